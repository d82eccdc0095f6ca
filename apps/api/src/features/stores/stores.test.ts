import { describe, expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import {
  buildCategory,
  buildFlashSale,
  buildItem,
  buildReview,
  buildStore,
  buildZone,
  discountStore,
  headersFor,
  type BuiltStore,
} from '../../../test/fixtures.ts';

const { db, api, call } = await testApi();

/** Builds another store in the same street. */
const beside = (store: BuiltStore, fields: Parameters<typeof buildStore>[1] = {}) =>
  buildStore(db, {
    zone: { id: store.zoneId, lat: store.lat, lng: store.lng },
    module: { id: store.moduleId, moduleType: store.moduleType },
    ...fields,
  });
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe('lists of stores', () => {
  test('are ordered by orders, by rating or by opening [store-01]', async () => {
    const old = await buildStore(db, { order_count: 5, created_at: new Date('2024-01-01') });
    const rated = await beside(old, { order_count: 1, created_at: new Date('2025-01-01') });
    const young = await beside(old, { order_count: 3, created_at: new Date('2026-01-01') });
    await buildReview(db, await buildItem(db, { store: rated }), { rating: 5 });
    await buildReview(db, await buildItem(db, { store: young }), { rating: 4 });
    const headers = headersFor(old);
    expect(ids((await call(API.stores.popular, { headers })).body.stores)).toEqual([old.id, young.id, rated.id]);
    expect(ids((await call(API.stores.latest, { headers })).body.stores)).toEqual([young.id, rated.id, old.id]);
    const of = async (store_type: 'top_rated' | 'newly_joined' | 'popular') =>
      ids((await call(API.stores.list, { params: { type: 'all' }, query: { store_type }, headers })).body.stores);
    expect(await of('top_rated')).toEqual([rated.id, young.id, old.id]);
    expect(await of('newly_joined')).toEqual([young.id, rated.id, old.id]);
    expect(await of('popular')).toEqual([old.id, young.id, rated.id]);
  });

  test('take how a store hands over in the path, as type or as store_type, in either spelling [api-07]', async () => {
    const both = await buildStore(db, { order_count: 2 });
    const bringing = await beside(both, { order_count: 1, take_away: false });
    const headers = headersFor(both);
    const of = async (
      type: 'all' | 'takeaway',
      query: { store_type?: 'home' | 'take_away' | 'takeaway' | 'delivery'; type?: 'takeaway' } = {},
    ) => ids((await call(API.stores.list, { params: { type }, query, headers })).body.stores);
    for (const store_type of ['home', 'delivery'] as const) expect(await of('all', { store_type })).toEqual([both.id, bringing.id]);
    for (const store_type of ['take_away', 'takeaway'] as const) expect(await of('all', { store_type })).toEqual([both.id]);
    expect([await of('takeaway'), await of('all', { type: 'takeaway' })]).toEqual([[both.id], [both.id]]);
  });

  test('narrow to a kind: joined within two months, ordered from, rated four stars and more [store-03]', async () => {
    const old = await buildStore(db, { order_count: 4, created_at: new Date('2024-01-01') });
    const young = await beside(old, { created_at: new Date('2026-11-01') });
    await buildReview(db, await buildItem(db, { store: young }), { rating: 4 });
    await buildReview(db, await buildItem(db, { store: old }), { rating: 3 });
    const of = async (filter: 'all' | 'newly_joined' | 'popular' | 'top_rated') =>
      ids(
        (await call(API.stores.list, { params: { type: 'all' }, query: { store_type: 'popular', filter }, headers: headersFor(old) })).body
          .stores,
      );
    expect(await of('all')).toEqual([old.id, young.id]);
    expect(await of('newly_joined')).toEqual([young.id]);
    expect(await of('popular')).toEqual([old.id]);
    expect(await of('top_rated')).toEqual([young.id]);
  });

  test.each([
    ['delivery', 'brings'],
    ['home', 'brings'],
    ['take_away', 'hands'],
    ['takeaway', 'hands'],
  ] as const)('of type %s leave out who does not do that [store-02] [store-10]', async (type, kept) => {
    const brings = await buildStore(db, { take_away: false });
    const hands = await beside(brings, { delivers: false });
    const headers = headersFor(brings);
    const byPath = await call(API.stores.list, { params: { type }, headers });
    expect(ids(byPath.body.stores)).toEqual([kept === 'brings' ? brings.id : hands.id]);
    const byQuery = await call(API.stores.popular, { query: { type }, headers });
    expect(byQuery.body).toMatchObject({ total_size: 1, stores: [{ id: kept === 'brings' ? brings.id : hands.id }] });
  });

  test('of all types come page by page, with how many there are [api-58]', async () => {
    const one = await buildStore(db, {});
    const two = await beside(one);
    const list = (offset: number) =>
      call(API.stores.list, { params: { type: 'all' }, query: { offset, limit: 1, filter: 'all' }, headers: headersFor(one) });
    const [first, second] = [await list(1), await list(2)];
    expect([first.body.total_size, second.body.total_size]).toEqual([2, 2]);
    expect(new Set(ids([...first.body.stores, ...second.body.stores]))).toEqual(new Set([one.id, two.id]));
  });

  test('come 12 a page, featured ones 20 [store-05]', async () => {
    const store = await buildStore(db, { featured: true });
    const headers = headersFor(store);
    expect((await call(API.stores.popular, { headers })).body.limit).toBe(12);
    const featured = await call(API.stores.featured, { headers });
    expect(featured.body).toMatchObject({ limit: 20, total_size: 1, stores: [{ id: store.id, featured: 1 }] });
  });

  test('of offers put the larger discount first, of equal ones the nearer', async () => {
    const zone = await buildZone(db);
    const far = await buildStore(db, { zone, lat: zone.lat + 0.05, order_count: 9 });
    const near = await beside(far, { lat: zone.lat });
    const large = await beside(far, { lat: zone.lat + 0.09 });
    await beside(far);
    for (const [store, percent] of [
      [far, 10],
      [near, 10],
      [large, 30],
    ] as const)
      await discountStore(db, store, { percent });
    const point = { latitude: String(zone.lat), longitude: String(zone.lng) };
    const { body } = await call(API.stores.topOffers, { headers: { ...headersFor(far), ...point } });
    expect(ids(body.stores)).toEqual([large.id, near.id, far.id]);
    expect(body).toMatchObject({ total_size: 3, stores: [{ discount: { discount: 30 } }, {}, {}] });
  });

  test('show with each store its most ordered items at their price now', async () => {
    const store = await buildStore(db);
    const sold = await buildItem(db, { store, popularity: 2, price_minor: 10_000 });
    await buildItem(db, { store, popularity: 9, discount: 10 });
    await buildFlashSale(db, { items: [sold], terms: { discount: 50 } });
    const { body } = await call(API.stores.popular, { headers: headersFor(store) });
    expect(body.stores[0]?.items).toMatchObject([{ discounted_price: 9000 }, { id: sold.id, price: 10_000, discounted_price: 5000 }]);
  });
});

describe('a store', () => {
  test("returns the entity's fields, by id and by slug [entity-29]", async () => {
    const store = await buildStore(db, {
      slug: 'choyxona',
      name: { en: 'Tea house' },
      prep_minutes_min: 20,
      prep_minutes_max: 30,
      free_delivery: true,
    });
    await buildItem(db, { store });
    await discountStore(db, store, { percent: 20 });
    const wanted = {
      id: store.id,
      slug: 'choyxona',
      name: 'Tea house',
      address: 'Amir Temur 1',
      module_id: store.moduleId,
      zone_id: store.zoneId,
      total_items: 1,
      featured: 0,
      avg_rating: 0,
      distance: null,
      delivery_time: '20-30',
      free_delivery: true,
      active: true,
      open: true,
      discount: { discount: 20, discount_type: 'percent' },
    };
    expect((await call(API.stores.details, { params: { idOrSlug: 'choyxona' } })).body).toMatchObject(wanted);
    expect((await call(API.stores.details, { params: { idOrSlug: store.id } })).body).toMatchObject(wanted);
    const far = { latitude: String(store.lat + 0.009), longitude: String(store.lng) };
    expect((await call(API.stores.details, { params: { idOrSlug: store.id }, headers: far })).body.distance).toBeCloseTo(1.3, 1);
  });

  test('carries a few of its items, as its card does [entity-29]', async () => {
    const store = await buildStore(db);
    const item = await buildItem(db, { store });
    const { body } = await call(API.stores.details, { params: { idOrSlug: store.id } });
    expect(body.items).toEqual([expect.objectContaining({ id: item.id, slug: item.slug })]);
  });

  test('names the texts that are in English, because they are not translated', async () => {
    const names = { en: 'Choyxona', ru: 'Чайхана' };
    const store = await buildStore(db, { name: names, description: names, address: { en: 'Amir Temur 1' }, announcement: null });
    const untranslatedIn = async (locale: string) =>
      (await call(API.stores.details, { params: { idOrSlug: store.id }, headers: { 'x-localization': locale } })).body.untranslated;
    expect(await untranslatedIn('en')).toEqual([]);
    expect(await untranslatedIn('ru')).toEqual(['address']);
    expect(await untranslatedIn('uz')).toEqual(['name', 'description', 'address']);
  });

  test('is closed outside its hours and knows when it opens', async () => {
    const store = await buildStore(db, { hours: [{ weekday: 6, opens_at_minute: 540, closes_at_minute: 1260 }] });
    const { body } = await call(API.stores.details, { params: { idOrSlug: store.id } });
    expect(body).toMatchObject({ open: false, active: true, next_opening_at: '2026-11-21T04:00:00.000Z', closing_at: null });
    expect(body.schedules).toEqual([{ day: 6, opening_time: '09:00', closing_time: '21:00' }]);
  });

  test('that is inactive or unknown does not exist', async () => {
    const store = await buildStore(db, { is_active: false });
    for (const idOrSlug of [store.slug, 'no-such-store', 999_999])
      expect((await call(API.stores.details, { params: { idOrSlug } })).body.errors?.[0]?.code).toBe('store-not-found');
    expect((await call(API.stores.items, { params: { idOrSlug: store.slug } })).status).toBe(404);
  });

  test('lists its menu in order, narrowed by category, halal, filters and sorted by price', async () => {
    const store = await buildStore(db, { module_type: 'food' });
    const soups = await buildCategory(db, { module: { id: store.moduleId }, position: 2 });
    const breads = await buildCategory(db, { module: { id: store.moduleId }, position: 1 });
    const soup = await buildItem(db, { store, category: soups, price_minor: 30_000, is_halal: true, discount: 10 });
    const loaf = await buildItem(db, { store, category: breads, price_minor: 5000 });
    const menu = async (query: Record<string, unknown>) =>
      ids((await call(API.stores.items, { params: { idOrSlug: store.slug }, query })).body.products);
    expect(await menu({})).toEqual([loaf.id, soup.id]);
    expect(await menu({ category_id: soups.id })).toEqual([soup.id]);
    expect(await menu({ halal: true })).toEqual([soup.id]);
    expect(await menu({ filter: ['discounted'] })).toEqual([soup.id]);
    expect(await menu({ sort_by: 'high' })).toEqual([soup.id, loaf.id]);
    const { body } = await call(API.stores.details, { params: { idOrSlug: store.slug } });
    expect(body.categories).toMatchObject([
      { id: breads.id, products_count: 1 },
      { id: soups.id, products_count: 1 },
    ]);
  });
});

test('a paused store stays in its lists, closed, and takes nothing for later either', async () => {
  const store = await buildStore(db, { is_accepting: false, schedule_order: true });
  api.replies.drop();
  const { body } = await call(API.stores.popular, { headers: headersFor(store) });
  expect(body.stores[0]).toMatchObject({ id: store.id, active: false, open: false, schedule_order: false });
});
