import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { MemoryMessenger } from '../../../test/memory-adapters.ts';
import type { OutgoingMessage } from '../../ports/messenger.ts';
import { inTransaction } from '../db/transaction.ts';
import { Jobs } from '../jobs/jobs.ts';
import { defineDelivery, defineSweepingMessages, postMessage } from './outbox.ts';

const { db } = await freshDatabase({ allowsLoneMessages: true });
const jobs = new Jobs();
const messenger = new MemoryMessenger();
defineDelivery(jobs, db, messenger);
defineSweepingMessages(jobs, db);

const LETTER: OutgoingMessage = {
  channel: 'email',
  to: 'aziz@example.uz',
  subject: 'Hello',
  text: 'How are you?',
  deduplicationKey: 'hello:1',
};

beforeEach(async () => {
  await db.deleteFrom('outbox').execute();
  messenger.sent.length = 0;
  messenger.fails = false;
});

const post = (message: OutgoingMessage) => inTransaction(db, (transaction) => postMessage(jobs, transaction, message));
const rows = () => db.selectFrom('outbox').select(['id', 'state', 'tries', 'last_problem']).execute();
const deliver = async () => jobs.perform('send-mail', { id: (await rows())[0]!.id });

test('a message is sent as it was laid down, and once', async () => {
  await post(LETTER);
  await deliver();
  await deliver();
  expect(messenger.sent).toEqual([LETTER]);
  expect(await rows()).toMatchObject([{ state: 'sent', tries: 1 }]);
});

test('the same event is sent once', async () => {
  expect(await post(LETTER)).toBe(true);
  expect(await post({ ...LETTER, text: 'Again' })).toBe(false);
  expect(await rows()).toHaveLength(1);
});

test('a rolled-back message is never sent', async () => {
  const failing = inTransaction(db, async (transaction) => {
    await postMessage(jobs, transaction, LETTER);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await rows()).toEqual([]);
});

test('a message to a provider that is down is retried, twelve times at most', async () => {
  await post(LETTER);
  messenger.fails = true;
  await expect(deliver()).rejects.toThrow('down');
  expect(await rows()).toMatchObject([{ state: 'waiting', tries: 1, last_problem: 'Error: The provider is down' }]);
  for (let tries = 2; tries <= 5; tries += 1) await expect(deliver()).rejects.toThrow('down');
  // By then the circuit breaker is open, and a call fails without reaching the server.
  for (let tries = 6; tries <= 12; tries += 1) await expect(deliver()).rejects.toThrow('circuit breaker is open');
  expect(await rows()).toMatchObject([{ state: 'dead', tries: 12 }]);
});

test('a message goes a month after it was written, sent or not', async () => {
  for (const [key, days] of [
    ['sent', 31],
    ['dead', 31],
    ['waiting', 31],
    ['recent', 29],
  ] as const) {
    await post({ ...LETTER, deduplicationKey: key });
    await db
      .updateTable('outbox')
      .set({
        created_at: sql`now() - make_interval(days => ${days})`,
        state: key === 'recent' ? 'sent' : key,
        sent_at: key === 'sent' || key === 'recent' ? sql`now()` : null,
      })
      .where('deduplication_key', '=', key)
      .execute();
  }
  await jobs.perform('sweep-messages', {});
  expect(await db.selectFrom('outbox').select('deduplication_key').execute()).toEqual([{ deduplication_key: 'recent' }]);
});
