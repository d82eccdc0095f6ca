import type { Transaction } from '../../platform/db/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { listTargets, type PushPerson } from './store.ts';

export const PUSH = 'push';
const MOST_TRIES = 5;
/** Who reads a conversation has read a new message by then. */
const READING_MS = 5_000;

/** What is to be told: a step of an order, by the English title of its notice, or a message. */
export type PushNews =
  | { readonly kind: 'order'; readonly orderId: number; readonly title: string }
  | { readonly kind: 'message'; readonly messageId: number };

/** One browser that is to be told something. */
export interface PushJob extends Record<string, unknown> {
  readonly target: number;
  readonly news: PushNews;
  /** What is older by far is no news. */
  readonly since: string;
}

/** Has somebody's browsers told, wherever they asked for it, if the transaction that has the news commits. */
export async function tellByPush(trx: Transaction, person: PushPerson, news: PushNews): Promise<void> {
  const since = new Date().toISOString();
  for (const target of await listTargets(trx, person)) {
    const job: PushJob = { target, news, since };
    await addJob(trx, PUSH, job, { maxAttempts: MOST_TRIES, ...(news.kind === 'message' && { inMs: READING_MS }) });
  }
}
