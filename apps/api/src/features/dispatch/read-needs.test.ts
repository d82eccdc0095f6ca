import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API } from '@bozor/contract/operator/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildCourier } from '../../../test/fixtures.ts';
import { buildShop, placeOrder, type SmallShop } from '../../../test/shop.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { acceptOrder } from '../orders/accept-order.ts';
import { handOver } from '../orders/hand-over.ts';
import { moveOrder } from '../orders/move-order.ts';
import { pickUp } from '../orders/pick-up.ts';
import { recordAct } from '../orders/record-act.ts';
import { startPreparing } from '../orders/start-preparing.ts';

/** The API's clock stands here, and the database's goes on. */
const NOW = new Date();
const { db, call, staff } = await testApi({ now: NOW.toISOString() });
let shop: SmallShop;
let dispatcher: Caller;
let courierId: number;

beforeAll(async () => {
  shop = await buildShop(db);
  dispatcher = await staff('dispatcher');
  courierId = await buildCourier(db, { zone_id: shop.zoneId });
});
beforeEach(async () => {
  await sql`update item_stock set stock = 50`.execute(db);
  // Everything that an earlier test left running is over.
  const { rows } = await sql<{ id: number }>`select id from orders where ended_as is null`.execute(db);
  for (const { id } of rows) await inTransaction(db, (trx) => moveOrder(trx, { orderId: id, to: 'canceled', by: { as: 'operator' } }));
  await sql`update refunds set state = 'rejected'`.execute(db);
});

const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const place = (over: Parameters<typeof placeOrder>[2] = {}) => placeOrder(db, shop, over);
const STEPS = [acceptOrder, startPreparing, handOver, pickUp];
const bring = (orderId: number, steps: number) =>
  inTransaction(db, async (trx) => {
    for (const step of STEPS.slice(0, steps)) await step(trx, orderId, { as: 'operator' });
  });
/** As if the present status had begun then. Only triggers of the status guard its time. */
const backdate = (orderId: number, minutes: number) =>
  db
    .updateTable('orders')
    .set({ status_at: minutesAgo(minutes) })
    .where('id', '=', orderId)
    .execute();
const needs = async (as = dispatcher) => (await call(API.orders.needs, { as })).body.needs;
const told = async (as = dispatcher) => (await needs(as)).map(({ need, order }) => [need, order.id]);

describe('needs the operator', () => {
  test('an order that nobody has accepted for five minutes, and only once its money has come', async () => {
    const cash = await place();
    const unpaid = await place({ payment_method: 'digital_payment', pay_until: minutesAgo(-20) });
    for (const id of [cash, unpaid]) await backdate(id, 6);
    const fresh = await place();
    await backdate(fresh, 4);
    const later = await place({ schedule_at: minutesAgo(-300) });
    await backdate(later, 60);
    expect(await needs()).toMatchObject([{ need: 'not_accepted', next: 'accept', order: { id: cash, status: 'pending' } }]);
  });

  test('an order whose promise has passed before it is picked up', async () => {
    const id = await place({ promised_from: minutesAgo(60), promised_until: minutesAgo(30), latest_by: minutesAgo(20) });
    await bring(id, 2);
    const [need] = await needs();
    expect(need).toMatchObject({ need: 'late', next: 'open', order: { id, minutes_late: 30 } });
    await bring(await place(), 2);
    expect(await told()).toHaveLength(1);
  });

  test('an order on its way whose courier is silent for four minutes', async () => {
    const id = await place({ rider_id: courierId });
    await bring(id, 4);
    expect(await told()).toEqual([]);
    await backdate(id, 5);
    expect(await told()).toEqual([['courier_silent', id]]);
    await db.insertInto('rider_positions').values({ rider_id: courierId, lat: 41.3, lng: 69.3 }).execute();
    expect(await told()).toEqual([]);
  });

  test('an order that is ready and has no courier', async () => {
    const id = await place();
    await bring(id, 3);
    await bring(await place({ order_type: 'take_away' }), 3);
    expect(await needs()).toMatchObject([{ need: 'no_courier', next: 'assign', order: { id } }]);
  });

  test('an order whose code was refused five times at this step', async () => {
    const id = await place({ rider_id: courierId });
    await bring(id, 3);
    const refuse = () => inTransaction(db, (trx) => recordAct(trx, { orderId: id, kind: 'code_refused', by: { as: 'courier' } }));
    for (let each = 1; each <= 4; each++) await refuse();
    expect(await told()).toEqual([]);
    await refuse();
    expect(await told()).toEqual([['code_locked', id]]);
  });

  test('a refund, the more the older; a prescription; a bank transfer', async () => {
    const [old, open] = [await place(), await place()];
    const prescription = await place({ source: 'prescription', status: 'prescription_review' });
    const transfer = await place({ payment_method: 'offline_payment' });
    for (const id of [old, open]) {
      await bring(id, 4);
      await inTransaction(db, async (trx) => {
        await moveOrder(trx, { orderId: id, to: 'delivered', by: { as: 'courier' } });
        await moveOrder(trx, { orderId: id, to: 'refund_requested', by: { as: 'customer' } });
      });
      await db
        .insertInto('refunds')
        .values({ order_id: id, amount_minor: 100, created_at: minutesAgo(id === old ? 25 * 60 : 60) })
        .execute();
    }
    const { id: methodId } = await db
      .insertInto('offline_payment_methods')
      .values({ name: { en: 'Bank' }, details: '[]', fields: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('offline_payments')
      .values({ order_id: transfer, method_id: methodId, method_name: { en: 'Bank' }, answers: '{}' })
      .execute();
    const everything = [
      ['refund_overdue', old],
      ['prescription_waiting', prescription],
      ['transfer_waiting', transfer],
      ['refund_open', open],
    ];
    expect(await told()).toEqual(everything);
    expect(await told(await staff('auditor'))).toEqual(everything);
    // Finance has no prescriptions.
    expect(await told(await staff('finance'))).toEqual(everything.filter(([need]) => need !== 'prescription_waiting'));
  });
});

test('the most harmful come first, each order once, and the next act is one that the reader may do', async () => {
  const ready = await place({ promised_from: minutesAgo(60), promised_until: minutesAgo(10), latest_by: minutesAgo(5) });
  await bring(ready, 3);
  const waiting = await place();
  await backdate(waiting, 10);
  expect(await told()).toEqual([
    ['not_accepted', waiting],
    ['late', ready],
  ]);
  const [first] = await needs(await staff('support'));
  expect(first!.next).toBe('open');
});

test('the board has every running order, the oldest promise first, those without one last, and tells minutes late', async () => {
  const none = await place();
  const soon = await place({ promised_from: minutesAgo(-10), promised_until: minutesAgo(-20), latest_by: minutesAgo(-30) });
  const late = await place({ promised_from: minutesAgo(30), promised_until: minutesAgo(12), latest_by: minutesAgo(2) });
  const over = await place();
  await inTransaction(db, (trx) => moveOrder(trx, { orderId: over, to: 'canceled', by: { as: 'operator' } }));
  const { body } = await call(API.orders.board, { as: dispatcher });
  expect(body.orders.map(({ id, minutes_late }) => [id, minutes_late])).toEqual([
    [late, 12],
    [soon, 0],
    [none, 0],
  ]);
  expect(body.total).toBe(3);
  expect(JSON.stringify(body)).not.toContain('Aziza');
});
