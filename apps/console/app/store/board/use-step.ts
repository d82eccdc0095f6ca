import { calls } from '@bozor/contract/store/calls.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useFault } from '../../frame/use-fault.ts';

const CHANGES = [calls.orders.list, calls.orders.details];

/** The steps of an order that need nothing but a press. `fault` is what the last one was refused with. */
export function useStep() {
  const { fault, refuse, clear } = useFault();
  const options = { quiet: true, changes: CHANGES, onSuccess: clear };
  const steps = {
    prepare: useApiMutation(calls.orders.prepare, options),
    ready: useApiMutation(calls.orders.ready, options),
    complete: useApiMutation(calls.orders.complete, options),
    recall: useApiMutation(calls.orders.recall, options),
    acknowledgeAllergy: useApiMutation(calls.orders.acknowledgeAllergy, options),
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

export const changesOfOrders = CHANGES;
