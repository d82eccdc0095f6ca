import type { Callable } from '@bozor/contract/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Input, Reply } from './api.ts';
import { useApi } from '../runtime/runtime.tsx';
import { sendMutation, type MutationOptions } from './send-mutation.ts';

/** Callbacks of one call, run only while the component is mounted and has sent no other call since. */
interface MutationCallbacks<C extends Callable> {
  readonly onSuccess?: ((reply: Reply<C>) => void) | undefined;
  readonly onError?: ((error: Error) => void) | undefined;
}

interface Sent<C extends Callable> {
  readonly isPending: boolean;
  /** Input and reply of the latest call. */
  readonly variables: Input<C> | undefined;
  readonly data: Reply<C> | undefined;
}

export interface ApiMutation<C extends Callable> extends Sent<C> {
  readonly mutate: (input: Input<C>, callbacks?: MutationCallbacks<C>) => void;
  /** Rejects with the failure of the call. */
  readonly mutateAsync: (input: Input<C>) => Promise<Reply<C>>;
}

const NOTHING_SENT = { isPending: false, variables: undefined, data: undefined };

/** A mutation. @example const add = useApiMutation(calls.cart.add, { changes: [calls.cart.list] }); add.mutate({ body }) */
export function useApiMutation<C extends Callable>(call: C, options: MutationOptions<C> = {}): ApiMutation<C> {
  const api = useApi();
  const client = useQueryClient();
  const [sent, setSent] = useState<Sent<C>>(NOTHING_SENT);
  const latest = useRef<Input<C>>(undefined);
  const latestOptions = useRef(options);
  useEffect(() => {
    latestOptions.current = options;
  });
  // An unmounted component follows no call.
  useEffect(() => () => void (latest.current = undefined), []);

  const mutateAsync = useCallback(
    async (input: Input<C>) => {
      const settle = (data?: Reply<C>) => latest.current === input && setSent({ isPending: false, variables: input, data });
      latest.current = input;
      setSent({ isPending: true, variables: input, data: undefined });
      try {
        const reply = await sendMutation({ api, client, call, input, options: () => latestOptions.current });
        settle(reply);
        return reply;
      } catch (error) {
        settle();
        throw error;
      }
    },
    [api, client, call],
  );
  const mutate = useCallback(
    (input: Input<C>, callbacks?: MutationCallbacks<C>) => {
      const isFollowed = () => latest.current === input;
      mutateAsync(input).then(
        (reply) => isFollowed() && callbacks?.onSuccess?.(reply),
        (error: Error) => isFollowed() && callbacks?.onError?.(error),
      );
    },
    [mutateAsync],
  );
  return { ...sent, mutate, mutateAsync };
}
