import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { LONGEST_LIST } from '@bozor/domain/catalogue/listing.ts';
import { testApi } from '../../../test/api.ts';
import { buildCategory, buildFlashSale, buildItem, buildReview, buildStore, discountStore, headersFor } from '../../../test/fixtures.ts';

const { db, api, call } = await testApi();
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('lists of items', () => {
  test('show one zone and one module, most ordered first, page by page from 1 [const-01]', async () => {
    const store = await buildStore(db);
    const quiet = await buildItem(db, { store, name: { en: 'Quiet' }, popularity: 1 });
    const loud = await buildItem(db, { store, name: { en: 'Loud' }, popularity: 9 });
    await buildItem(db, { name: { en: 'Elsewhere' } });
    const headers = headersFor(store);
    const first = await call(API.items.popular, { query: { limit: 1 }, headers });
    expect(first.body).toMatchObject({ total_size: 2, limit: 1, offset: 1, products: [{ id: loud.id }] });
    const second = await call(API.items.popular, { query: { limit: 1, offset: 2 }, headers });
    expect(second.body.products.map(({ id }) => id)).toEqual([quiet.id]);
    const third = await call(API.items.popular, { query: { limit: 1, offset: 3 }, headers });
    expect(third.body).toMatchObject({ total_size: 2, products: [] });
  });

  test('merge several zones into one order', async () => {
    const here = await buildStore(db, { module_type: 'grocery' });
    const there = await buildStore(db, { module: { id: here.moduleId, moduleType: 'grocery' } });
    await buildItem(db, { store: here, name: { en: 'Third' }, popularity: 1 });
    await buildItem(db, { store: there, name: { en: 'Second' }, popularity: 5 });
    await buildItem(db, { store: here, name: { en: 'First' }, popularity: 8 });
    const { body } = await call(API.items.popular, {
      headers: { zoneid: `[${here.zoneId},${there.zoneId}]`, moduleid: String(here.moduleId) },
    });
    expect(names(body.products)).toEqual(['First', 'Second', 'Third']);
  });

  test.each([
    ['an item that is off', async (itemId: number) => db.updateTable('items').set({ is_active: false }).where('id', '=', itemId).execute()],
    [
      'everything of a store that is off',
      async (_: number, storeId: number) => db.updateTable('stores').set({ is_active: false }).where('id', '=', storeId).execute(),
    ],
  ])('leave out %s, and do not count it', async (_, hide) => {
    const store = await buildStore(db);
    const item = await buildItem(db, { store });
    await hide(item.id, store.id);
    const { body } = await call(API.items.popular, { headers: headersFor(store) });
    expect(body).toMatchObject({ total_size: 0, products: [] });
  });

  test("show a store's items again after its return, except inactive ones", async () => {
    const store = await buildStore(db);
    const item = await buildItem(db, { store });
    await buildItem(db, { store, is_active: false });
    const turn = (is_active: boolean) => db.updateTable('stores').set({ is_active }).where('id', '=', store.id).execute();
    await turn(false);
    await turn(true);
    const { body } = await call(API.items.popular, { headers: headersFor(store) });
    expect(body).toMatchObject({ total_size: 1, products: [{ id: item.id }] });
  });

  test('end, and are counted, at the longest list', async () => {
    const store = await buildStore(db, { module_type: 'food' });
    const { id } = await buildItem(db, { store, popularity: 1 });
    await db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`insert into items (store_id, zone_id, module_id, category_id, slug, name, price_minor)
        select store_id, zone_id, module_id, category_id, slug || n, name, price_minor
        from items, generate_series(1, ${LONGEST_LIST}) as n where id = ${id}`.execute(trx);
    });
    const page = async (limit: number, offset: number) => {
      const { body } = await call(API.items.popular, { query: { limit, offset }, headers: headersFor(store) });
      return [body.total_size, body.products.length];
    };
    expect(await page(12, 1)).toEqual([LONGEST_LIST, 12]);
    expect(await page(12, Math.ceil(LONGEST_LIST / 12))).toEqual([LONGEST_LIST, LONGEST_LIST % 12]);
    expect(await page(12, Math.ceil(LONGEST_LIST / 12) + 1)).toEqual([LONGEST_LIST, 0]);
    expect(await page(50, 10_000)).toEqual([LONGEST_LIST, 0]);
  });

  test('narrow to a category and those under it, and to vegetarian food', async () => {
    const store = await buildStore(db, { module_type: 'food' });
    const soups = await buildCategory(db, { module: { id: store.moduleId } });
    const cold = await buildCategory(db, { parent: soups });
    await buildItem(db, { store, category: cold, name: { en: 'Okroshka' }, veg: true });
    await buildItem(db, { store, category: soups, name: { en: 'Shurpa' }, veg: false });
    await buildItem(db, { store, category: await buildCategory(db, { module: { id: store.moduleId } }), name: { en: 'Samsa' } });
    const headers = headersFor(store);
    const inSoups = await call(API.items.popular, { query: { category_id: soups.id }, headers });
    expect(names(inSoups.body.products).toSorted()).toEqual(['Okroshka', 'Shurpa']);
    const veg = await call(API.items.popular, { query: { category_id: soups.id, type: 'veg' }, headers });
    expect(names(veg.body.products)).toEqual(['Okroshka']);
  });

  test("of discounts contain items reduced by their own, their store's or a flash sale's discount", async () => {
    const store = await buildStore(db);
    const own = await buildItem(db, { store, discount: 5 });
    const flash = await buildItem(db, { store });
    await buildItem(db, { store });
    await buildFlashSale(db, { items: [flash] });
    const headers = headersFor(store);
    const some = await call(API.items.discounted, { headers });
    expect(new Set(some.body.products.map(({ id }) => id))).toEqual(new Set([own.id, flash.id]));
    await discountStore(db, store);
    api.replies.drop();
    expect((await call(API.items.discounted, { headers })).body.total_size).toBe(3);
  });

  test('of discounts exclude items that a store reduces only above the price of one piece', async () => {
    const store = await buildStore(db);
    const dear = await buildItem(db, { store, price_minor: 60_000 });
    await buildItem(db, { store, price_minor: 40_000 });
    await discountStore(db, store, { min_purchase_minor: 50_000 });
    const { body } = await call(API.items.discounted, { headers: headersFor(store) });
    expect(body.products.map(({ id }) => id)).toEqual([dear.id]);
  });

  test('of recommended, best reviewed and newest items contain these', async () => {
    const store = await buildStore(db);
    const liked = await buildItem(db, { store, recommended: true, created_at: new Date('2026-01-01') });
    const loved = await buildItem(db, { store, created_at: new Date('2026-03-01') });
    const fresh = await buildItem(db, { store, created_at: new Date('2026-11-01') });
    await buildReview(db, liked, { rating: 3 });
    await buildReview(db, loved, { rating: 5 });
    const headers = headersFor(store);
    expect((await call(API.items.recommended, { headers })).body.items.map(({ id }) => id)).toEqual([liked.id]);
    const reviewed = await call(API.items.mostReviewed, { headers });
    expect(reviewed.body.products.map(({ id }) => id)).toEqual([loved.id, liked.id]);
    expect(reviewed.body.categories.map(({ id }) => id)).toEqual([liked.categoryId]);
    expect((await call(API.items.newArrival, { headers })).body.products[0]?.id).toBe(fresh.id);
  });

  test("of the best reviewed follow the operator's menu: categories, or recent items", async () => {
    const store = await buildStore(db, { module_type: 'pharmacy' });
    const [pills, nappies] = [
      await buildCategory(db, { module: { id: store.moduleId } }),
      await buildCategory(db, { module: { id: store.moduleId } }),
    ];
    const old = { created_at: new Date('2026-01-01') };
    const pill = await buildItem(db, { store, category: pills, ...old });
    const nappy = await buildItem(db, { store, category: nappies, ...old });
    const fresh = await buildItem(db, { store, category: pills, created_at: new Date('2026-11-01') });
    await buildReview(db, pill);
    await buildReview(db, nappy);
    const [baby, newest] = await db
      .insertInto('review_menus')
      .values([
        { module_id: store.moduleId, name: { en: 'Baby Care' }, position: 2 },
        { module_id: store.moduleId, name: { en: 'New' }, newest_days: 60, position: 1 },
      ])
      .returning('id')
      .execute();
    await db.insertInto('review_menu_categories').values({ menu_id: baby!.id, category_id: nappies.id }).execute();
    const headers = headersFor(store);
    const all = (await call(API.items.mostReviewed, { headers })).body;
    expect(all.menus.map(({ name }) => name)).toEqual(['New', 'Baby Care']);
    expect(all.total_size).toBe(2);
    const of = async (menu_id: number) =>
      (await call(API.items.mostReviewed, { query: { menu_id }, headers })).body.products.map(({ id }) => id);
    expect(await of(baby!.id)).toEqual([nappy.id]);
    expect(await of(newest!.id)).toEqual([fresh.id]);
    expect(await of(newest!.id + 1000)).toEqual([]);
  });

  test('refuse a page that cannot be', async () => {
    expect((await call(API.items.popular, { query: { limit: 'many' } })).status).toBe(422);
    expect((await call(API.items.popular, { headers: { zoneid: 'here' } })).status).toBe(400);
  });
});

describe('a card', () => {
  test('carries the one discount that applies: flash sale, then restaurant, then item [card-06]', async () => {
    const store = await buildStore(db, { module_type: 'food' });
    const plov = await buildItem(db, { store, price_minor: 40_000, discount: 4000, discount_type: 'amount' });
    const read = async () => {
      api.replies.drop();
      const { body } = await call(API.items.popular, { headers: headersFor(store) });
      return body.products[0]!;
    };
    expect(await read()).toMatchObject({
      discounted_price: 36_000,
      discount_chip: { source: 'item', discount: 4000, discount_type: 'amount' },
    });
    await discountStore(db, store, { percent: 15 });
    expect(await read()).toMatchObject({
      restaurant_discount: 15,
      store_discount: 0,
      discounted_price: 34_000,
      discount_chip: { source: 'store', discount: 15, discount_type: 'percent' },
    });
    await buildFlashSale(db, { items: [plov], terms: { discount: 50, sold: 4, available: 6 } });
    expect(await read()).toMatchObject({
      discounted_price: 20_000,
      discount_chip: { source: 'flash_sale', discount: 50 },
      flash: { sold: 4, stock: 10, available_stock: 6 },
    });
  });

  test("returns its hours in the store's time zone, and its next availability", async () => {
    const store = await buildStore(db, { module_type: 'food' });
    await buildItem(db, { store, available_from_minute: 420, available_until_minute: 660 });
    const { body } = await call(API.items.popular, { headers: headersFor(store) });
    expect(body.products[0]).toMatchObject({
      available: false,
      available_time_starts: '07:00',
      available_time_ends: '11:00',
      next_available_at: '2026-11-21T02:00:00.000Z',
    });
  });

  test('is taken for later by a store that does that, unless the store is paused', async () => {
    const takesForLater = async (different: Parameters<typeof buildStore>[1]) => {
      const store = await buildStore(db, { module_type: 'food', ...different });
      await buildItem(db, { store });
      return (await call(API.items.popular, { headers: headersFor(store) })).body.products[0]?.schedule_order;
    };
    expect(await takesForLater({ schedule_order: true })).toBe(true);
    expect(await takesForLater({ schedule_order: true, is_accepting: false })).toBe(false);
    expect(await takesForLater({ schedule_order: false })).toBe(false);
  });

  test('counts pieces where stock counts, and its price range where variations differ', async () => {
    const store = await buildStore(db, { module_type: 'ecommerce' });
    await buildItem(db, {
      store,
      name: { en: 'Shirt' },
      variations: [
        { type: 'M', price_minor: 90_000, stock: 2 },
        { type: 'L', price_minor: 95_000, stock: 0 },
      ],
    });
    const shirt = (await call(API.items.popular, { headers: headersFor(store) })).body.products[0];
    expect(shirt).toMatchObject({ stock: 2, available_stock: 2, has_variations: true, price_range: { min: 90_000, max: 95_000 } });
    const food = await buildItem(db, { module_type: 'food' });
    expect((await call(API.items.popular, { headers: headersFor(food) })).body.products[0]).toMatchObject({
      stock: null,
      available_stock: null,
      price_range: null,
    });
  });

  test('speaks the reader’s language, and English where that is missing', async () => {
    const store = await buildStore(db, { name: { en: 'Tea house', uz: 'Choyxona' } });
    await buildItem(db, { store, name: { en: 'Green tea' }, description: { en: 'Loose', uz: 'Bargli' } });
    const { body } = await call(API.items.popular, { headers: { ...headersFor(store), 'x-localization': 'uz' } });
    expect(body.products[0]).toMatchObject({ name: 'Green tea', description: 'Bargli', store_name: 'Choyxona' });
  });
});

test('items of the same kind come with those of the same store first', async () => {
  const store = await buildStore(db);
  const other = await buildStore(db, {
    zone: { id: store.zoneId, lat: store.lat, lng: store.lng },
    module: { id: store.moduleId, moduleType: 'grocery' },
  });
  const item = await buildItem(db, { store });
  const famous = await buildItem(db, { store: other, popularity: 50 });
  const same = await buildItem(db, { store });
  const { body } = await call(API.items.related, { params: { id: item.id } });
  expect(body.products.map(({ id }) => id)).toEqual([same.id, famous.id]);
  expect((await call(API.items.related, { params: { id: 999_999 } })).body.errors?.[0]?.code).toBe('item-not-found');
});
