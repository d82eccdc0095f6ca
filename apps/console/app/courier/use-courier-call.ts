import { calls } from '@bozor/contract/courier/calls.ts';
import type { Callable } from '@bozor/contract/call.ts';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiMutation, type ApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useFault } from '../frame/use-fault.ts';

interface CourierCall<C extends Callable> extends ApiMutation<C> {
  /** Refusal of the latest call as a text; the screen shows it beside the button. */
  readonly problem: string | undefined;
  readonly run: ApiMutation<C>['mutate'];
}

/** A call of the courier app that changes their state. Its refusal stays on the screen until the next press. */
export function useCourierCall<C extends Callable>(call: C, onSuccess?: (reply: Reply<C>) => void): CourierCall<C> {
  const { fault, refuse, clear } = useFault();
  const mutation = useApiMutation(call, { quiet: true, changes: [calls.state.read], ...(onSuccess && { onSuccess }) });
  const run: ApiMutation<C>['mutate'] = (input, callbacks = {}) => {
    clear();
    mutation.mutate(input, {
      ...callbacks,
      onError: (error) => {
        refuse(error);
        callbacks.onError?.(error);
      },
    });
  };
  return { ...mutation, problem: fault, run };
}
