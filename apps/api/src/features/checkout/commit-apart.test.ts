import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor } from '../../../test/fixtures.ts';
import { sendForm } from '../../../test/form.ts';
import { ORDER_PHONE, orderByApi } from '../../../test/order.ts';
import { startTestDatabase } from '../../../test/start-test-database.ts';
import { changeSettings } from '../../../test/settings.ts';
import { connectionOf } from '../../platform/db/pool.ts';

// A separate server, because this test delays every commit that notifies. It has room for a standby, which never connects.
const own = await startTestDatabase({ max_wal_senders: '1' });
afterAll(() => own.stop());
const tested = await testApi({ on: own });
const { api, db, call, customer, guest, pool, target } = tested;

/**
 * PostgreSQL holds one global lock during a commit that notifies, until the disk has the commit. This commit waits for a standby that does
 * not exist, like a slow disk. Every other transaction that notifies waits behind it.
 */
const slow = new pg.Client(connectionOf(target));
let notifying: Promise<unknown>;

beforeAll(async () => {
  await slow.connect();
  await pool.query(`alter system set synchronous_standby_names = 'nobody'`);
  await pool.query('select pg_reload_conf()');
});
afterAll(async () => {
  await pool.query('alter system reset synchronous_standby_names');
  await pool.query('select pg_reload_conf()');
  await notifying;
  await slow.end();
});

async function delayNotifications(): Promise<void> {
  await slow.query('set synchronous_commit = on');
  await expect
    .poll(async () => (await slow.query('show synchronous_standby_names')).rows)
    .toEqual([{ synchronous_standby_names: 'nobody' }]);
  // The commit needs a write to wait for: a notification alone is not written to disk.
  notifying = slow.query('begin; create temporary table written (n int); notify somebody; commit');
  notifying.catch(() => undefined);
  await expect
    .poll(
      async () =>
        (await pool.query(`select wait_event from pg_stat_activity where application_name = '' and wait_event = 'SyncRep'`)).rowCount,
    )
    .toBe(1);
}

test('sign-in, cart, order, payment, cancellation and message wait for no other notification', async () => {
  await changeSettings(tested, { otp_login: true, digital_payment: true });
  const store = await buildStore(db);
  const item = await buildItem(db, { store, price_minor: 20_000, stock: 100 });
  const [aziza, visitor] = [await customer(), await guest()];
  await delayNotifications();
  await expect(pool.query('notify somebody')).rejects.toMatchObject({ code: '55P03' });

  const answered = async (calling: Promise<{ status: number }>) => expect((await calling).status).toBe(200);
  const order = (as: Caller, over = {}) => orderByApi(tested, { store, item, as, ...over });
  await answered(call(API.identity.login, { body: { phone: ORDER_PHONE, login_type: 'otp' } }));
  await answered(call(API.cart.add, { as: visitor, headers: headersFor(store), body: { item_id: item.id, quantity: 1 } }));
  await order(visitor);
  const placed = await order(aziza);
  await answered(call(API.orders.cancel, { as: aziza, body: { order_id: placed, reason: 'Changed my mind' } }));
  await answered(
    sendForm(tested, API.messages.send, { as: aziza, fields: { message: 'Salom', receiver_type: 'store', receiver_id: store.id } }),
  );
  const online = await order(aziza, { payment_method: 'digital_payment' });
  const { provider_payment_id: payment } = await db
    .selectFrom('payments')
    .where('order_id', '=', online)
    .select('provider_payment_id')
    .executeTakeFirstOrThrow();
  await answered(call(API.payment.sandboxDecide, { params: { payment: payment! }, body: { decision: 'approve' } }));
  await api.jobs.perform('sandbox-callback', { id: payment! });
  expect((await db.selectFrom('orders').where('id', '=', online).select('payment_status').executeTakeFirstOrThrow()).payment_status).toBe(
    'paid',
  );
});
