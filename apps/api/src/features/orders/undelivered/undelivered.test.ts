import { API } from '@bozor/contract/courier/routes.ts';
import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import { API as SHOP } from '@bozor/contract/shop/routes.ts';
import { API as STORE } from '@bozor/contract/store/routes.ts';
import type { CostBearer } from '@bozor/domain/orders/staff/acts-of-operator.ts';
import { localTime } from '@bozor/domain/time/local-time.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApi, type Caller } from '../../../../test/api.ts';
import { actsOf, buildOnDuty, codesOf, give, wrong, type CourierWithPerson } from '../../../../test/couriers.ts';
import { buildCourier, buildItem, buildStore, type BuiltItem, type BuiltStore } from '../../../../test/fixtures.ts';
import { carryOrder, orderByApi, placeUnpaid } from '../../../../test/order.ts';
import { placeOrder } from '../../../../test/shop.ts';
import { changeSettings } from '../../../../test/settings.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { acceptOrder } from '../accept-order.ts';
import { pickUp } from '../pick-up.ts';

const tested = await testApi();
const { api, db, call, customer, staff, clock } = tested;
const { jobs } = API;

type Person = Caller & { readonly staffId: number };
let grocery: BuiltStore;
let kitchen: BuiltStore;
let goods: BuiltItem;
let dish: BuiltItem;
let buyer: Caller & { readonly customerId: number };
let keeper: Person;
let cook: Person;
let stranger: Person;
let dispatcher: Person;
let rider: CourierWithPerson;
let orderId: number;

beforeAll(async () => {
  await changeSettings(tested, { digital_payment: true });
  grocery = await buildStore(db);
  kitchen = await buildStore(db, { module_type: 'food' });
  goods = await buildItem(db, { store: grocery, price_minor: 20_000, stock: 100_000 });
  dish = await buildItem(db, { store: kitchen, price_minor: 30_000 });
  buyer = await customer();
  keeper = await staff('store_manager', { storeId: grocery.id });
  cook = await staff('store_manager', { storeId: kitchen.id });
  stranger = await staff('store_manager', { storeId: kitchen.id });
  dispatcher = await staff('dispatcher');
  for (const { zoneId } of [grocery, kitchen]) await buildCourier(db, { zone_id: zoneId });
});
beforeEach(async () => {
  await changeSettings(tested, { absent_wait_minutes: 0 });
  rider = await buildOnDuty(tested, { zone_id: grocery.zoneId });
});

const order = async ({
  store = grocery,
  item = goods,
  ...over
}: Record<string, unknown> & { store?: BuiltStore; item?: BuiltItem } = {}) => {
  orderId = await orderByApi(tested, { store, item, as: buyer, ...over });
};
const onTheWay = async (over: Parameters<typeof order>[0] = {}) => {
  await order(over);
  await ride();
};
const ride = async () => {
  await carryOrder(db, orderId);
  await give(db, orderId, rider.courierId);
};
const paidOnline = async (store = grocery, item = goods) => {
  const placed = await placeUnpaid(tested, { store, item, as: buyer });
  await call(SHOP.payment.sandboxDecide, { params: { payment: placed.payment }, body: { decision: 'approve' } });
  await api.jobs.perform('sandbox-callback', { id: placed.payment });
  ({ orderId } = placed);
};
const absent = (as: Caller = rider) => call(jobs.absent, { as, params: { id: orderId }, body: {} });
const tried = (body: object = {}, as: Caller = rider) => call(jobs.tried, { as, params: { id: orderId }, body });
const goBack = (as: Caller = rider) => call(jobs.returnGoods, { as, params: { id: orderId }, body: {} });
const turnedBack = async () => {
  await absent();
  await tried();
  await tried({ message: 'leaving-soon' });
  expect((await goBack()).status).toBe(200);
};
const takeBack = (body: object = {}, as: Caller = keeper) => call(STORE.orders.takeBack, { as, params: { order: orderId }, body });
const move = (to: string, body: object = {}) =>
  call(OPERATOR.orders.move, { as: dispatcher, params: { id: orderId }, body: { to, ...body } });
const row = () => db.selectFrom('orders').where('id', '=', orderId).selectAll().executeTakeFirstOrThrow();
const statusOf = async () => (await row()).status;
const stockOf = async () =>
  (await db.selectFrom('item_stock').where('item_id', '=', goods.id).select('stock').executeTakeFirstOrThrow()).stock;
const refundsOf = () =>
  db.selectFrom('refunds').where('order_id', '=', orderId).select(['kind', 'amount_minor', 'method', 'state']).execute();
const details = async () => (await call(SHOP.orders.details, { as: buyer, query: { order_id: orderId } })).body;
const noticesOf = async () => {
  const rows = await db.selectFrom('notifications').where('order_id', '=', orderId).orderBy('id').select('title').execute();
  return rows.map(({ title }) => title.en);
};
const needsOf = async () =>
  (await call(OPERATOR.orders.needs, { as: dispatcher })).body.needs.filter((each) => each.order.id === orderId).map(({ need }) => need);
const auditOf = async () =>
  (await db.selectFrom('audit_log').where('subject_id', '=', String(orderId)).orderBy('id').select(['action', 'staff_id']).execute()).map(
    ({ action, staff_id }) => `${action} ${staff_id}`,
  );

describe('a customer who does not answer', () => {
  test('is waited for and tried, each once a press; they and the operator are told', async () => {
    await onTheWay();
    await changeSettings(tested, { absent_wait_minutes: 5 });
    const { body } = await absent();
    expect((await absent()).status).toBe(200);
    expect(body.jobs[0]!.absence).toEqual({ seconds_left: 300, tries_left: 2 });
    const tap = { tapped_at: new Date(Date.now() - 1_000).toISOString() };
    await tried(tap);
    expect((await tried(tap)).body.jobs[0]!.absence!.tries_left).toBe(1);
    await tried({ message: 'wrong-address' });
    expect(await actsOf(db, orderId)).toEqual([
      'courier_at_customer courier',
      'customer_absent courier',
      'call_tried courier',
      'message_sent courier',
    ]);
    expect(await needsOf()).toEqual(['customer_absent']);
    expect((await noticesOf()).slice(-2)).toEqual([
      'Your courier is at the door and cannot reach you. Please answer the phone or come out.',
      'Your courier does not find the address. Please call back.',
    ]);
  });

  test('keeps the goods from going back before the wait is over and two tries are made', async () => {
    await onTheWay();
    const refused = async () => (await goBack()).body.errors?.[0]?.code;
    expect(await refused()).toBe('tries-missing');
    await absent();
    await tried();
    expect(await refused()).toBe('tries-missing');
    await changeSettings(tested, { absent_wait_minutes: 5 });
    await tried();
    expect((await goBack()).body.errors).toMatchObject([{ code: 'too-early', message: 'Wait 5 min more for the customer.' }]);
    await changeSettings(tested, { absent_wait_minutes: 0 });
    expect((await goBack()).status).toBe(200);
    expect((await goBack()).status).toBe(200);
    expect(await statusOf()).toBe('returning');
  });

  test('counts from the server’s clock, whatever the phone says', async () => {
    await onTheWay();
    await changeSettings(tested, { absent_wait_minutes: 5 });
    await call(jobs.absent, { as: rider, params: { id: orderId }, body: { tapped_at: '2020-01-01T00:00:00Z' } });
    await tried();
    await tried();
    expect((await goBack()).body.errors?.[0]?.code).toBe('too-early');
  });

  test('is nobody’s of another courier, and of no order that is not on its way', async () => {
    await onTheWay();
    const other = await buildOnDuty(tested, { zone_id: grocery.zoneId });
    for (const act of [absent, (as: Caller) => tried({}, as), goBack]) expect((await act(other)).status).toBe(404);
    await order();
    await give(db, orderId, rider.courierId);
    for (const act of [() => absent(), () => tried(), () => goBack()]) expect((await act()).body.errors?.[0]?.code).toBe('order-not-ready');
  });

  test('of the courier before counts for nothing', async () => {
    await onTheWay();
    await absent();
    await tried();
    await tried();
    const next = await buildOnDuty(tested, { zone_id: grocery.zoneId });
    await give(db, orderId, next.courierId);
    expect((await goBack(next)).body.errors?.[0]?.code).toBe('tries-missing');
  });
});

describe('goods that go back', () => {
  test('are seen by store, customer and operator, and end when the store has them, in the name of each person', async () => {
    await onTheWay();
    await turnedBack();
    expect((await call(API.state.read, { as: rider })).body.jobs[0]).toMatchObject({
      status: 'returning',
      stops: [{ is_done: true }, { is_done: true }, { kind: 'back', is_done: false }],
    });
    const { body: board } = await call(STORE.orders.list, { as: keeper });
    expect(board.orders.find(({ id }) => id === orderId)?.status).toBe('returning');
    expect(await details()).toMatchObject({ order_status: 'returning', end: 'returning', eta: expect.anything() });
    expect(await needsOf()).toEqual(['returning']);
    expect((await takeBack({}, stranger)).status).toBe(404);
    const { status, body } = await takeBack({ is_sellable: true });
    expect([status, body.status]).toEqual([200, 'returned']);
    expect((await takeBack({ is_sellable: true })).status).toBe(200);
    expect(await details()).toMatchObject({ order_status: 'returned', end: 'returned', returned: expect.any(String) });
    expect((await noticesOf()).slice(-2)).toEqual([
      'The courier could not reach you. Your order goes back.',
      'Your order went back, because nobody received it',
    ]);
    const moves = (await auditOf()).filter((entry) => entry.startsWith('order.move'));
    expect(moves).toEqual([`order.move ${rider.staffId}`, `order.move ${keeper.staffId}`]);
  });

  test('are in the list of ended orders, and paid to their courier', async () => {
    await onTheWay();
    await turnedBack();
    const listed = async (status: 'running-orders' | 'list') =>
      (await call(SHOP.orders.list, { as: buyer, params: { status }, query: { limit: 50, offset: 1 } })).body.orders.some(
        ({ id }) => id === orderId,
      );
    expect([await listed('running-orders'), await listed('list')]).toEqual([true, false]);
    await takeBack();
    expect([await listed('running-orders'), await listed('list')]).toEqual([false, true]);
    const { body: earned } = await call(API.earnings.read, { as: rider, query: { day: localTime(Date.now(), 'Asia/Tashkent').date } });
    expect(earned.orders).toMatchObject([{ order_id: orderId, is_returned: true }]);
    expect(earned.total).toBe(earned.orders[0]!.pay.total);
    expect((await call(API.cash.read, { as: rider })).body.in_hand).toBe(0);
    expect((await call(API.duty.end, { as: rider })).status).toBe(200);
  });

  test.each([
    [
      'sold again: the goods’ price goes back the way it was paid',
      { is_sellable: true },
      [{ kind: 'returned', amount_minor: 40_000, method: 'original', state: 'approved' }],
      0,
    ],
    ['spoiled: nothing does', { is_sellable: false }, [], 2],
  ])('%s, and the stock has them or not', async (_name, body, refunds, missing) => {
    const before = await stockOf();
    await paidOnline();
    await ride();
    await turnedBack();
    await takeBack(body);
    expect(await refundsOf()).toEqual(refunds);
    expect(before - (await stockOf())).toBe(missing);
    await api.jobs.perform('give-money-back', {});
    expect((await row()).payment_status).toBe(refunds.length > 0 ? 'partially_refunded' : 'paid');
  });

  test('of a kitchen are never sold again', async () => {
    await paidOnline(kitchen, dish);
    await ride();
    await turnedBack();
    await takeBack({ is_sellable: true }, cook);
    expect(await refundsOf()).toEqual([]);
  });

  test('are handed over after all, with their cash, if the customer turns up', async () => {
    await onTheWay();
    await turnedBack();
    const { delivery_code: code } = await codesOf(db, orderId);
    const { total_minor: due } = await row();
    const { status } = await call(jobs.deliver, { as: rider, params: { id: orderId }, body: { code, cash_received: due } });
    expect(status).toBe(200);
    expect(await row()).toMatchObject({ status: 'delivered', payment_status: 'paid', cost_borne_by: null });
    expect((await call(API.cash.read, { as: rider })).body.in_hand).toBe(due);
  });

  test('of a parcel are given back by a new code of its sender', async () => {
    orderId = await inTransaction(db, placeParcel);
    await inTransaction(db, (trx) => acceptOrder(trx, orderId, { as: 'courier' }));
    await give(db, orderId, rider.courierId);
    await inTransaction(db, (trx) => pickUp(trx, orderId, { as: 'courier' }));
    const giveBack = (code: string, as: Caller = rider) => call(jobs.giveBack, { as, params: { id: orderId }, body: { code } });
    expect((await giveBack('0000')).body.errors?.[0]?.code).toBe('order-not-ready');
    await sql`update order_codes set pickup_tries_left = 1 where order_id = ${orderId}`.execute(db);
    await turnedBack();
    const { pickup_code: code, pickup_tries_left: left } = await codesOf(db, orderId);
    expect(left).toBe(5);
    expect((await details()).pickup_code).toBe(code);
    const press = { headers: { ...rider.headers, 'idempotency-key': 'one-press' } };
    for (let sent = 0; sent < 2; sent++) expect((await giveBack(wrong(code), press)).body.errors?.[0]?.code).toBe('hand-over-code-wrong');
    expect((await codesOf(db, orderId)).pickup_tries_left).toBe(4);
    expect((await giveBack(code)).status).toBe(200);
    expect((await giveBack(code)).status).toBe(200);
    expect(await statusOf()).toBe('returned');
  });
});

describe('dishes that nobody received', () => {
  const throwAway = (as: Caller = rider) => call(jobs.dispose, { as, params: { id: orderId }, body: {} });
  const triedTwice = async () => {
    await absent();
    await tried();
    await tried();
  };

  test('are thrown away after the wait and two tries, once; all are told, and the courier is paid', async () => {
    await onTheWay({ store: kitchen, item: dish });
    expect((await call(API.state.read, { as: rider })).body.jobs[0]!.when_absent).toBe('dispose');
    expect((await throwAway()).body.errors?.[0]?.code).toBe('tries-missing');
    await triedTwice();
    await changeSettings(tested, { absent_wait_minutes: 5 });
    expect((await throwAway()).body.errors?.[0]?.code).toBe('too-early');
    await changeSettings(tested, { absent_wait_minutes: 0 });
    const answers = await Promise.all([throwAway(), throwAway()]);
    expect(answers.map(({ status, body }) => [status, body.jobs])).toEqual([
      [200, []],
      [200, []],
    ]);
    expect(await row()).toMatchObject({ status: 'returned', cost_borne_by: 'customer' });
    expect((await actsOf(db, orderId)).filter((act) => act.startsWith('goods'))).toEqual(['goods_disposed courier']);
    expect((await noticesOf()).at(-1)).toBe('Nobody received your order. The dishes could not be kept and were thrown away.');
    const { body: read } = await call(OPERATOR.orders.details, { as: dispatcher, params: { id: orderId } });
    expect(read.timeline.map(({ act }) => act)).toContain('goods_disposed');
    const { body: earned } = await call(API.earnings.read, { as: rider, query: { day: localTime(Date.now(), 'Asia/Tashkent').date } });
    expect(earned.orders).toMatchObject([{ order_id: orderId, is_returned: true }]);
    expect((await call(API.cash.read, { as: rider })).body.in_hand).toBe(0);
  });

  test('and were paid give no money back: they were cooked for their customer', async () => {
    await paidOnline(kitchen, dish);
    await ride();
    await triedTwice();
    expect((await throwAway()).status).toBe(200);
    expect(await refundsOf()).toEqual([]);
  });

  test('are no goods that can be sold again, and no goods of another courier', async () => {
    await onTheWay();
    await triedTwice();
    expect((await throwAway()).body.errors?.[0]?.code).toBe('not-disposable');
    expect((await throwAway(await buildOnDuty(tested, { zone_id: grocery.zoneId }))).status).toBe(404);
    expect(await statusOf()).toBe('picked_up');
  });
});

describe('the operator', () => {
  test.each<[CostBearer, number]>([
    ['customer', 40_000],
    ['shop', 48_000],
    ['courier', 48_000],
  ])('sends goods back at the cost of the %s', async (borne_by, amount) => {
    await paidOnline();
    await ride();
    expect((await move('returning')).body.errors?.[0]?.code).toBe('bearer-required');
    const { body } = await move('returning', { borne_by });
    expect(body).toMatchObject({ status: 'returning', cancellation: { borne_by, reason: null } });
    expect(body.acts.filter(({ act }) => act === 'move').map(({ to, needs }) => [to, needs])).toEqual([
      ['delivered', []],
      ['returned', []],
    ]);
    expect((await move('returned')).body.status).toBe('returned');
    expect((await move('returned')).status).toBe(200);
    expect((await refundsOf()).map(({ amount_minor }) => amount_minor)).toEqual([amount]);
  });

  test('cancels goods that go back: all money goes back, and the stock has them', async () => {
    const before = await stockOf();
    await onTheWay();
    await turnedBack();
    await call(OPERATOR.orders.cancel, { as: dispatcher, params: { id: orderId }, body: { reason: 'Our fault', borne_by: 'shop' } });
    expect([await statusOf(), before - (await stockOf())]).toEqual(['canceled', 0]);
  });
});

describe('take-away that nobody collects', () => {
  const readyAt = async (minutesAgo: number) => {
    await order({ order_type: 'take_away' });
    for (const step of ['accept', 'ready'] as const)
      await call(STORE.orders[step], { as: keeper, params: { order: orderId }, body: step === 'accept' ? { minutes: 10 } : {} });
    const at = new Date(clock.now().getTime() - minutesAgo * 60_000);
    await sql`update orders set handover_at = ${at}, promised_from = ${at}, promised_until = ${at}, latest_by = ${at} where id = ${orderId}`.execute(
      db,
    );
  };

  test('is given up by its store an hour after its time, and not before', async () => {
    await readyAt(59);
    const early = await takeBack();
    expect([early.status, early.body.errors?.[0]?.code, await statusOf()]).toEqual([409, 'collected-later', 'handover']);
    const before = await stockOf();
    await readyAt(61);
    expect((await takeBack()).body).toMatchObject({ status: 'returned' });
    expect(before - (await stockOf())).toBe(0);
    expect((await noticesOf()).at(-1)).toBe('You did not collect your order, and it has ended');
  });

  test('is given up by the operator at any time, who says who bears it', async () => {
    await readyAt(0);
    expect((await move('returned')).body.errors?.[0]?.code).toBe('bearer-required');
    expect((await move('returned', { borne_by: 'store' })).body.status).toBe('returned');
  });
});

async function placeParcel(trx: Transaction): Promise<number> {
  const shop = { customerId: buyer.customerId, moduleId: grocery.moduleId, zoneId: grocery.zoneId, storeId: grocery.id, itemId: goods.id };
  const id = await placeOrder(trx, shop, { store_id: null, order_type: 'parcel', source: 'parcel', delivery_address: null }, { items: 0 });
  const address = JSON.stringify({ address: 'Amir Temur 1' });
  await trx
    .insertInto('parcel_details')
    .values({
      order_id: id,
      category_name: { en: 'Papers' },
      payer: 'sender',
      sender_name: 'Aziza',
      sender_phone: '+998901234567',
      sender_address: address,
      sender_lat: 41.3,
      sender_lng: 69.2,
      receiver_name: 'Olim',
      receiver_phone: '+998907654321',
      receiver_address: address,
      receiver_lat: 41.31,
      receiver_lng: 69.21,
    })
    .execute();
  return id;
}
