import { API } from '@bozor/contract/store/routes.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { actsOf, ageSteps, buildOnDuty, codesOf, give, placeReady, wrong, type CourierWithPerson } from '../../../test/couriers.ts';
import { buildCourier } from '../../../test/fixtures.ts';
import { buildShop } from '../../../test/shop.ts';

const tested = await testApi();
const { db, call, staff, clock } = tested;
const { orders } = API;
const shop = await buildShop(db);
const people = {
  manager: await staff('store_manager', { storeId: shop.storeId }),
  kitchen: await staff('kitchen', { storeId: shop.storeId }),
  other: await staff('store_owner', { storeId: shop.otherStoreId }),
  dispatcher: await staff('dispatcher'),
};
type Person = keyof typeof people;

let rider: CourierWithPerson;
let order: number;
let codes: Awaited<ReturnType<typeof codesOf>>;

beforeEach(async () => {
  rider = await buildOnDuty(tested, { zone_id: shop.zoneId, f_name: 'Jasur' });
  order = await placeReady(db, shop);
  await give(db, order, rider.courierId);
  codes = await codesOf(db, order);
});

const handOver = (code: string, as: Person = 'manager', tapped_at?: string) =>
  call(orders.handOver, { as: people[as], params: { order }, body: { code, ...(tapped_at !== undefined && { tapped_at }) } });
const shown = async (as: Person = 'manager') => (await call(orders.details, { as: people[as], params: { order } })).body;
const eventsOf = async () =>
  (await db.selectFrom('order_events').where('order_id', '=', order).orderBy('position').select(['status', 'staff_id']).execute()).at(-1);

describe('a ready order', () => {
  it('shows its courier, the minutes of their way, and the store’s code', async () => {
    await db.insertInto('rider_positions').values({ rider_id: rider.courierId, lat: 41.3, lng: 69.25 }).execute();
    const { courier, pickup_code } = await shown();
    expect(courier).toMatchObject({ name: 'Jasur', is_at_store: false, has_code: true, is_code_locked: false });
    expect(courier!.minutes_away).toBeGreaterThan(0);
    expect(pickup_code).toBe(codes.pickup_code);
  });

  it('never shows the code that the store enters', async () => {
    const { raw } = await call(orders.details, { as: people.manager, params: { order } });
    const { raw: board } = await call(orders.list, { as: people.manager });
    if (codes.courier_code !== codes.pickup_code)
      for (const { body } of [raw, board]) expect(body).not.toContain(`"${codes.courier_code}"`);
  });

  it('whose courier nobody signs in for asks for no code', async () => {
    await give(db, order, await buildCourier(db, { zone_id: shop.zoneId }));
    expect((await shown()).courier).toMatchObject({ has_code: false, minutes_away: null });
  });
});

describe('handing over', () => {
  it('by the right code gives the order to its courier, once, in the name of the person', async () => {
    await ageSteps(db, order);
    const tapped = new Date(clock.now().getTime() - 60_000).toISOString();
    const { status, body } = await handOver(codes.courier_code, 'kitchen', tapped);
    expect([status, body.status]).toEqual([200, 'picked_up']);
    expect(await eventsOf()).toEqual({ status: 'picked_up', staff_id: people.kitchen.staffId });
    expect(body.history.at(-1)).toMatchObject({ what: 'picked_up', by: 'store', tapped_at: tapped });
    expect((await handOver(codes.courier_code)).status).toBe(200);
  });

  it('by a wrong code says how many tries are left, and is locked after five', async () => {
    for (const left of [4, 3, 2, 1]) {
      const { status, body } = await handOver(wrong(codes.courier_code));
      expect([status, body.errors]).toMatchObject([
        422,
        [{ code: 'hand-over-code-wrong', field: 'code', message: `This code is not right. Tries left: ${left}` }],
      ]);
    }
    for (const code of [wrong(codes.courier_code), codes.courier_code]) {
      const { status, body } = await handOver(code);
      expect([status, body.errors?.[0]?.code]).toEqual([429, 'code-locked']);
    }
    expect((await shown()).courier).toMatchObject({ is_code_locked: true });
    expect(await actsOf(db, order)).toHaveLength(5);
  });

  it('at once on two tablets happens once', async () => {
    const answers = await Promise.all([handOver(codes.courier_code), handOver(codes.courier_code, 'kitchen')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const events = await db
      .selectFrom('order_events')
      .where('order_id', '=', order)
      .where('status', '=', 'picked_up')
      .select('id')
      .execute();
    expect(events).toHaveLength(1);
  });

  it.each([
    ['other', 404, 'order-not-found'],
    ['dispatcher', 403, 'not-allowed'],
  ] as const)('is refused to the %s', async (person, status, code) => {
    const answer = await handOver(codes.courier_code, person);
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([status, code]);
    expect((await shown()).status).toBe('handover');
  });

  it('needs a courier', async () => {
    await db.updateTable('orders').set({ rider_id: null }).where('id', '=', order).execute();
    expect((await handOver(codes.courier_code)).body.errors?.[0]?.code).toBe('wrong-step');
  });
});
