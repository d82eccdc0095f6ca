import type { Transaction } from '../../platform/db/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { listTargets, type PushPerson } from './store.ts';

export const PUSH = 'push';
const MOST_TRIES = 5;
/** Delay in which a reader with the conversation open has read the message. */
const READING_MS = 5_000;

/** Content of a push message: an order's step, by the English title of its notice, or a message. */
export type PushContent =
  | { readonly kind: 'order'; readonly orderId: number; readonly title: string }
  | { readonly kind: 'message'; readonly messageId: number };

/** Push message for one browser. */
export interface PushJob extends Record<string, unknown> {
  readonly target: number;
  readonly news: PushContent;
  /** An old event is not sent any more. */
  readonly since: string;
}

/** Enqueues push messages to all browsers of a person, in the transaction of the event. */
export async function enqueuePush(trx: Transaction, person: PushPerson, news: PushContent): Promise<void> {
  const since = new Date().toISOString();
  for (const target of await listTargets(trx, person)) {
    const job: PushJob = { target, news, since };
    await addJob(trx, PUSH, job, { maxAttempts: MOST_TRIES, ...(news.kind === 'message' && { inMs: READING_MS }) });
  }
}
