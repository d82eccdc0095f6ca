import type { Callable } from '@bozor/contract/call.ts';
import { replaceEqualDeep, type QueryClient, type UseMutationOptions } from '@tanstack/react-query';
import type { Api, Input, Reply } from './api.ts';

export interface ApiMutationOptions<C extends Callable> {
  /** Queries that this call changes; they are invalidated. */
  readonly changes?: readonly Callable[];
  readonly onSuccess?: (reply: Reply<C>, input: Input<C>) => void;
  /** The component shows the failure itself, so no toast appears. */
  readonly quiet?: boolean;
  /** Returns the key of one intention; see `useIntentionKey` for forms whose input may change between two presses. */
  readonly idempotencyKey?: (input: Input<C>) => string;
}

/** Variables of a mutation. The key is made once, so that retries of TanStack Query share it. */
interface Attempt<C extends Callable> {
  readonly input: Input<C>;
  readonly idempotencyKey: string | undefined;
}

interface ApiMutation<C extends Callable> {
  readonly api: Api;
  readonly call: C;
  readonly quiet: boolean;
  /** Read when the reply arrives, since the component may have re-rendered. */
  readonly latest: () => ApiMutationOptions<C>;
}

/** TanStack Query options of a call. `MutationCache` reports a failure, unless the mutation is quiet. */
export function apiMutationOptions<C extends Callable>({ api, call, quiet, latest }: ApiMutation<C>) {
  return {
    mutationKey: mutationKeyOf(call),
    mutationFn: ({ input, idempotencyKey }) =>
      api.call(call, { ...input, ...(idempotencyKey !== undefined && { idempotencyKey }) } as never),
    meta: { quiet },
    onSuccess: (reply, { input }, _result, { client }) => {
      const { changes = [], onSuccess } = latest();
      for (const changed of changes) void client.invalidateQueries({ queryKey: [changed.path] });
      onSuccess?.(reply, input);
    },
  } satisfies UseMutationOptions<Reply<C>, Error, Attempt<C>>;
}

/** Whether the same input is on its way already, however often the button is pressed. */
export function isSending<C extends Callable>(client: QueryClient, call: C, input: Input<C>): boolean {
  const isOfInput = ({ state }: { readonly state: { readonly variables: unknown } }) =>
    isSame((state.variables as Attempt<C>).input, input);
  return client.isMutating({ mutationKey: mutationKeyOf(call), predicate: isOfInput }) > 0;
}

/** Whether two inputs are equal; files only if they are the same ones. */
export function isSame(sent: unknown, input: unknown): boolean {
  return replaceEqualDeep(sent, input) === sent;
}

function mutationKeyOf({ method, path }: Callable): readonly unknown[] {
  return [method, path];
}
