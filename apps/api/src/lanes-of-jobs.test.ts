import { afterAll, beforeAll, expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { sql } from 'kysely';
import { testApi } from '../test/api.ts';
import { buildItem, buildStore } from '../test/fixtures.ts';
import { orderByApi } from '../test/order.ts';
import { changeSettings } from '../test/settings.ts';
import { createPool } from './platform/db/pool.ts';
import { LANES } from './platform/jobs/lanes.ts';

const tested = await testApi({ connections: 20 });
const { api, db, call, customer, guest, messenger, push, target, startRelay } = tested;
const workerPool = createPool(target, { name: 'worker', size: Object.keys(LANES).length + 4, onError: () => {} });
const ended = Promise.withResolvers<never>();
ended.promise.catch(() => undefined);

const OUTSIDE = new Set(['push', 'send-mail', 'send-sms']);
/** Every server outside hangs, but for codes. */
const codes: string[] = [];
messenger.send = async ({ channel, text }) => (text.includes('is your code') ? void codes.push(channel) : ended.promise);
push.send = () => ended.promise;

beforeAll(() => changeSettings(tested, { otp_login: true, digital_payment: true }));
afterAll(async () => {
  ended.reject(new Error('The test is over'));
  await api.stop();
  await workerPool.end();
});

test('no code, payment, chore or courier waits for a server that hangs', async () => {
  const store = await buildStore(db);
  const item = await buildItem(db, { store, price_minor: 20_000, stock: 10 });
  const aziza = await customer({ phone: '+998905550101' });
  const order = await orderByApi(tested, { store, item, as: aziza, payment_method: 'digital_payment' });
  const { provider_payment_id: payment } = await db
    .selectFrom('payments')
    .where('order_id', '=', order)
    .select('provider_payment_id')
    .executeTakeFirstOrThrow();
  await guest();
  // More than all workers together.
  await sql`with posted as (
      insert into outbox (channel, recipient, body, deduplication_key)
      select channel, 'somebody', 'News', channel || n from unnest(array['sms', 'email']) as channel, generate_series(1, 300) n returning id, channel)
    insert into requested_jobs (task, payload, max_attempts)
    select case channel when 'sms' then 'send-sms' else 'send-mail' end, json_build_object('id', id), 12 from posted`.execute(db);
  await sql`with asked as (
      insert into push_subscriptions (guest_id, kind, endpoint, p256dh, auth)
      select g.id, 'web_push', 'https://push.example/' || n, repeat('x', 87), repeat('x', 22)
      from guests g, generate_series(1, 300) n returning id)
    insert into requested_jobs (task, payload, max_attempts)
    select 'push', json_build_object('target', id, 'since', now(), 'news', json_build_object('kind', 'order', 'orderId', ${order}::bigint, 'title', 'News')), 5
    from asked`.execute(db);
  startRelay();
  await api.start(workerPool, () => {});
  const inHand = async (task: string) => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${task} and locked_at is not null`.execute(db);
    return rows[0]!.count;
  };
  await expect.poll(() => inHand('send-sms'), { timeout: 20_000 }).toBeGreaterThanOrEqual(LANES.sms.workers);

  for (const body of [{ phone: '+998905550101', login_type: 'otp' as const }])
    expect((await call(API.identity.login, { body })).status).toBe(200);
  await call(API.payment.sandboxDecide, { params: { payment: payment! }, body: { decision: 'approve' } });
  await db
    .updateTable('quotes')
    .set({ created_at: sql`now() - interval '3 days'`, expires_at: sql`now() - interval '2 days'` })
    .execute();
  await api.jobs.enqueueAlone(db, 'sweep-quotes', {});
  await api.jobs.enqueueAlone(db, 'expire-unpaid-orders', {});
  const waiting = async () => {
    const { rows } = await sql<{ task: string }>`select distinct t.identifier as task from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where run_at <= now() union select task from requested_jobs`.execute(db);
    return rows.map(({ task }) => task).toSorted();
  };
  await expect.poll(() => codes, { timeout: 20_000 }).toEqual(['sms']);
  const paid = async () =>
    (await db.selectFrom('orders').where('id', '=', order).select('payment_status').executeTakeFirstOrThrow()).payment_status;
  await expect.poll(paid, { timeout: 20_000 }).toBe('paid');
  const others = async () => (await waiting()).filter((task) => !OUTSIDE.has(task));
  await expect.poll(others, { timeout: 20_000 }).toEqual([]);
  expect(await db.selectFrom('outbox').where('state', '=', 'waiting').select('id').execute()).toHaveLength(600);
  expect(await db.selectFrom('quotes').select('id').execute()).toEqual([]);
});
