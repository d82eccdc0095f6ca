import { API } from '@bozor/contract/store/routes.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { buildShop } from '../../../test/shop.ts';
import { loadStores } from '../stores/load-stores.ts';

const tested = await testApi();
const { api, db, clock, call, staff } = tested;
const { shift } = API;
const shop = await buildShop(db);
await db
  .insertInto('store_hours')
  .values(
    [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
      [shop.storeId, shop.otherStoreId].map((store_id) => ({ store_id, weekday, opens_at_minute: 0, closes_at_minute: 1440 })),
    ),
  )
  .execute();
const people = {
  manager: await staff('store_manager', { storeId: shop.storeId }),
  kitchen: await staff('kitchen', { storeId: shop.storeId }),
  other: await staff('store_owner', { storeId: shop.otherStoreId }),
};
type Person = keyof typeof people;

const params = { store: shop.storeId };
const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString();
const busy = (minutes: 10 | 20 | 30, until: string, as: Person = 'manager') =>
  call(shift.busy, { as: people[as], params, body: { minutes, until } });
const pause = (until: string, as: Person = 'manager') => call(shift.pause, { as: people[as], params, body: { until } });
const resume = (what: 'busy' | 'pause') => call(shift.resume, { as: people.manager, params, body: { what } });
const own = async (as: Person = 'manager') => (await call(shift.read, { as: people[as] })).body.stores;
/** The store as the shop shows it now. */
const card = async () => {
  const reading = { locale: 'en', now: clock.now(), settings: await api.settings.read(), scope: { point: undefined } } as const;
  return (await loadStores(db, [shop.storeId], reading)).get(shop.storeId)!.card;
};
const version = async () =>
  (await db.selectFrom('catalogue_versions').where('area', '=', 'catalogue').select('version').executeTakeFirstOrThrow()).version;
const audited = async () =>
  (await db.selectFrom('audit_log').where('subject', '=', 'store').orderBy('id').select(['action', 'staff_id']).execute()).slice(-1);

beforeEach(async () => {
  await db.deleteFrom('store_closures').execute();
  await db.updateTable('stores').set({ extra_prep_minutes: 0, busy_until: null }).execute();
});

describe('a busy store', () => {
  it('lengthens what the shop promises until its time, and not a second longer', async () => {
    const before = (await card()).delivery_terms.preparation_minutes;
    const { status, body } = await busy(20, inMinutes(50));
    expect([status, body.stores]).toMatchObject([200, [{ busy_minutes: 20, busy_until: inMinutes(50) }]]);
    expect((await card()).delivery_terms.preparation_minutes).toBe(before + 20);
    clock.set(inMinutes(50));
    expect((await card()).delivery_terms.preparation_minutes).toBe(before);
    expect(await own()).toMatchObject([{ busy_minutes: 0, busy_until: null }]);
  });

  it('gives kept pages a new version when it begins and when it ends', async () => {
    const before = await version();
    await busy(10, inMinutes(5));
    const busyVersion = await version();
    expect(busyVersion).toBeGreaterThan(before);
    await api.jobs.perform('end-busy', { storeId: shop.storeId });
    expect(await own()).toMatchObject([{ busy_minutes: 10 }]);
    clock.set(inMinutes(5));
    await api.jobs.perform('end-busy', { storeId: shop.storeId });
    expect(await version()).toBeGreaterThan(busyVersion);
  });

  it('takes the minutes back at once, and names who did it', async () => {
    await busy(30, inMinutes(60));
    expect(await audited()).toEqual([{ action: 'store.busy', staff_id: people.manager.staffId }]);
    expect((await resume('busy')).body.stores).toMatchObject([{ busy_minutes: 0 }]);
    expect((await resume('busy')).status).toBe(200);
    expect(await audited()).toEqual([{ action: 'store.busy_ended', staff_id: people.manager.staffId }]);
  });

  it.each([
    ['a time that has passed', -1],
    ['more than a day', 24 * 60 + 1],
  ])('is refused for %s', async (_name, minutes) => {
    const { status, body } = await busy(10, inMinutes(minutes));
    expect([status, body.errors?.[0]?.code]).toEqual([422, 'until-not-possible']);
  });
});

describe('a paused store', () => {
  it('is closed in the shop until its time, which the shop says, and opens by itself', async () => {
    const { body } = await pause(inMinutes(30));
    expect(body.stores).toMatchObject([{ is_open: false, paused_until: inMinutes(30) }]);
    expect(await card()).toMatchObject({ open: false, next_opening_at: inMinutes(30) });
    clock.set(inMinutes(30));
    expect(await card()).toMatchObject({ open: true });
    expect(await own()).toMatchObject([{ is_open: true, paused_until: null }]);
  });

  it('lasts as long as it was said last, in one closure', async () => {
    await pause(inMinutes(60));
    await Promise.all([pause(inMinutes(30)), pause(inMinutes(30))]);
    expect(await db.selectFrom('store_closures').select('ends_at').execute()).toEqual([{ ends_at: new Date(inMinutes(30)) }]);
  });

  it('opens again at once', async () => {
    await pause(inMinutes(60));
    expect((await resume('pause')).body.stores).toMatchObject([{ is_open: true, paused_until: null }]);
    expect(await audited()).toEqual([{ action: 'store.pause_ended', staff_id: people.manager.staffId }]);
  });

  it('ends where a planned closure begins', async () => {
    await db
      .insertInto('store_closures')
      .values({ store_id: shop.storeId, starts_at: new Date(inMinutes(20)), ends_at: new Date(inMinutes(90)) })
      .execute();
    expect((await pause(inMinutes(60))).body.stores).toMatchObject([{ paused_until: inMinutes(20) }]);
    clock.set(inMinutes(30));
    const { status, body } = await pause(inMinutes(60));
    expect([status, body.errors?.[0]?.code]).toEqual([409, 'store-closed-already']);
    await resume('pause');
    expect(await card()).toMatchObject({ open: false });
  });

  it('of another person is not found, and the kitchen may not pause', async () => {
    for (const answer of [await pause(inMinutes(30), 'other'), await busy(10, inMinutes(30), 'other')])
      expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([404, 'store-not-found']);
    expect((await pause(inMinutes(30), 'kitchen')).status).toBe(403);
    expect(await own('kitchen')).toMatchObject([{ id: shop.storeId, paused_until: null }]);
    expect(await own('other')).toMatchObject([{ id: shop.otherStoreId }]);
  });
});
