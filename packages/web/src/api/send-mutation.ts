import type { Callable } from '@bozor/contract/call.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Api, Input, Reply } from './api.ts';
import { reportFailure } from './report-failure.ts';

export interface MutationOptions<C extends Callable> {
  /** Questions whose answers this call changes; they are asked again. */
  readonly changes?: readonly Callable[];
  readonly onSuccess?: (reply: Reply<C>, input: Input<C>) => void;
  /** The screen speaks for itself when it fails: no toast. */
  readonly quiet?: boolean;
  /** Made once for each intention and kept over its tries. */
  readonly idempotencyKey?: () => string;
}

interface Change<C extends Callable> {
  readonly api: Api;
  readonly client: Pick<QueryClient, 'invalidateQueries'>;
  readonly call: C;
  readonly input: Input<C>;
  /** Asked for anew when the answer is there: the screen may have been drawn again meanwhile. */
  readonly options: () => MutationOptions<C>;
}

/** Sends what changes something, has changed answers asked for again, and tells a failure once. Throws what the call failed with. */
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
