import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertNotice } from '../src/features/notifications/store.ts';
import type { Transaction } from '../src/platform/db/database.ts';
import { inTransaction } from '../src/platform/db/transaction.ts';
import { addJob, Jobs } from '../src/platform/jobs/jobs.ts';
import { postMessage } from '../src/platform/outbox/outbox.ts';
import { freshDatabase } from './database.ts';
import { watchLoneMessages } from './lone-messages.ts';
import { buildShop } from './shop.ts';

const { db, pool } = await freshDatabase({ allowsLoneMessages: true });
const loneMessages = watchLoneMessages(pool);
const jobs = new Jobs();
const { customerId } = await buildShop(db);

/** Every way to lay down a message, a job or a notice. */
const WAYS: Readonly<Record<string, (trx: Transaction) => Promise<unknown>>> = {
  'a message': (trx) => postMessage(jobs, trx, { channel: 'email', to: 'a@b.uz', text: 'Hello', deduplicationKey: 'hello' }),
  'a job': (trx) => jobs.enqueue(trx, 'greet', {}),
  'a job of a use-case that has only its transaction': (trx) => addJob(trx, 'greet', {}),
  'a notice': (trx) => insertNotice(trx, { customerId, type: 'wallet', title: { en: 'Paid' }, body: { en: '1000' } }),
};
const rows = async () => {
  const { rows: found } =
    await sql`select id from outbox union all select id from requested_jobs union all select id from notifications`.execute(db);
  return found;
};

test.each(Object.entries(WAYS))('%s is refused outside a transaction', async (_name, lay) => {
  await expect(lay(db as unknown as Transaction)).rejects.toThrow('outside the transaction');
  expect(await rows()).toEqual([]);
});

test.each(Object.entries(WAYS))('%s goes when its transaction fails', async (_name, lay) => {
  const failing = inTransaction(db, async (trx) => {
    await lay(trx);
    expect(await rows()).toEqual([]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await rows()).toEqual([]);
});

test.each(Object.entries(WAYS))('%s committed alone is found, one with its cause is not', async (_name, lay) => {
  const before = loneMessages().length;
  await inTransaction(db, async (trx) => {
    await trx.updateTable('customers').set({ f_name: 'Aziza' }).where('id', '=', customerId).execute();
    await lay(trx);
  });
  expect(loneMessages()).toHaveLength(before);
  await sql`delete from outbox`.execute(db);
  await inTransaction(db, lay);
  expect(loneMessages()).toHaveLength(before + 1);
});
