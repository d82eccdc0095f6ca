import { API } from '@bozor/contract/store/routes.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { buildShop, placeOrder } from '../../../test/shop.ts';

const tested = await testApi();
const { db, clock, call, staff } = tested;
const { shift } = API;
const shop = await buildShop(db);
const people = {
  manager: await staff('store_manager', { storeId: shop.storeId }),
  kitchen: await staff('kitchen', { storeId: shop.storeId }),
  other: await staff('store_owner', { storeId: shop.otherStoreId }),
};
type Person = keyof typeof people;

const FRIDAY_EVENING = { weekday: 5, from_hour: 18 };
const read = async (as: Person = 'manager') => (await call(shift.keptTimes, { as: people[as] })).body.stores;
const choose = (minutes: number | null, as: Person = 'manager', part = FRIDAY_EVENING) =>
  call(shift.chooseMinutes, { as: people[as], params: { store: shop.storeId }, body: { ...part, minutes } });
const proposed = async () =>
  (await call(API.orders.list, { as: people.manager })).body.orders.flatMap(({ proposed_minutes: minutes }) => minutes ?? []);
const audit = async () =>
  db.selectFrom('audit_log').where('action', '=', 'store.ready_minutes').orderBy('id').select(['staff_id', 'before', 'after']).execute();

/** An order that the store accepted at an instant, said minutes for, and had ready after others. */
async function readied(acceptedAt: string, said: number, took: number, more: { readonly isScheduled?: boolean } = {}): Promise<number> {
  const minutes = (count: number) => new Date(Date.parse(acceptedAt) + count * 60_000);
  const orderId = await placeOrder(db, shop, { ...(more.isScheduled && { schedule_at: minutes(took) }) });
  for (const status of ['confirmed', 'processing', 'handover'] as const)
    await db.updateTable('orders').set({ status, status_by: 'store' }).where('id', '=', orderId).execute();
  const times = { confirmed_at: minutes(0), ready_by: minutes(said), handover_at: minutes(took) };
  await db.updateTable('orders').set(times).where('id', '=', orderId).execute();
  return orderId;
}
const friday = (weeksAgo: number, utc = '13:30:00') =>
  `${new Date(Date.parse('2026-11-20') - weeksAgo * 7 * 86_400_000).toISOString().slice(0, 10)}T${utc}Z`;

beforeEach(async () => {
  clock.set('2026-11-20T14:40:00Z');
  await db.deleteFrom('store_ready_minutes').execute();
  await db.updateTable('orders').set({ handover_at: null }).execute();
});

describe('what a store said and what it took', () => {
  it('is by the last ten days of this weekday at this time', async () => {
    for (const [week, took] of [31, 31, 40, 33, 20, 18, 20, 29, 35, 34].entries()) await readied(friday(week), 20, took);
    // Another time of the day, another weekday, too long ago, and for later.
    await readied(friday(1, '08:00:00'), 20, 90);
    await readied('2026-11-19T13:30:00Z', 20, 90);
    await readied(friday(10), 20, 90);
    await readied(friday(1), 20, 90, { isScheduled: true });
    const [store] = await read();
    expect(store).toMatchObject({ ...FRIDAY_EVENING, store: shop.storeId, is_chosen: false });
    expect(store!.kept).toEqual({ orders: 10, late: 7, said_minutes: 20, took_minutes: 31, fitting_minutes: 35 });
  });

  it('looks at twenty orders of each day', async () => {
    for (let count = 0; count < 23; count++) await readied(friday(1), 20, 20);
    expect((await read())[0]!.kept).toMatchObject({ orders: 20 });
  });

  it('is held against what was said before the order was postponed', async () => {
    for (let week = 1; week <= 5; week++) {
      const orderId = await readied(friday(week), 40, 35);
      await db
        .insertInto('order_acts')
        .values({
          order_id: orderId,
          kind: 'time_told',
          by: 'store',
          details: JSON.stringify({ before: new Date(Date.parse(friday(week)) + 20 * 60_000).toISOString() }),
        })
        .execute();
    }
    expect((await read())[0]!.kept).toMatchObject({ late: 5, said_minutes: 20 });
  });

  it('is not said of fewer than five orders, and not to others', async () => {
    for (let week = 1; week <= 4; week++) await readied(friday(week), 20, 40);
    expect((await read())[0]).toMatchObject({ kept: null });
    expect((await read('other')).map(({ store }) => store)).toEqual([shop.otherStoreId]);
    expect((await call(shift.keptTimes, { as: people.kitchen })).status).toBe(403);
  });
});

describe('minutes that a store chooses', () => {
  it('are offered from then on in that part of the week, by whom is written once', async () => {
    for (let week = 1; week <= 5; week++) await readied(friday(week), 20, 31);
    await placeOrder(db, shop);
    const press = () => choose(45);
    expect((await Promise.all([press(), press()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await read())[0]).toMatchObject({ proposed_minutes: 45, is_chosen: true });
    expect(await proposed()).toEqual([45]);
    expect(await audit()).toMatchObject([
      { staff_id: people.manager.staffId, before: { ...FRIDAY_EVENING, minutes: null }, after: { ...FRIDAY_EVENING, minutes: 45 } },
    ]);
    clock.set('2026-11-21T14:40:00Z');
    expect(await proposed()).toEqual([35]);
  });

  it('are given up for the median again', async () => {
    for (let week = 1; week <= 5; week++) await readied(friday(week), 20, 31);
    await choose(45);
    expect((await choose(null)).body.stores[0]).toMatchObject({ proposed_minutes: 35, is_chosen: false });
  });

  it.each([
    [{ weekday: 8, from_hour: 18 }, 30],
    [{ weekday: 5, from_hour: 17 }, 30],
    [{ weekday: 5, from_hour: 18 }, 121],
  ])('of %o are refused at %i minutes', async (part, minutes) => {
    expect((await choose(minutes, 'manager', part)).status).toBe(422);
  });

  it('are those of a store of the person', async () => {
    expect((await choose(30, 'other')).status).toBe(404);
    expect((await choose(30, 'kitchen')).status).toBe(403);
  });
});
