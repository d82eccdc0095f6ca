import type { Callable } from '@bozor/contract/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useApi } from '../runtime/runtime.tsx';
import { apiMutationOptions, isSame, isSending, type ApiMutationOptions } from './api-mutation.ts';
import type { Input, Reply } from './api.ts';

/** Callbacks of one call, run only while the component is mounted and has sent no other call since. */
interface MutationCallbacks<C extends Callable> {
  readonly onSuccess?: ((reply: Reply<C>) => void) | undefined;
  readonly onError?: ((error: Error) => void) | undefined;
}

export interface ApiMutation<C extends Callable> {
  readonly isPending: boolean;
  /** Input and reply of the latest call. */
  readonly variables: Input<C> | undefined;
  readonly data: Reply<C> | undefined;
  /** Does nothing while the same input is being sent. */
  readonly mutate: (input: Input<C>, callbacks?: MutationCallbacks<C>) => void;
  /** Rejects with the failure of the call. While the same input is being sent it returns the promise of that call. */
  readonly mutateAsync: (input: Input<C>) => Promise<Reply<C>>;
}

/** A mutation. @example const add = useApiMutation(calls.cart.add, { changes: [calls.cart.list] }); add.mutate({ body }) */
export function useApiMutation<C extends Callable>(call: C, options: ApiMutationOptions<C> = {}): ApiMutation<C> {
  const api = useApi();
  const client = useQueryClient();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { quiet = false } = options;
  const mutation = useMutation(useMemo(() => apiMutationOptions({ api, call, quiet, latest: () => latest.current }), [api, call, quiet]));
  const { mutate: send, mutateAsync: sendAsync } = mutation;

  const mutate = useCallback(
    (input: Input<C>, { onSuccess, onError }: MutationCallbacks<C> = {}) => {
      if (isSending(client, call, input)) return;
      send(attemptOf(input, latest.current), { onSuccess: (reply) => onSuccess?.(reply), onError: (error) => onError?.(error) });
    },
    [client, call, send],
  );
  const sent = useRef<{ readonly input: Input<C>; readonly reply: Promise<Reply<C>> }>(undefined);
  const mutateAsync = useCallback(
    (input: Input<C>) => {
      if (!sent.current || !isSame(sent.current.input, input) || !isSending(client, call, input))
        sent.current = { input, reply: sendAsync(attemptOf(input, latest.current)) };
      return sent.current.reply;
    },
    [client, call, sendAsync],
  );
  return { isPending: mutation.isPending, variables: mutation.variables?.input, data: mutation.data, mutate, mutateAsync };
}

function attemptOf<C extends Callable>(input: Input<C>, { idempotencyKey }: ApiMutationOptions<C>) {
  return { input, idempotencyKey: idempotencyKey?.(input) };
}
