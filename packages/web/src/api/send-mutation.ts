import type { Callable } from '@bozor/contract/call.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Api, Input, Reply } from './api.ts';
import { reportFailure } from './report-failure.ts';

export interface MutationOptions<C extends Callable> {
  /** Queries that this call changes; they are invalidated. */
  readonly changes?: readonly Callable[];
  readonly onSuccess?: (reply: Reply<C>, input: Input<C>) => void;
  /** The component shows the failure itself, so no toast appears. */
  readonly quiet?: boolean;
  /** Returns the key of one intention; its retries share it. */
  readonly idempotencyKey?: () => string;
}

interface Change<C extends Callable> {
  readonly api: Api;
  readonly client: Pick<QueryClient, 'invalidateQueries'>;
  readonly call: C;
  readonly input: Input<C>;
  /** Read again after the reply, since the component may have re-rendered. */
  readonly options: () => MutationOptions<C>;
}

/** Sends a mutation, invalidates the changed queries and reports a failure once. Rethrows the failure. */
export async function sendMutation<C extends Callable>({ api, client, call, input, options }: Change<C>): Promise<Reply<C>> {
  const { idempotencyKey } = options();
  try {
    const reply = (await api.call(call, { ...input, ...(idempotencyKey && { idempotencyKey: idempotencyKey() }) } as never)) as Reply<C>;
    const { changes = [], onSuccess } = options();
    for (const changed of changes) void client.invalidateQueries({ queryKey: [changed.path] });
    onSuccess?.(reply, input);
    return reply;
  } catch (error) {
    if (!options().quiet) reportFailure(error);
    throw error;
  }
}
