import { ApiProblem } from '@bozor/contract/client.ts';
import { calls } from '@bozor/contract/store/calls.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';

const CHANGES = [calls.orders.list, calls.orders.details];

/** The steps of an order that need nothing but a press. `fault` is what the last one was refused with. */
export function useStep() {
  const { fault, refuse, clear } = useFault();
  const options = { quiet: true, changes: CHANGES, onSuccess: clear };
  const steps = {
    prepare: useApiMutation(calls.orders.prepare, options),
    ready: useApiMutation(calls.orders.ready, options),
    complete: useApiMutation(calls.orders.complete, options),
  };
  return {
    fault,
    /** The order of the step that is being sent. */
    order: Object.values(steps).find((step) => step.isPending)?.variables?.params.order,
    isPending: Object.values(steps).some((step) => step.isPending),
    take: (step: keyof typeof steps, order: number) => {
      clear();
      steps[step].mutate({ params: { order }, body: { tapped_at: new Date().toISOString() } }, { onError: refuse });
    },
  };
}

/** What the server or the line refused, in words. */
export function useFault() {
  const { t } = useI18n();
  const [fault, setFault] = useState<string>();
  return {
    fault,
    refuse: (error: Error) => setFault(error instanceof ApiProblem ? error.messages.join(' ') : t('Connection lost. Please try again.')),
    clear: () => setFault(undefined),
  };
}

export const changesOfOrders = CHANGES;
