import { API } from '@bozor/contract/store/routes.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApi, type Caller } from '../../../test/api.ts';
import {
  buildCourier,
  buildFlashSale,
  buildItem,
  buildStore,
  discountStore,
  type BuiltItem,
  type BuiltStore,
} from '../../../test/fixtures.ts';
import { bringOrder, orderByApi } from '../../../test/order.ts';
import { changeSettings } from '../../../test/settings.ts';
import { buildShop, placeOrder } from '../../../test/shop.ts';

const tested = await testApi();
const { db, call, customer, staff, clock } = tested;
const { earnings } = API;

let store: BuiltStore;
let item: BuiltItem;
let buyer: Caller & { readonly customerId: number };
let manager: Caller;
let other: Caller;

beforeAll(async () => {
  clock.set('2026-11-20T10:00:00Z');
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 20_000, stock: 100_000 });
  await buildCourier(db, { zone_id: store.zoneId });
  buyer = await customer();
  manager = await staff('store_manager', { storeId: store.id });
  other = await staff('store_owner', { storeId: (await buildStore(db)).id });
});

const at = (orderId: number, moment: string) =>
  sql`update orders set delivered_at = ${moment}::timestamptz where id = ${orderId}`.execute(db);
const delivered = async (moment: string, quantity = 3) => {
  const orderId = await orderByApi(tested, { store, item, as: buyer, quantity });
  await bringOrder(db, orderId);
  await at(orderId, moment);
  return orderId;
};
const week = async (query: Record<string, unknown> = {}, as: Caller = manager) => call(earnings.week, { as, query });
const ordersOn = async (from: string, days = 1) => (await call(earnings.orders, { as: manager, query: { from, days } })).body;
const formulaOf = async (orderId: number, day: string) => {
  const found = (await ordersOn(day)).orders.find(({ order_id }) => order_id === orderId);
  return found && [found.gross, found.commission, found.refunds, found.net];
};
const refund = (orderId: number, reason: string | null, amount_minor: number, kind: 'lines' | 'goodwill' = 'lines') =>
  sql`insert into refunds (order_id, kind, reason, amount_minor, method, state, decided_at)
    values (${orderId}, ${kind}, ${reason}, ${amount_minor}, 'cash', 'paid', now())`.execute(db);

describe('what a store earns', () => {
  test('is by the days of its week, whose sums are those of the orders', async () => {
    const late = await delivered('2026-11-17T19:30:00Z', 1);
    await delivered('2026-11-18T05:00:00Z', 2);
    await delivered('2026-11-22T18:59:00Z', 1);
    await delivered('2026-11-22T19:00:00Z', 5);
    const { body } = await week();
    expect(body).toMatchObject({ store: store.id, from: '2026-11-16', to: '2026-11-22', today: '2026-11-20' });
    expect(body.days.map(({ day, orders, gross, net }) => [day, orders, gross, net])).toEqual([
      ['2026-11-16', 0, 0, 0],
      ['2026-11-17', 0, 0, 0],
      // Half past midnight on the store's clock.
      ['2026-11-18', 2, 60_000, 51_000],
      ['2026-11-19', 0, 0, 0],
      ['2026-11-20', 0, 0, 0],
      ['2026-11-21', 0, 0, 0],
      ['2026-11-22', 1, 20_000, 17_000],
    ]);
    expect(body.total).toMatchObject({ orders: 3, gross: 80_000, commission: 12_000, refunds: 0, net: 68_000 });
    const { orders, total } = await ordersOn('2026-11-16', 7);
    expect(total).toEqual(body.total);
    expect(orders.map(({ net }) => net).reduce((sum, net) => sum + net, 0)).toBe(body.total.net);
    expect((await ordersOn('2026-11-18')).orders.at(-1)).toMatchObject({ order_id: late, goods: 20_000, commission_percent: 15 });
    expect((await week({ week: '2026-11-23' })).body).toMatchObject({ from: '2026-11-23', total: { orders: 1, gross: 100_000 } });
  });

  test('has a refund of its own fault taken off with its commission, and no other', async () => {
    const orderId = await delivered('2026-11-10T06:00:00Z');
    await refund(orderId, 'late', 20_000);
    await refund(orderId, 'missing', 5_000, 'goodwill');
    expect(await formulaOf(orderId, '2026-11-10')).toEqual([60_000, 9_000, 0, 51_000]);
    await refund(orderId, 'missing', 20_000);
    expect(await formulaOf(orderId, '2026-11-10')).toEqual([60_000, 6_000, 20_000, 34_000]);
    expect((await ordersOn('2026-11-10')).orders[0]?.given_back).toEqual([
      { amount: 20_000, reason: 'late', borne_by: 'shop' },
      { amount: 5_000, reason: 'missing', borne_by: 'shop' },
      { amount: 20_000, reason: 'missing', borne_by: 'store' },
    ]);
  });

  test('is counted on what was received', async () => {
    const orderId = await orderByApi(tested, { store, item, as: buyer, quantity: 3 });
    await db
      .insertInto('order_adjustments')
      .values({ order_id: orderId, line_position: 1, kind: 'line_reduced', pieces: 1, amount_minor: -20_000, by: 'store' })
      .execute();
    await bringOrder(db, orderId);
    await at(orderId, '2026-11-11T06:00:00Z');
    expect(await formulaOf(orderId, '2026-11-11')).toEqual([40_000, 6_000, 0, 34_000]);
  });

  test('keeps the rate at which an order was placed', async () => {
    const orderId = await delivered('2026-11-12T06:00:00Z', 1);
    await changeSettings(tested, { store_commission_percent: 20 });
    const later = await delivered('2026-11-12T07:00:00Z', 1);
    await db.updateTable('stores').set({ commission_percent: 7.5 }).where('id', '=', store.id).execute();
    const own = await delivered('2026-11-12T08:00:00Z', 1);
    await changeSettings(tested, { store_commission_percent: 15 });
    await db.updateTable('stores').set({ commission_percent: null }).where('id', '=', store.id).execute();
    expect(await formulaOf(orderId, '2026-11-12')).toEqual([20_000, 3_000, 0, 17_000]);
    expect(await formulaOf(later, '2026-11-12')).toEqual([20_000, 4_000, 0, 16_000]);
    expect(await formulaOf(own, '2026-11-12')).toEqual([20_000, 1_500, 0, 18_500]);
  });

  test('has its own discount taken off, and not that of a flash sale', async () => {
    const place = {
      zone: { id: store.zoneId, lat: store.lat, lng: store.lng },
      module: { id: store.moduleId, moduleType: store.moduleType },
    };
    const dear = await buildStore(db, place);
    const [bread, cake] = [
      await buildItem(db, { store: dear, price_minor: 20_000 }),
      await buildItem(db, { store: dear, price_minor: 20_000 }),
    ];
    await buildFlashSale(db, { items: [cake] });
    await discountStore(db, dear);
    const as = await staff('store_owner', { storeId: dear.id });
    for (const [day, sold] of [
      ['2026-11-13', bread],
      ['2026-11-14', cake],
    ] as const) {
      const orderId = await orderByApi(tested, { store: dear, item: sold, as: buyer });
      await bringOrder(db, orderId);
      await at(orderId, `${day}T06:00:00Z`);
    }
    const { orders } = (await call(earnings.orders, { as, query: { from: '2026-11-13', days: 2 } })).body;
    expect(orders.map(({ goods, discount, paid_by_shop, gross }) => [goods, discount, paid_by_shop, gross])).toEqual([
      [40_000, 0, 8_000, 40_000],
      [40_000, 4_000, 0, 36_000],
    ]);
  });
});

describe('an order that was canceled', () => {
  test.each([
    ['by cost of the shop, after its preparation began, pays the store', 'shop', true, 1],
    ['by cost of the store pays nothing', 'store', true, 0],
    ['before anybody prepared it pays nothing', 'shop', false, 0],
  ] as const)('%s', async (_name, borneBy, isBegun, orders) => {
    const shop = await buildShopOnce();
    const day = { shop: '2026-10-05', store: '2026-10-06' }[borneBy];
    const moment = `${isBegun ? day : '2026-10-07'}T06:00:00Z`;
    const orderId = await placeOrder(db, shop);
    for (const status of isBegun ? (['confirmed', 'processing'] as const) : (['confirmed'] as const))
      await db.updateTable('orders').set({ status, status_by: 'store', status_note: null }).where('id', '=', orderId).execute();
    await db
      .updateTable('orders')
      .set({ status: 'canceled', status_by: 'operator', status_note: 'Gone', cost_borne_by: borneBy })
      .where('id', '=', orderId)
      .execute();
    await sql`update orders set canceled_at = ${moment}::timestamptz where id = ${orderId}`.execute(db);
    const as = await staff('store_owner', { storeId: shop.storeId });
    const { body } = await call(earnings.orders, { as, query: { from: moment.slice(0, 10) } });
    expect(body.orders).toHaveLength(orders);
    if (orders > 0) expect(body.orders).toMatchObject([{ order_id: orderId, is_canceled: true, gross: 20_000, net: 17_000 }]);
  });
});
let built: ReturnType<typeof buildShop> | undefined;
const buildShopOnce = () => (built ??= buildShop(db));

describe('what a store earns is seen', () => {
  test('by its own people alone, and not by the kitchen', async () => {
    expect((await week({ store: store.id }, other)).body.errors?.[0]?.code).toBe('store-not-found');
    const { status } = await call(earnings.orders, { as: other, query: { store: store.id, from: '2026-11-18' } });
    expect(status).toBe(404);
    expect((await week({}, await staff('kitchen', { storeId: store.id }))).status).toBe(403);
    expect((await week({}, other)).body.total.orders).toBe(0);
  });
});
