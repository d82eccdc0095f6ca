import { API } from '@bozor/contract/store/routes.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { buildShop } from '../../../test/shop.ts';

const tested = await testApi();
const { api, db, clock, call, staff } = tested;
const { menu } = API;
const shop = await buildShop(db);
await db
  .insertInto('store_hours')
  .values([1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ store_id: shop.storeId, weekday, opens_at_minute: 540, closes_at_minute: 1320 })))
  .execute();
const people = {
  kitchen: await staff('kitchen', { storeId: shop.storeId }),
  other: await staff('store_owner', { storeId: shop.otherStoreId }),
  support: await staff('support'),
};
type Person = keyof typeof people;
const TOMORROW = '2026-11-21T04:00:00.000Z';

const params = { item: shop.itemId };
const takeOff = (lasts: 'today' | 'until' | 'for_good', until?: string, as: Person = 'kitchen') =>
  call(menu.takeOff, { as: people[as], params, body: { lasts, ...(until !== undefined && { until }) } });
const putBack = (as: Person = 'kitchen') => call(menu.putBack, { as: people[as], params });
const list = async (query: { name?: string; off?: 0 | 1 } = {}, as: Person = 'kitchen') =>
  (await call(menu.list, { as: people[as], query })).body;
const listed = async () =>
  (await db.selectFrom('items').where('id', '=', shop.itemId).select(['is_active', 'is_listed']).executeTakeFirstOrThrow()).is_listed;
const version = async () =>
  (await db.selectFrom('catalogue_versions').where('area', '=', 'catalogue').select('version').executeTakeFirstOrThrow()).version;
const audited = async () =>
  (await db.selectFrom('audit_log').where('subject', '=', 'item').orderBy('id').select(['action', 'staff_id']).execute()).at(-1);

beforeEach(async () => {
  clock.set('2026-11-20T07:00:00Z');
  await db.deleteFrom('item_pauses').execute();
  await db.updateTable('items').set({ is_active: true }).where('id', '=', shop.itemId).execute();
});

describe('an item that is taken off', () => {
  it('for today is in no list until the store opens tomorrow, and comes back by itself', async () => {
    const before = await version();
    const { status, body } = await takeOff('today');
    expect([status, body]).toMatchObject([200, { state: 'off', off_until: TOMORROW }]);
    expect([await listed(), (await version()) > before]).toEqual([false, true]);
    await api.jobs.perform('put-item-back', { itemId: shop.itemId });
    expect(await listed()).toBe(false);
    clock.set(TOMORROW);
    await api.jobs.perform('put-item-back', { itemId: shop.itemId });
    expect(await listed()).toBe(true);
    expect((await list()).items).toMatchObject([{ id: shop.itemId, state: 'on', off_until: null }]);
  });

  it('until a time or for good is put back by its people, each in their name', async () => {
    expect((await takeOff('until', '2026-11-23T07:00:00.000Z')).body.off_until).toBe('2026-11-23T07:00:00.000Z');
    expect((await takeOff('for_good')).body).toMatchObject({ state: 'off', off_until: null });
    expect(await audited()).toEqual({ action: 'item.off', staff_id: people.kitchen.staffId });
    await api.jobs.perform('put-item-back', { itemId: shop.itemId });
    expect(await listed()).toBe(false);
    expect((await putBack()).body.state).toBe('on');
    expect((await putBack()).status).toBe(200);
    expect(await audited()).toEqual({ action: 'item.on', staff_id: people.kitchen.staffId });
    expect(await listed()).toBe(true);
  });

  it('twice at once is taken off once', async () => {
    const answers = await Promise.all([takeOff('today'), takeOff('today')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await db.selectFrom('item_pauses').select('item_id').execute()).length).toBe(1);
  });

  it('needs a time to come', async () => {
    for (const until of [undefined, '2026-11-20T06:59:00.000Z']) {
      const { status, body } = await takeOff('until', until);
      expect([status, body.errors?.[0]?.code]).toEqual([422, 'time-passed']);
    }
  });

  it('by the operator stays out, whatever its store presses', async () => {
    await db.updateTable('items').set({ is_active: false }).where('id', '=', shop.itemId).execute();
    expect((await takeOff('today')).body.errors?.[0]?.code).toBe('item-withdrawn');
    expect((await putBack()).body.state).toBe('withdrawn');
    expect(await listed()).toBe(false);
  });
});

describe('the menu of a store', () => {
  it('finds by a part of the name, and shows what is off alone', async () => {
    expect((await list({ name: 'REA' })).total).toBe(1);
    expect((await list({ name: 'plov' })).total).toBe(0);
    expect((await list({ name: '%' })).total).toBe(0);
    expect((await list({ off: 1 })).total).toBe(0);
    await takeOff('today');
    expect((await list({ off: 1 })).items).toMatchObject([{ name: 'Bread', state: 'off' }]);
  });

  it('is that of the own store, without prices', async () => {
    expect((await list({}, 'other')).items.map(({ id }) => id)).toEqual([shop.otherItemId]);
    const { raw } = await call(menu.list, { as: people.kitchen, query: {} });
    expect(raw.body).not.toContain('price');
  });

  it('is changed by its own people', async () => {
    for (const answer of [await takeOff('today', undefined, 'other'), await putBack('other')])
      expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([404, 'item-not-found']);
    expect((await takeOff('today', undefined, 'support')).status).toBe(403);
    expect(await listed()).toBe(true);
  });
});
