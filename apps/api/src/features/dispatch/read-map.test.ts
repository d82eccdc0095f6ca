import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API } from '@bozor/contract/operator/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildOnDuty, clearDuty, give, placePrepared } from '../../../test/couriers.ts';
import { buildCourier, buildZone } from '../../../test/fixtures.ts';
import { buildShop, placeOrder, type SmallShop } from '../../../test/shop.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

/** The API's clock stands here, and the database's goes on. */
const NOW = new Date();
const tested = await testApi({ now: NOW.toISOString() });
const { db, call, staff } = tested;
let shop: SmallShop;
let dispatcher: Caller;

beforeAll(async () => {
  shop = await buildShop(db);
  dispatcher = await staff('dispatcher');
});
beforeEach(async () => {
  await sql`update item_stock set stock = 50`.execute(db);
  await clearDuty(db);
});

const read = async (as: Caller = dispatcher) => (await call(API.orders.map, { as })).body;
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const locate = (courierId: number, secondsAgo: number) =>
  sql`insert into rider_positions (rider_id, lat, lng, at) values (${courierId}, 41.33, 69.25, clock_timestamp() - make_interval(secs => ${secondsAgo}))`.execute(
    db,
  );

test('an order is a line from its store to the door; its store counts it, and whether it is late', async () => {
  const promise = { promised_from: minutesAgo(40), promised_until: minutesAgo(12), latest_by: minutesAgo(2) };
  const late = await placeOrder(db, shop, promise);
  const collected = await placeOrder(db, shop, { order_type: 'take_away', delivery_address: null, delivery_lat: null, delivery_lng: null });
  const { lat, lng } = await db.selectFrom('stores').where('id', '=', shop.storeId).select(['lat', 'lng']).executeTakeFirstOrThrow();
  const { orders, stores } = await read();
  expect(orders).toEqual([
    {
      id: late,
      status: 'pending',
      minutes_late: 12,
      store_id: shop.storeId,
      courier_id: null,
      from: { lat, lng },
      to: { lat: 41.31, lng: 69.28 },
    },
    expect.objectContaining({ id: collected, minutes_late: 0, from: { lat, lng }, to: null }),
  ]);
  expect(stores).toEqual([{ id: shop.storeId, name: 'Store', point: { lat, lng }, running: 2, late: 1 }]);
});

test('a parcel goes from its sender to its receiver, and has no store', async () => {
  const address = JSON.stringify({ address: 'Amir Temur 1' });
  const id = await inTransaction(db, async (trx) => {
    const placed = await placeOrder(
      trx,
      shop,
      { order_type: 'parcel', source: 'parcel', store_id: null, delivery_address: null },
      { items: 0 },
    );
    const sender = { sender_name: 'Aziza', sender_phone: '+998901234567', sender_address: address, sender_lat: 41.32, sender_lng: 69.24 };
    const receiver = {
      receiver_name: 'Bobur',
      receiver_phone: '+998901234568',
      receiver_address: address,
      receiver_lat: 41.35,
      receiver_lng: 69.3,
    };
    await trx
      .insertInto('parcel_details')
      .values({ order_id: placed, category_name: { en: 'Box' }, payer: 'sender', ...sender, ...receiver })
      .execute();
    return placed;
  });
  const { orders, stores } = await read();
  expect(orders).toMatchObject([{ id, store_id: null, from: { lat: 41.32, lng: 69.24 }, to: { lat: 41.35, lng: 69.3 } }]);
  expect(stores).toEqual([]);
});

describe('a courier', () => {
  test('with a running order is shown with the age of the position, one on duty without', async () => {
    const busy = await buildCourier(db, { zone_id: shop.zoneId, l_name: 'Aliyev' });
    await give(db, await placePrepared(db, shop), busy);
    await locate(busy, 40);
    const free = await buildOnDuty(tested, { zone_id: shop.zoneId, f_name: 'Sardor' });
    await buildCourier(db, { zone_id: shop.zoneId, f_name: 'Off duty' });
    const { couriers, orders } = await read();
    expect(couriers).toEqual([
      { id: busy, name: 'Bobur Aliyev', running: 1, position: { point: { lat: 41.33, lng: 69.25 }, age_seconds: expect.any(Number) } },
      { id: free.courierId, name: 'Sardor', running: 0, position: null },
    ]);
    expect(couriers[0]!.position!.age_seconds).toBeGreaterThanOrEqual(40);
    expect(couriers[0]!.position!.age_seconds).toBeLessThan(100);
    expect(orders).toMatchObject([{ courier_id: busy }]);
  });

  test.each(['support', 'auditor'] as const)('is not located by %s, who sees the orders', async (role) => {
    const busy = await buildCourier(db, { zone_id: shop.zoneId });
    await give(db, await placePrepared(db, shop), busy);
    await locate(busy, 40);
    const body = await read(await staff(role));
    expect(body.orders).toHaveLength(1);
    expect(body.couriers).toEqual([]);
  });
});

test('whoever dispatches another zone sees nothing of this one, and whoever dispatches this one sees it whole', async () => {
  const busy = await buildCourier(db, { zone_id: shop.zoneId });
  await give(db, await placePrepared(db, shop), busy);
  const as = await staff('dispatcher');
  const grant = (zoneId: number) => db.updateTable('staff_grants').set({ zone_id: zoneId }).where('staff_id', '=', as.staffId).execute();
  await grant((await buildZone(db)).id);
  expect(await read(as)).toEqual({ stores: [], couriers: [], orders: [] });
  await grant(shop.zoneId);
  expect(await read(as)).toMatchObject({ stores: [{ running: 1 }], couriers: [{ id: busy }], orders: [{ courier_id: busy }] });
});
