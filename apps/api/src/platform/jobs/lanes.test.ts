import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { smsGateway } from '../../adapters/sms-gateway.ts';
import type { OutgoingMessage } from '../../ports/messenger.ts';
import { createDatabase } from '../db/database.ts';
import { createPool } from '../db/pool.ts';
import { inTransaction } from '../db/transaction.ts';
import { startRelay, type Relay } from '../events/relay.ts';
import { defineDelivery, postMessage } from '../outbox/outbox.ts';
import { Jobs } from './jobs.ts';
import { LANES } from './lanes.ts';

const OTHERS = 10_000;

const { db, target } = await freshDatabase({ checksInvariants: false });
const jobs = new Jobs();
const [jobsPool, workerPool] = [8, Object.keys(LANES).length + 4].map((size) =>
  createPool(target, { name: 'lanes', size, onError: () => {}, onLeft: () => relay?.wake() }),
);
let relay: Relay | undefined;

/** An SMS server that accepts messages and never responds. */
const taken: string[] = [];
const server = createServer((request) => void text(request).then((body) => taken.push(body)));
const letters: OutgoingMessage[] = [];
const done: string[] = [];

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sms = smsGateway({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send` });
  defineDelivery(jobs, createDatabase(jobsPool!), {
    send: async (message) => (message.channel === 'sms' ? sms(message) : void letters.push(message)),
  });
  for (const [name, lane] of [
    ['take-payment', 'payments'],
    ['find-payment', 'gateways'],
    ['push-something', 'push'],
    ['sweep', 'chores'],
  ] as const)
    jobs.define(name, lane, async () => void done.push(name));
  jobs.define('ride', 'demo', async () => void done.push('ride'));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await relay?.stop();
  await jobs.stop();
  await Promise.all([jobsPool!.end(), workerPool!.end()]);
});

test('a code, a letter, a payment and a sweep pass a server that hangs and ten thousand jobs that wait', async () => {
  await sql`with posted as (
      insert into outbox (channel, recipient, body, deduplication_key) select 'sms', '+998901234567', 'News', 'news:' || n from generate_series(1, ${OTHERS / 2}) n returning id)
    insert into requested_jobs (task, payload, max_attempts) select 'send-sms', json_build_object('id', id), 12 from posted`.execute(db);
  await sql`insert into requested_jobs (task, payload, max_attempts) select 'ride', json_build_object('id', n), 12 from generate_series(1, ${OTHERS / 2}) n`.execute(
    db,
  );
  relay = startRelay(db, (error) => {
    throw error;
  });
  await jobs.start(workerPool!, () => {});
  // The hanging server occupies every worker of the lane.
  await expect.poll(() => taken.length, { timeout: 20_000 }).toBe(LANES.sms.workers);

  const own = createDatabase(jobsPool!);
  await inTransaction(own, async (trx) => {
    await postMessage(jobs, trx, { channel: 'sms', to: '+998901112233', text: 'Code 111111', deduplicationKey: 'code:1' });
    await postMessage(jobs, trx, { channel: 'email', to: 'a@b.uz', subject: 'Code', text: '222222', deduplicationKey: 'code:2' });
    await postMessage(jobs, trx, { channel: 'email', to: 'a@b.uz', subject: 'News', text: 'Hello', deduplicationKey: 'letter:1' });
    for (const name of ['take-payment', 'find-payment', 'push-something', 'sweep']) await jobs.enqueue(trx, name, {});
  });
  await expect.poll(() => taken.some((body) => body.includes('111111')), { timeout: 20_000 }).toBe(true);
  await expect.poll(() => letters.length, { timeout: 20_000 }).toBe(2);
  const urgent = () => done.filter((name) => name !== 'ride').toSorted();
  await expect.poll(urgent, { timeout: 20_000 }).toEqual(['find-payment', 'push-something', 'sweep', 'take-payment']);

  // The server released none of them, and thousands of jobs still wait.
  expect(taken.filter((body) => !body.includes('111111'))).toHaveLength(LANES.sms.workers);
  const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from graphile_worker._private_jobs`.execute(db);
  expect(rows[0]!.waiting).toBeGreaterThan(OTHERS / 2);
});

test('jobs that are stopped while they start leave no runner and no connection in use', async () => {
  for (const acquired of [0, 1, 4, 10]) {
    const pool = createPool(target, { name: 'hasty', size: Object.keys(LANES).length + 4, onError: () => {} });
    const hasty = new Jobs();
    for (const lane of Object.keys(LANES) as (keyof typeof LANES)[]) hasty.define(`hasty-${lane}`, lane, async () => {});
    const started = hasty.start(pool, () => {});
    for (let n = 0; n < acquired; n++) await once(pool, 'acquire');
    await hasty.stop();
    await started;
    // A client that a runner still holds would keep the pool from ending.
    await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 5_000 }).toBe(0);
    await pool.end();
  }
});
