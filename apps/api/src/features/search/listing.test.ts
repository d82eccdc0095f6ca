import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { QueryOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Sent } from '../../../test/api.ts';
import {
  buildBrand,
  buildCategory,
  buildFlashSale,
  buildItem,
  buildReview,
  buildStore,
  discountStore,
  headersFor,
  type BuiltStore,
} from '../../../test/fixtures.ts';
import { placeOrder } from '../../../test/shop.ts';

const { db, api, call, customer } = await testApi();

function listing(store: { zoneId: number; moduleId: number }, query: Sent['query'] = {}, headers: Record<string, string> = {}) {
  api.replies.drop();
  return call(API.search.listing, { query, headers: { ...headersFor(store), ...headers } });
}

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const itemsOf = async (store: BuiltStore, query: Sent['query']) => names((await listing(store, query)).body.products);
const storesOf = async (store: BuiltStore, query: Sent['query'], headers?: Record<string, string>) =>
  names((await listing(store, { list_type: 'store', ...query }, headers)).body.stores);

/** Builds another store of the same zone and module. */
function beside(store: BuiltStore, fields: Parameters<typeof buildStore>[1]) {
  return buildStore(db, {
    zone: { id: store.zoneId, lat: store.lat, lng: store.lng },
    module: { id: store.moduleId, moduleType: store.moduleType },
    ...fields,
  });
}

describe('each parameter of the listing', () => {
  interface Filed {
    readonly category: number;
    readonly brand: number;
    readonly store: number;
  }
  /** A query that excludes items; null for a parameter that excludes none by itself. */
  const NARROWED: { readonly [Name in keyof Required<QueryOf<typeof API.search.listing>>]: ((of: Filed) => Sent['query']) | null } = {
    // search.test.ts has the words.
    name: null,
    limit: () => ({ limit: 1 }),
    offset: null,
    data_type: null,
    list_type: null,
    sort_by: null,
    not_stated: null,
    category_ids: ({ category }) => ({ category_ids: [category] }),
    category_id: ({ category }) => ({ category_id: category }),
    brand_ids: ({ brand }) => ({ brand_ids: [brand] }),
    brand_id: ({ brand }) => ({ brand_id: brand }),
    filter: () => ({ filter: ['top_rated'] }),
    rating_count: () => ({ rating_count: 4 }),
    min_price: () => ({ min_price: 5_000 }),
    max_price: () => ({ max_price: 15_000 }),
    type: () => ({ type: 'veg' }),
    halal: () => ({ halal: true }),
    without: () => ({ without: ['milk'] }),
    store_id: ({ store }) => ({ store_id: store }),
  };

  /** Parameters that do not apply to stores. */
  const OF_ITEMS = ['min_price', 'max_price'];

  test.each(Object.entries(NARROWED).flatMap(([name, query]) => (query ? [[name, query] as const] : [])))(
    '%s excludes the items and stores that do not match, and no others',
    async (parameter, queryOf) => {
      const store = await buildStore(db, { module_type: 'food', name: { en: 'Tandir' } });
      const [brand, category, elsewhere] = [
        await buildBrand(db, { module: { id: store.moduleId } }),
        await buildCategory(db, { module: { id: store.moduleId } }),
        await buildCategory(db, { module: { id: store.moduleId } }),
      ];
      const fits = {
        store,
        name: { en: 'Zanjabil' },
        popularity: 9,
        price_minor: 9_000,
        veg: true,
        is_halal: true,
        allergens: [],
        category,
      };
      await buildReview(db, await buildItem(db, { ...fits, brand_id: brand.id }), { rating: 5 });
      const other = { store: await beside(store, { veg: false, non_veg: true }), category: elsewhere, veg: false, allergens: ['milk'] };
      await buildItem(db, { ...other, name: { en: 'Cheap' }, price_minor: 1_000 });
      await buildItem(db, { ...other, name: { en: 'Dear' }, price_minor: 20_000 });
      expect(await itemsOf(store, {})).toHaveLength(3);
      const query = queryOf({ category: category.id, brand: brand.id, store: store.id });
      const left = await itemsOf(store, query);
      expect([left.length < 3, left.includes('Zanjabil')]).toEqual([true, true]);
      const stores = await storesOf(store, query);
      expect([stores.length, stores.includes('Tandir')]).toEqual([OF_ITEMS.includes(parameter) ? 2 : 1, true]);
    },
  );
});

describe('a diet', () => {
  const kitchen = async () => {
    const store = await buildStore(db, { module_type: 'food' });
    await buildItem(db, { store, popularity: 5, name: { en: 'Milk soup' }, veg: true, is_halal: true, allergens: ['milk'] });
    await buildItem(db, { store, popularity: 4, name: { en: 'Plov' }, veg: false, is_halal: true, allergens: [] });
    await buildItem(db, { store, popularity: 3, name: { en: 'Noodles' }, veg: true, allergens: ['gluten', 'eggs'] });
    await buildItem(db, { store, popularity: 2, name: { en: 'Mystery' }, veg: true });
    return store;
  };

  test('of halal and vegetarian food includes only stated items', async () => {
    const store = await kitchen();
    expect(await itemsOf(store, { halal: true })).toEqual(['Milk soup', 'Plov']);
    expect(await itemsOf(store, { type: 'veg' })).toEqual(['Milk soup', 'Noodles', 'Mystery']);
    expect(await itemsOf(store, { halal: true, type: 'veg' })).toEqual(['Milk soup']);
  });

  test('without an allergen includes only items stated free of it, counts those without a statement, and shows them on request', async () => {
    const store = await kitchen();
    const { body } = await listing(store, { without: ['milk'] });
    expect(names(body.products)).toEqual(['Plov', 'Noodles']);
    expect(body).toMatchObject({ total_size: 2, not_stated: 1 });
    expect(await itemsOf(store, { without: ['milk', 'eggs'] })).toEqual(['Plov']);
    const all = await listing(store, { without: ['milk'], not_stated: true });
    expect(names(all.body.products)).toEqual(['Plov', 'Noodles', 'Mystery']);
    expect(all.body.products.map(({ allergens_stated }) => allergens_stated)).toEqual([true, true, false]);
    expect(all.body.not_stated).toBe(0);
    expect((await listing(store, {})).body.not_stated).toBe(0);
  });

  test.each([
    ['an option', { groups: [{ name: 'Sauce', values: { Ketchup: 0, Cheese: 3_000 } }] }, 'food_variation_values', 'label'],
    ['an add-on', { addOns: { Ketchup: 0, Cheese: 3_000 } }, 'add_ons', 'name'],
  ] as const)('without an allergen leaves out a dish of which %s contains it', async (_, choices, table, column) => {
    const store = await kitchen();
    await buildItem(db, { store, popularity: 9, name: { en: 'Fries' }, allergens: [], ...choices });
    await sql`update ${sql.table(table)} set allergens = '{milk}' where ${sql.ref(column)}->>'en' = 'Cheese'`.execute(db);
    expect(await itemsOf(store, { without: ['milk'] })).toEqual(['Plov', 'Noodles']);
    expect(await itemsOf(store, { without: ['gluten'] })).toEqual(['Fries', 'Milk soup', 'Plov']);
  });

  test('narrows stores to those that have something for it', async () => {
    const store = await kitchen();
    const bakery = await beside(store, { name: { en: 'Bakery' } });
    await buildItem(db, { store: bakery, name: { en: 'Bread' }, allergens: ['gluten'] });
    expect(await storesOf(store, { without: ['gluten'] })).toHaveLength(1);
    expect(await storesOf(store, { without: ['milk'] })).toHaveLength(2);
    expect(await storesOf(store, { halal: true })).toHaveLength(1);
  });

  test('is offered where something is known of it', async () => {
    await db
      .insertInto('allergens')
      .values([{ code: 'milk', name: { en: 'Milk', ru: 'Молоко' } }])
      .execute();
    const diets = async (store: BuiltStore, headers = {}) =>
      (await call(API.search.diets, { headers: { ...headersFor(store), ...headers } })).body;
    expect(await diets(await kitchen(), { 'x-localization': 'ru' })).toEqual({
      halal: true,
      veg: true,
      allergens: [{ code: 'milk', name: 'Молоко' }],
    });
    const goods = await buildItem(db, { module_type: 'ecommerce' });
    expect(await diets({ ...goods, moduleType: 'ecommerce', lat: 0, lng: 0 })).toEqual({ halal: false, veg: false, allergens: [] });
  });
});

test('sorting by unit price puts weighed items first, then counted ones, then the rest', async () => {
  const store = await buildStore(db);
  const item = (en: string, measure_amount: number | null, measure_per: 'kg' | 'l' | 'pcs' | null, discount = 0) =>
    buildItem(db, { store, name: { en }, price_minor: 9000, measure_amount, measure_per, discount });
  await item('No measure', null, null);
  await item('Ten pieces', 10, 'pcs');
  await item('Half a litre', 0.5, 'l');
  await item('A kilogram', 1, 'kg');
  await item('Reduced half a litre', 0.5, 'l', 80);
  expect(await itemsOf(store, { sort_by: 'unit_price' })).toEqual([
    'Reduced half a litre',
    'A kilogram',
    'Half a litre',
    'Ten pieces',
    'No measure',
  ]);
});

describe('a listing of items', () => {
  test('shows everything, most ordered first; new ones newest first [list-23]', async () => {
    const store = await buildStore(db);
    await buildItem(db, { store, name: { en: 'Old' }, popularity: 5, created_at: new Date('2026-01-01') });
    await buildItem(db, { store, name: { en: 'New' }, popularity: 1, created_at: new Date('2026-11-01') });
    for (const data_type of ['all', 'category', 'brand', 'searched']) expect(await itemsOf(store, { data_type })).toEqual(['Old', 'New']);
    expect(await itemsOf(store, {})).toEqual(['Old', 'New']);
    expect(await itemsOf(store, { data_type: 'new' })).toEqual(['New', 'Old']);
  });

  test('reads a name only when one searches', async () => {
    const store = await buildStore(db);
    await buildItem(db, { store, name: { en: 'Anything' } });
    expect(await itemsOf(store, { data_type: 'all', name: 'nothing like it' })).toEqual(['Anything']);
    expect(await itemsOf(store, { data_type: 'searched', name: 'nothing like it' })).toEqual([]);
    expect(await itemsOf(store, { data_type: 'searched', name: '  ' })).toEqual(['Anything']);
  });

  test('narrows to categories with those under them, and to brands', async () => {
    const store = await buildStore(db);
    const fruit = await buildCategory(db, { module: { id: store.moduleId } });
    const apples = await buildCategory(db, { parent: fruit });
    const bread = await buildCategory(db, { module: { id: store.moduleId } });
    const brand = await buildBrand(db, { module: { id: store.moduleId } });
    await buildItem(db, { store, category: apples, name: { en: 'Apple' }, popularity: 3, brand_id: brand.id });
    await buildItem(db, { store, category: bread, name: { en: 'Loaf' }, popularity: 2 });
    await buildItem(db, { store, category: await buildCategory(db, { module: { id: store.moduleId } }), name: { en: 'Soap' } });
    expect(await itemsOf(store, { data_type: 'category', category_ids: [fruit.id, bread.id] })).toEqual(['Apple', 'Loaf']);
    expect(await itemsOf(store, { data_type: 'category', category_ids: [] })).toHaveLength(3);
    expect(await itemsOf(store, { data_type: 'brand', brand_ids: [brand.id] })).toEqual(['Apple']);
    expect(await storesOf(store, { brand_ids: [brand.id], category_ids: [fruit.id] })).toHaveLength(1);
    expect(await storesOf(store, { category_ids: [999_999] })).toEqual([]);
  });

  test('sorts and filters by the prices on the cards; a sort order may come among the filters [list-11]', async () => {
    const store = await buildStore(db);
    await buildItem(db, { store, name: { en: 'A' }, price_minor: 10_000 });
    await buildItem(db, { store, name: { en: 'B' }, price_minor: 14_000, discount: 50 });
    const flash = await buildItem(db, { store, name: { en: 'C' }, price_minor: 40_000, discount: 1000, discount_type: 'amount' });
    await buildItem(db, { store, name: { en: 'D' }, price_minor: 20_000, discount: 500, discount_type: 'amount' });
    await buildFlashSale(db, { items: [flash], terms: { discount: 80 } });
    expect(await itemsOf(store, { sort_by: 'low' })).toEqual(['B', 'C', 'A', 'D']);
    expect(await itemsOf(store, { sort_by: 'high' })).toEqual(['D', 'A', 'C', 'B']);
    expect(await itemsOf(store, { filter: ['low'] })).toEqual(['B', 'C', 'A', 'D']);
    expect(await itemsOf(store, { filter: ['high', 'discounted'] })).toEqual(['D', 'C', 'B']);
    expect(await itemsOf(store, { sort_by: 'low', min_price: 7500, max_price: 10_000 })).toEqual(['C', 'A']);
    await discountStore(db, store, { percent: 75, min_purchase_minor: 20_000, max_discount_minor: 14_000 });
    const { body } = await listing(store, { sort_by: 'low' });
    expect(body.products.map(({ name, discounted_price }) => [name, discounted_price])).toEqual([
      ['D', 6000],
      ['B', 7000],
      ['C', 8000],
      ['A', 10_000],
    ]);
  });

  test('ignores the price range while it is untouched [list-20]', async () => {
    const store = await buildStore(db);
    await buildItem(db, { store, name: { en: 'Flat' }, price_minor: 900_000_000 });
    expect(await itemsOf(store, { min_price: 0, max_price: 100_000_000 })).toEqual(['Flat']);
    expect(await itemsOf(store, { min_price: 0, max_price: 99_999_999 })).toEqual([]);
  });

  test('is ordered by name in the caller’s language [list-12]', async () => {
    const store = await buildStore(db);
    await buildItem(db, { store, name: { en: 'Apple', ru: 'Яблоко' } });
    await buildItem(db, { store, name: { en: 'pear', ru: 'Груша' } });
    expect(await itemsOf(store, { sort_by: 'a_to_z' })).toEqual(['Apple', 'pear']);
    expect(await itemsOf(store, { sort_by: 'z_to_a' })).toEqual(['pear', 'Apple']);
    expect(names((await listing(store, { sort_by: 'a_to_z' }, { 'x-localization': 'ru' })).body.products)).toEqual(['Груша', 'Яблоко']);
  });

  test('shows discounted items unless that filter is removed [list-16]', async () => {
    const store = await buildStore(db);
    await buildItem(db, { store, name: { en: 'Cheaper' }, discount: 5 });
    await buildItem(db, { store, name: { en: 'Usual' } });
    expect(await itemsOf(store, { data_type: 'discounted' })).toEqual(['Cheaper']);
    expect(await itemsOf(store, { data_type: 'discounted', filter: [] })).toHaveLength(2);
    expect(await itemsOf(store, { data_type: 'all', filter: ['discounted'] })).toEqual(['Cheaper']);
  });

  test('filters by stars and orders, and ignores filters of stores [list-10] [list-14]', async () => {
    const store = await buildStore(db, { is_accepting: false });
    const good = await buildItem(db, { store, name: { en: 'Good' }, popularity: 2 });
    const fair = await buildItem(db, { store, name: { en: 'Fair' }, popularity: 1 });
    await buildItem(db, { store, name: { en: 'Untried' } });
    await buildReview(db, good, { rating: 5 });
    await buildReview(db, fair, { rating: 3 });
    expect(await itemsOf(store, { filter: ['top_rated'] })).toEqual(['Good']);
    expect(await itemsOf(store, { filter: ['popular'] })).toEqual(['Good', 'Fair']);
    expect(await itemsOf(store, { rating_count: 3 })).toEqual(['Good', 'Fair']);
    expect(await itemsOf(store, { rating_count: 4.5 })).toEqual(['Good']);
    expect(await itemsOf(store, { filter: ['currently_open', 'coupon', 'free_delivery'] })).toHaveLength(3);
  });

  test('narrows to vegetarian food and to one store', async () => {
    const store = await buildStore(db, { module_type: 'food' });
    const other = await beside(store, {});
    await buildItem(db, { store, name: { en: 'Salad' }, veg: true });
    await buildItem(db, { store: other, name: { en: 'Kebab' }, veg: false });
    expect(await itemsOf(store, { type: 'veg' })).toEqual(['Salad']);
    expect(await itemsOf(store, { store_id: other.id })).toEqual(['Kebab']);
  });

  test('takes one category or brand by itself as it takes lists of them', async () => {
    const store = await buildStore(db, {});
    const brand = await buildBrand(db, { module: { id: store.moduleId } });
    const category = await buildCategory(db, { module: { id: store.moduleId } });
    const other = await buildCategory(db, { module: { id: store.moduleId } });
    await buildItem(db, { store, name: { en: 'Branded' }, brand_id: brand.id, category: other });
    await buildItem(db, { store, name: { en: 'Filed' }, category });
    expect(await itemsOf(store, { brand_id: brand.id })).toEqual(['Branded']);
    expect(await itemsOf(store, { category_id: category.id })).toEqual(['Filed']);
  });

  test.each([
    ['a filter that is none', { filter: ['cheap'] }],
    ['a list that is none', { category_ids: '{}' }],
    ['a word in place of a list', { category_ids: 'abc' }],
    ['a word in place of a number', { category_ids: 'bread' }],
    ['a list of words', { brand_ids: ['abc'] }],
    ['a brand that is no number', { brand_id: 'abc' }],
    ['a category that is no number', { category_id: '1e3' }],
    ['a store that is no number', { store_id: '0x10' }],
    ['an order that is none', { sort_by: 'price' }],
    ['a data type that is none', { data_type: 'everything' }],
    ['a list of something else', { list_type: 'brand' }],
    ['a diet that is none', { type: 'vegan' }],
    ['a price that is none', { max_price: 'cheap' }],
    ['stars that are no number', { rating_count: 'many' }],
    ['a word that is neither yes nor no', { halal: 'perhaps' }],
  ])('refuses %s, and names it', async (_, query) => {
    const { status, body } = await call(API.search.listing, { query });
    expect(status).toBe(422);
    expect(body.errors?.[0]?.field).toMatch(new RegExp(`^${Object.keys(query)[0]}`));
  });

  test.each([
    ['a page of 51', { limit: 51 }, { limit: 50, offset: 1 }],
    ['a page before the first', { offset: 0 }, { limit: 12, offset: 1 }],
    [
      'numbers and choices that were never set',
      { rating_count: 'null', min_price: '', max_price: 'undefined', sort_by: '', type: 'null' },
      {},
    ],
    ['a price below zero', { min_price: -1 }, {}],
    ['more stars than there are', { rating_count: 6, limit: 51 }, { limit: 50 }],
  ])('answers %s with the nearest that is possible [api-52]', async (_, query, page) => {
    const { status, body } = await call(API.search.listing, { query });
    expect([status, body]).toEqual([200, expect.objectContaining(page)]);
  });
});

describe('a listing of stores', () => {
  test('filters by properties of stores [list-10]', async () => {
    const home = await buildStore(db, { name: { en: 'Free' }, free_delivery: true, order_count: 4 });
    const coupon = await beside(home, { name: { en: 'Coupon' } });
    await db
      .insertInto('coupons')
      .values({
        code: 'FIVE5',
        title: { en: 'Five' },
        kind: 'percent',
        discount: 5,
        store_id: coupon.id,
        starts_at: sql`'2020-01-01'`,
        ends_at: sql`'2040-01-01'`,
      })
      .execute();
    const rated = await beside(home, { name: { en: 'Rated' } });
    await buildReview(db, await buildItem(db, { store: rated }), { rating: 5 });
    await discountStore(db, rated);
    expect(await storesOf(home, {})).toEqual(['Free', 'Coupon', 'Rated']);
    expect(await storesOf(home, { filter: ['free_delivery'] })).toEqual(['Free']);
    expect(await storesOf(home, { filter: ['coupon'] })).toEqual(['Coupon']);
    expect(await storesOf(home, { filter: ['top_rated'] })).toEqual(['Rated']);
    expect(await storesOf(home, { rating_count: 4.5 })).toEqual(['Rated']);
    expect(await storesOf(home, { filter: ['discounted'] })).toEqual(['Rated']);
    expect(await storesOf(home, { data_type: 'discounted' })).toEqual(['Rated']);
    expect(await storesOf(home, { filter: ['popular'] })).toEqual(['Free']);
    expect(await storesOf(home, { filter: ['popular', 'coupon'] })).toEqual([]);
  });

  test('of those open now agrees with the mark on their cards', async () => {
    // The test clock is at noon on a Friday.
    const noon = { weekday: 5, opens_at_minute: 12 * 60, closes_at_minute: 13 * 60 };
    const open = await buildStore(db, { name: { en: 'Open' }, hours: [noon] });
    await beside(open, { name: { en: 'Shut' }, hours: [{ ...noon, opens_at_minute: 12 * 60 + 1 }] });
    await beside(open, {
      name: { en: 'Past midnight' },
      hours: [{ weekday: 4, opens_at_minute: 13 * 60, closes_at_minute: 12 * 60 + 30 }],
    });
    await beside(open, { name: { en: 'Paused' }, is_accepting: false });
    const away = await beside(open, { name: { en: 'On holiday' } });
    await db
      .insertInto('store_closures')
      .values({ store_id: away.id, starts_at: sql`'2026-11-19'`, ends_at: sql`'2026-11-21'` })
      .execute();
    const { body } = await listing(open, { list_type: 'store' });
    expect(names(body.stores.filter((store) => store.open))).toEqual(['Open', 'Past midnight']);
    expect(await storesOf(open, { filter: ['currently_open'] })).toEqual(['Open', 'Past midnight']);
  });

  test('is ordered by distance and by the promised time [list-11]', async () => {
    const far = await buildStore(db, { name: { en: 'Far, quick' }, prep_minutes_min: 5, prep_minutes_max: 5, order_count: 2 });
    const at = (km: number) => ({ lat: far.lat + km / 111, lng: far.lng });
    await beside(far, { name: { en: 'Near, slow' }, prep_minutes_min: 60, prep_minutes_max: 80, ...at(9) });
    await beside(far, { name: { en: 'Between' }, prep_minutes_min: 25, prep_minutes_max: 25, order_count: 1, ...at(6) });
    const here = { latitude: String(at(10).lat), longitude: String(at(10).lng) };
    expect(await storesOf(far, { sort_by: 'nearby' }, here)).toEqual(['Near, slow', 'Between', 'Far, quick']);
    expect(await storesOf(far, { filter: ['nearby'] }, here)).toEqual(['Near, slow', 'Between', 'Far, quick']);
    expect(await storesOf(far, { sort_by: 'nearby' })).toEqual(['Far, quick', 'Between', 'Near, slow']);
    expect(await storesOf(far, { sort_by: 'fast_delivery' }, here)).toEqual(['Between', 'Far, quick', 'Near, slow']);
    expect(await storesOf(far, { sort_by: 'fast_delivery' })).toEqual(['Far, quick', 'Between', 'Near, slow']);
    expect(await storesOf(far, { sort_by: 'a_to_z' })).toEqual(['Between', 'Far, quick', 'Near, slow']);
    expect(await storesOf(far, { sort_by: 'z_to_a' })).toEqual(['Near, slow', 'Far, quick', 'Between']);
  });

  test('by fast delivery has stores that are closed now last, however near and quick they are [list-11]', async () => {
    const slow = await buildStore(db, { name: { en: 'Open, slow' }, prep_minutes_min: 60, prep_minutes_max: 80 });
    await beside(slow, { name: { en: 'Closed, quick' }, prep_minutes_min: 5, prep_minutes_max: 5, is_accepting: false, order_count: 9 });
    await beside(slow, { name: { en: 'Open, quick' }, prep_minutes_min: 5, prep_minutes_max: 5 });
    expect(await storesOf(slow, { sort_by: 'fast_delivery' })).toEqual(['Open, quick', 'Open, slow', 'Closed, quick']);
  });

  test('is paged, newest first on request', async () => {
    const first = await buildStore(db, { name: { en: 'First' }, created_at: new Date('2026-01-01') });
    await beside(first, { name: { en: 'Second' }, created_at: new Date('2026-02-01') });
    expect(await storesOf(first, { data_type: 'new' })).toEqual(['Second', 'First']);
    const beyond = await listing(first, { list_type: 'store', limit: 1, offset: 3 });
    expect(beyond.body).toMatchObject({ total_size: 2, stores: [], products: [] });
  });
});

describe('suggestions of an opened search', () => {
  test('is for customers only [search-17]', async () => {
    const refused = await call(API.search.suggested);
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([403, 'sign-in-required']);
  });

  test('are past orders, then interests, then popular items; each name once', async () => {
    const store = await buildStore(db, { order_count: 0 });
    const liked = await buildCategory(db, { module: { id: store.moduleId } });
    const rest = await buildCategory(db, { module: { id: store.moduleId } });
    await buildItem(db, { store, category: rest, name: { en: 'Loud' }, popularity: 9 });
    await buildItem(db, { store, category: liked, name: { en: 'Liked' }, popularity: 2 });
    const bought = await buildItem(db, { store, category: rest, name: { en: 'Bought' } });
    await buildItem(db, { store, category: rest, name: { en: 'Loud' }, popularity: 8 });
    await buildItem(db, { store, category: rest, name: { en: 'Gone' }, popularity: 99, is_active: false });
    await buildItem(db, { name: { en: 'Elsewhere' }, popularity: 99 });
    const somebody = await customer();
    const everyone = await customer();
    await db.insertInto('interests').values({ customer_id: somebody.customerId, category_id: liked.id }).execute();
    await placeOrder(db, {
      ...store,
      storeId: store.id,
      otherStoreId: store.id,
      categoryId: rest.id,
      itemId: bought.id,
      otherItemId: bought.id,
      customerId: somebody.customerId,
      guestId: 0,
    });
    const suggested = async (as: typeof somebody, query = {}) =>
      (await call(API.search.suggested, { as, query, headers: headersFor(store) })).body;
    expect(names((await suggested(somebody)).products)).toEqual(['Bought', 'Liked', 'Loud']);
    expect(names((await suggested(everyone)).products)).toEqual(['Loud', 'Liked', 'Bought']);
    expect(await suggested(somebody, { limit: 2, offset: 2 })).toMatchObject({ total_size: 3, products: [{ name: 'Loud' }] });
    expect(await suggested(somebody, { limit: 2, offset: 3 })).toMatchObject({ total_size: 3, products: [] });
  });
});
