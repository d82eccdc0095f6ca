import { calls } from '@bozor/contract/store/calls.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useTap } from '../../frame/outbox/use-tap.ts';
import { useFault } from '../../frame/use-fault.ts';

/** The steps of an order that need nothing but a press. `fault` is what the last one was refused with. */
export function useStep(order: number) {
  const { fault, refuse, clear } = useFault();
  const steps = {
    prepare: useTap(calls.orders.prepare, text('Prepare'), order),
    ready: useTap(calls.orders.ready, text('Ready'), order),
    complete: useTap(calls.orders.complete, text('Handed to the customer'), order),
    recall: useTap(calls.orders.recall, text('Take back'), order),
    acknowledgeAllergy: useTap(calls.orders.acknowledgeAllergy, text('I have read it'), order),
  };
  return {
    fault,
    isPending: Object.values(steps).some((step) => step.isPending),
    take: (step: keyof typeof steps) => {
      clear();
      steps[step].press({ params: { order } }, { onDone: clear, onRefused: refuse });
    },
  };
}
