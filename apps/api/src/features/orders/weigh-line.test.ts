import { API as COURIER } from '@bozor/contract/courier/routes.ts';
import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import { API as SHOP } from '@bozor/contract/shop/routes.ts';
import { API } from '@bozor/contract/store/routes.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildCourier, buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { bringOrder, orderByApi, placeUnpaid } from '../../../test/order.ts';
import { changeSettings } from '../../../test/settings.ts';

const tested = await testApi({ connections: 6 });
const { api, db, call, customer, guest, staff } = tested;

let store: BuiltStore;
let items: Record<'apples' | 'bread', BuiltItem>;
let people: Record<'manager' | 'kitchen' | 'foreign' | 'dispatcher', Awaited<ReturnType<typeof staff>>>;
let me: Awaited<ReturnType<typeof customer>>;

beforeAll(async () => {
  await changeSettings(tested, { digital_payment: true, wallet: true });
  await buildCourier(db, {});
});
beforeEach(async () => {
  await changeSettings(tested, { weighing_tolerance_percent: 10 });
  store = await buildStore(db);
  items = {
    apples: await buildItem(db, { store, price_minor: 20_000, stock: 100, sold_by: 'weight', measure_amount: 1, measure_per: 'kg' }),
    bread: await buildItem(db, { store, price_minor: 5_000, stock: 100 }),
  };
  people = {
    manager: await staff('store_manager', { storeId: store.id }),
    kitchen: await staff('kitchen', { storeId: store.id }),
    foreign: await staff('store_manager', { storeId: (await buildStore(db)).id }),
    dispatcher: await staff('dispatcher'),
  };
  me = await customer();
});

/** Two kilograms of apples at 20 000, and one loaf of bread. */
async function place(over: Record<string, unknown> & { as?: Caller } = {}): Promise<number> {
  const { as = me, ...more } = over;
  await call(SHOP.cart.add, { as, headers: headersFor(store), body: { item_id: items.bread.id, quantity: 1 } });
  return orderByApi(tested, { store, item: items.apples, as, ...more });
}
const lineOf = async (order: number, item: BuiltItem = items.apples) =>
  (await db.selectFrom('order_lines').where('order_id', '=', order).where('item_id', '=', item.id).select('id').executeTakeFirstOrThrow())
    .id;
const weigh = async (order: number, grams: number, { as = people.manager, item = items.apples }: { as?: Caller; item?: BuiltItem } = {}) =>
  call(API.orders.weigh, { as, params: { order }, body: { line: await lineOf(order, item), grams } });
const soldOut = async (order: number, left: number) =>
  call(API.orders.soldOut, { as: people.manager, params: { order }, body: { line: await lineOf(order), left } });
const read = async (order: number, as: Caller = me) => (await call(SHOP.orders.details, { as, query: { order_id: order } })).body;
const adjustedOf = async (order: number) =>
  (await db.selectFrom('orders').where('id', '=', order).select('adjusted_minor').executeTakeFirstOrThrow()).adjusted_minor;
const codeOf = ({ status, body }: { status: number; body: { errors?: readonly { code: string; message: string }[] } }) => [
  status,
  body.errors?.[0]?.code,
  body.errors?.[0]?.message,
];
const actsOf = async (order: number) =>
  (
    await db
      .selectFrom('order_acts')
      .where('order_id', '=', order)
      .where('kind', '=', 'line_weighed')
      .select(['staff_id', 'details'])
      .execute()
  ).map(({ staff_id, details }) => ({ staff_id, ...(details as object) }));

describe('a line that is sold by weight', () => {
  it('is told to be so on its item, in the cart, at the checkout and in the order', async () => {
    const { body: item } = await call(SHOP.items.details, { headers: headersFor(store), params: { idOrSlug: items.apples.slug } });
    expect(item).toMatchObject({ sold_by: 'weight', measure: { amount: 1, per: 'kg' } });
    const order = await place();
    expect(new Set((await read(order)).details.map(({ weight }) => weight))).toEqual(new Set([2000, null]));
    const { body } = await call(API.orders.details, { as: people.manager, params: { order } });
    expect(body.can_weigh).toBe(true);
    expect(body.lines.map(({ weight }) => weight)).toContainEqual({ ordered: 2000, least: 1800, most: 2200, weighed: null });
  });

  it('costs what it weighs, and says so to customer, store and operator', async () => {
    const order = await place();
    const before = await read(order);
    const { status, body } = await weigh(order, 1850);
    expect(status).toBe(200);
    expect(body.lines.find(({ weight }) => weight)!.weight).toMatchObject({ ordered: 2000, weighed: 1850 });
    const after = await read(order);
    expect(after).toMatchObject({
      order_amount: before.order_amount,
      received_amount: before.order_amount - 3_000,
      due_amount: before.due_amount - 3_000,
      adjustments: [
        { kind: 'line_weighed', state: 'done', pieces: 0, amount: -3_000, weight: { ordered: 2000, weighed: 1850, charged: 1850 } },
      ],
    });
    expect(body.payment?.due).toBe(after.due_amount);
    const { body: seen } = await call(OPERATOR.orders.details, { as: people.dispatcher, params: { id: order } });
    expect(seen).toMatchObject({ received: after.received_amount, due: after.due_amount, adjustments: [{ kind: 'line_weighed' }] });
    const { body: invoice } = await call(SHOP.orders.invoice, { as: me, query: { order_id: order } });
    expect(String(invoice)).toMatch(/Weighed: .*1.850 g instead of 2.000 g/u);
    expect(await actsOf(order)).toEqual([
      { staff_id: people.manager.staffId, line_id: await lineOf(order), grams: 1850, amount_minor: -3_000 },
    ]);
  });

  it('is weighed once, however often it is pressed, and again when it was a slip', async () => {
    const order = await place();
    const presses = await Promise.all([weigh(order, 2100), weigh(order, 2100), weigh(order, 2100)]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await adjustedOf(order), (await actsOf(order)).length]).toEqual([2_000, 1]);
    await weigh(order, 1900);
    expect(await adjustedOf(order)).toBe(-2_000);
    await weigh(order, 2000);
    expect(await adjustedOf(order)).toBe(0);
  });

  it('is refused outside of the tolerance of its day, with the limit', async () => {
    const order = await place();
    await changeSettings(tested, { weighing_tolerance_percent: 50 });
    expect(codeOf(await weigh(order, 2201))).toEqual([422, 'weight-too-high', 'At most 2\u202F200 g.']);
    expect(codeOf(await weigh(order, 1799)).slice(0, 2)).toEqual([422, 'weight-too-low']);
    const { body } = await weigh(order, 2201);
    expect((body as unknown as { errors: readonly { field: string }[] }).errors[0]).toMatchObject({ field: 'grams' });
    expect(await adjustedOf(order)).toBe(0);
    expect((await weigh(order, 2200)).status).toBe(200);
  });

  it('counts the pieces that are there, and is weighed again when fewer are', async () => {
    const order = await place();
    await weigh(order, 1900);
    const { body } = await soldOut(order, 1);
    expect(body.lines.find(({ weight }) => weight)!.weight).toEqual({ ordered: 1000, least: 900, most: 1100, weighed: null });
    expect(await adjustedOf(order)).toBe(-21_000);
    expect((await weigh(order, 1050)).status).toBe(200);
    expect(await adjustedOf(order)).toBe(-19_000);
    await soldOut(order, 0);
    expect(codeOf(await weigh(order, 1000)).slice(0, 2)).toEqual([409, 'not-by-weight']);
  });

  it('is not by weight where it is sold by the piece', async () => {
    const order = await place();
    expect(codeOf(await weigh(order, 500, { item: items.bread })).slice(0, 2)).toEqual([409, 'not-by-weight']);
  });

  it('is weighed by its own store, by those who may, until the bag is closed', async () => {
    const order = await place();
    expect((await weigh(order, 1900, { as: people.foreign })).status).toBe(404);
    expect((await weigh(order, 1900, { as: people.kitchen })).status).toBe(403);
    await bringOrder(db, order);
    expect(codeOf(await weigh(order, 1900)).slice(0, 2)).toEqual([409, 'wrong-step']);
    const canceled = await place();
    await call(SHOP.orders.cancel, { as: me, body: { order_id: canceled, reason: 'Late' } });
    expect(codeOf(await weigh(canceled, 1900)).slice(0, 2)).toEqual([409, 'order-canceled']);
  });

  it('does not keep an order from being ready', async () => {
    const order = await place();
    await call(API.orders.accept, { as: people.manager, params: { order }, body: { minutes: 10 } });
    expect((await call(API.orders.ready, { as: people.manager, params: { order }, body: {} })).status).toBe(200);
    expect(await adjustedOf(order)).toBe(0);
  });
});

describe('the money of a weighed order', () => {
  it('in cash is what the courier collects, also where it weighs more', async () => {
    const courierId = await buildCourier(db, { zone_id: store.zoneId });
    const rider = await staff('courier', { courierId });
    const order = await place();
    await weigh(order, 2200);
    const { due_amount: due, order_amount: ordered } = await read(order);
    expect(due).toBe(ordered + 4_000);
    await sql`update orders set rider_id = ${courierId} where id = ${order}`.execute(db);
    await sql`insert into courier_shifts (rider_id) values (${courierId})`.execute(db);
    await bringOrder(db, order);
    expect((await call(COURIER.state.read, { as: rider })).body.cash_in_hand).toBe(due);
  });

  it('that was paid before never rises, and what it weighs less goes back', async () => {
    for (const as of [me, await guest()]) {
      await call(SHOP.cart.add, { as, headers: headersFor(store), body: { item_id: items.bread.id, quantity: 1 } });
      const { orderId, payment } = await placeUnpaid(tested, { store, item: items.apples, as });
      await call(SHOP.payment.sandboxDecide, { params: { payment }, body: { decision: 'approve' } });
      await api.jobs.perform('sandbox-callback', { id: payment });
      expect((await weigh(orderId, 2200)).status).toBe(200);
      expect(await adjustedOf(orderId)).toBe(0);
      await weigh(orderId, 1900);
      expect(await adjustedOf(orderId)).toBe(-2_000);
      await bringOrder(db, orderId);
      await api.jobs.perform('give-money-back', {});
      const refunds = await db.selectFrom('refunds').where('order_id', '=', orderId).select(['amount_minor', 'state', 'method']).execute();
      expect(refunds).toEqual([{ amount_minor: 2_000, state: 'paid', method: 'original' }]);
    }
  });

  it('that became dearer goes back whole', async () => {
    const order = await place();
    await weigh(order, 2200);
    const { received_amount: received } = await read(order);
    await bringOrder(db, order);
    const given = await call(OPERATOR.refunds.give, { as: await staff('support'), params: { id: order }, body: { reason: 'late' } });
    expect(given.status).toBe(200);
    const [refund] = await db.selectFrom('refunds').where('order_id', '=', order).select(['amount_minor', 'kind']).execute();
    expect(refund).toEqual({ amount_minor: received, kind: 'whole' });
  });
});
