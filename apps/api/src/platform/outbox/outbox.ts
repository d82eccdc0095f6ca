import { sql, type UpdateResult } from 'kysely';
import type { Messenger, OutgoingMessage } from '../../ports/messenger.ts';
import type { Database, Transaction } from '../db/database.ts';
import { inBatches } from '../db/in-batches.ts';
import { assertTransaction } from '../db/transaction.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { withCircuitBreaker, withTimeout, type ExternalCall, type BreakerChange } from '../jobs/circuit-breaker.ts';
import { reasonOf } from '../jobs/reason-of.ts';

/** Jobs that send messages, by kind. Each has a lane of its own. */
const SENDING = {
  sms: { code: 'send-sms-code', other: 'send-sms' },
  email: { code: 'send-mail-code', other: 'send-mail' },
} as const;
/** Prefix of the deduplication keys of one-time codes. */
export const CODE_MESSAGE = 'code:';
/** Maximum number of tries of the job. */
const MOST_TRIES = 12;
const TIMEOUT_MS = 15_000;
/** Timeout of a code: its receiver requests another one after a minute. */
const CODE_TIMEOUT_MS = 5_000;

/**
 * Enqueues a message in the caller's transaction. It is sent if that commits, and an unavailable provider fails nothing. Returns false for
 * a repeated `deduplicationKey`.
 * @example await postMessage(api.jobs, transaction, { channel: 'email', to, subject, text, deduplicationKey: `newsletter:${email}` })
 */
export async function postMessage(jobs: Jobs, trx: Transaction, message: OutgoingMessage, customerId?: number): Promise<boolean> {
  assertTransaction(trx);
  const { channel, to, subject, text, deduplicationKey } = message;
  const job = SENDING[channel][deduplicationKey.startsWith(CODE_MESSAGE) ? 'code' : 'other'];
  const { numAffectedRows } = await sql`
    with posted as (
      insert into outbox (channel, recipient, subject, body, deduplication_key, customer_id)
      values (${channel}, ${to}, ${subject ?? null}, ${text}, ${deduplicationKey}, ${customerId ?? null})
      on conflict (deduplication_key) do nothing returning id
    )
    ${jobs.enqueuing(job, { from: sql`posted`, payload: sql`jsonb_build_object('id', id)` }, { maxAttempts: MOST_TRIES })}`.execute(trx);
  return numAffectedRows === 1n;
}

/**
 * Defines the jobs that send messages. Codes are always tried at once; other messages use a circuit breaker. Called once, while the API is
 * composed.
 */
export function defineDelivery(jobs: Jobs, db: Database, messenger: Messenger, onChange?: BreakerChange): void {
  const send = async (callServer: ExternalCall, { id }: { readonly id: number }) => {
    const message = await findWaiting(db, id);
    if (!message) return;
    try {
      await callServer(() => messenger.send(message));
    } catch (error) {
      await recordFailure(db, id, error);
      throw error;
    }
    await recordSent(db, id);
  };
  const now = withTimeout({ timeoutMs: CODE_TIMEOUT_MS });
  const sms = withCircuitBreaker({ name: 'sms', timeoutMs: TIMEOUT_MS, onChange });
  const mail = withCircuitBreaker({ name: 'mail', timeoutMs: TIMEOUT_MS, onChange });
  jobs.define<{ id: number }>(SENDING.sms.code, 'sms-codes', (job) => send(now, job));
  jobs.define<{ id: number }>(SENDING.email.code, 'mail-codes', (job) => send(now, job));
  jobs.define<{ id: number }>(SENDING.sms.other, 'sms', (job) => send(sms, job));
  jobs.define<{ id: number }>(SENDING.email.other, 'mail', (job) => send(mail, job));
  // Job of an earlier release.
  jobs.define<{ id: number }>('deliver-message', 'sms', (job) => send(now, job));
}

const BLANK = '…';

/** Expires old codes: sent messages lose their text, waiting ones are not sent. */
export async function withdrawCodes(db: Database, olderThanSeconds: number, most: number): Promise<UpdateResult> {
  // Literals, to match the partial index of messages with a code.
  return db
    .updateTable('outbox')
    .set({ body: sql.lit(BLANK), state: sql`case when state = 'waiting' then 'dead' else state end` })
    .where(
      'id',
      'in',
      sql<number>`(select id from outbox where deduplication_key like ${sql.lit(`${CODE_MESSAGE}%`)} and body <> ${sql.lit(BLANK)}
        and created_at < now() - make_interval(secs => ${olderThanSeconds}) order by created_at limit ${most} for update skip locked)`,
    )
    .executeTakeFirstOrThrow();
}

/** Deletes old messages, with the numbers and links in them. Called once, while the API is composed. */
export function defineSweepingMessages(jobs: Jobs, db: Database): void {
  jobs.define('sweep-messages', 'chores', () =>
    inBatches((most) =>
      sql`delete from outbox where id = any(array(
        select id from outbox where created_at < now() - interval '30 days' order by created_at limit ${most} for update skip locked))`.execute(
        db,
      ),
    ),
  );
  jobs.every('27 3 * * *', 'sweep-messages');
}

async function findWaiting(db: Database, id: number): Promise<OutgoingMessage | undefined> {
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).where('state', '=', 'waiting').executeTakeFirst();
  if (!row || row.channel === 'push') return undefined;
  return {
    channel: row.channel,
    to: row.recipient,
    ...(row.subject !== null && { subject: row.subject }),
    text: row.body,
    deduplicationKey: row.deduplication_key,
  };
}

async function recordSent(db: Database, id: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: sql`now()`, tries: sql`tries + 1`, last_problem: null })
    .where('id', '=', id)
    .execute();
}

async function recordFailure(db: Database, id: number, error: unknown): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      tries: sql`tries + 1`,
      last_problem: reasonOf(error).slice(0, 1000),
      state: sql`case when tries + 1 >= ${MOST_TRIES} then 'dead' else state end`,
    })
    .where('id', '=', id)
    .execute();
}
