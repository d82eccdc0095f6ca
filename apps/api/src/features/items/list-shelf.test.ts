import { expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { LEAST_ON_SHELF } from '@bozor/domain/catalogue/home-shelves.ts';
import { testApi } from '../../../test/api.ts';
import { buildCategory, buildFlashSale, buildItem, buildReview, buildStore, discountStore, headersFor } from '../../../test/fixtures.ts';

const { db, call } = await testApi();

type Shop = Awaited<ReturnType<typeof buildStore>>;

/** The zone and module of a store, for another one. */
const besides = ({ zoneId, moduleId, moduleType, lat, lng }: Shop) => ({
  zone: { id: zoneId, lat, lng },
  module: { id: moduleId, moduleType },
});

/** Items that every section of a home page wants: popular, new, reviewed, recommended, reduced, of a featured category. */
async function fill(type: 'food' | 'grocery' | 'pharmacy' | 'ecommerce', count: number): Promise<Shop> {
  const store = await buildStore(db, { module_type: type });
  const twin = await buildStore(db, besides(store));
  const category = await buildCategory(db, { module: { id: store.moduleId }, featured: true });
  const items = [];
  for (let at = 0; at < count; at += 1) {
    const fields = {
      category,
      popularity: at,
      recommended: true,
      discount: 10,
      discount_type: 'percent' as const,
    };
    items.push(await buildItem(db, { store, name: { en: `Thing ${at}` }, ...fields }));
    // Another store sells a thing of the same name.
    await buildItem(db, { store: twin, name: { en: `Thing ${at}` }, ...fields });
  }
  for (const item of items.slice(0, 40)) await buildReview(db, item);
  if (type === 'grocery' || type === 'ecommerce') await buildFlashSale(db, { items: items.slice(0, 5) });
  return store;
}

test.each(['food', 'grocery', 'pharmacy', 'ecommerce'] as const)('the %s home shows no item and no name twice', async (type) => {
  const headers = headersFor(await fill(type, 60));
  const home = { home: true } as const;
  const sale = type === 'grocery' || type === 'ecommerce';
  const flash = sale
    ? (await call(API.promotions.flashSales, { headers })).body.flash_sales[0]!.active_products.map(({ item }) => item)
    : [];
  const sections = {
    popular: sale ? (await call(API.items.popular, { query: { limit: 18, ...home }, headers })).body.products : [],
    discounted: type === 'pharmacy' ? [] : (await call(API.items.discounted, { query: { limit: 15, ...home }, headers })).body.products,
    best: (await call(API.items.mostReviewed, { query: { limit: 12, ...home }, headers })).body.products,
    recommended: type === 'grocery' ? (await call(API.items.recommended, { query: { limit: 15, ...home }, headers })).body.items : [],
    fresh: sale ? (await call(API.items.newArrival, { query: { limit: 10, ...home }, headers })).body.products : [],
    featured:
      type === 'pharmacy'
        ? []
        : (await call(API.items.ofFeaturedCategories, { query: { page_limit: 20, ...home }, headers })).body.products,
  };
  const shown = [flash, ...Object.values(sections)].flat().map(({ name }) => name);
  expect(new Set(shown).size).toBe(shown.length);
  expect(sections.best).toHaveLength(12);
  for (const section of Object.values(sections)) expect(section.length === 0 || section.length >= LEAST_ON_SHELF).toBe(true);
  const whole = await call(API.items.mostReviewed, { query: { limit: 12 }, headers });
  expect(whole.body.total_size).toBe(40);
});

test('what is sold out stands after what is not, also of one name', async () => {
  const store = await buildStore(db, { module_type: 'grocery' });
  const twin = await buildStore(db, besides(store));
  for (const [name, popularity, stock] of [
    ['Cherries', 9, 0],
    ['Bread', 8, 5],
    ['Milk', 7, 0],
    ['Rice', 6, 5],
  ] as const)
    await buildItem(db, { store, name: { en: name }, popularity, stock });
  const milk = await buildItem(db, { store: twin, name: { en: 'Milk' }, popularity: 1, stock: 5 });
  const { body } = await call(API.items.popular, { query: { limit: 18, home: true }, headers: headersFor(store) });
  expect(body.products.map(({ name }) => name)).toEqual(['Bread', 'Rice', 'Milk', 'Cherries']);
  expect(body.products[2]!.id).toBe(milk.id);
});

test('a section with fewer than four things left is empty', async () => {
  const headers = headersFor(await fill('ecommerce', 9));
  const { body: popular } = await call(API.items.popular, { query: { limit: 18, home: true }, headers });
  expect(popular.products).toHaveLength(4);
  const { body } = await call(API.items.discounted, { query: { limit: 15, home: true }, headers });
  expect(body).toMatchObject({ total_size: 0, products: [] });
});

test('no row of stores shows a store twice, and the list of all has the others', async () => {
  const first = await buildStore(db, { module_type: 'food' });
  const others = [];
  for (let at = 0; at < 11; at += 1) others.push(await buildStore(db, besides(first)));
  for (const store of others.slice(0, 5)) await discountStore(db, store);
  const headers = headersFor(first);
  const stores = async (endpoint: typeof API.stores.latest) =>
    (await call(endpoint, { query: { home: true }, headers })).body.stores.map(({ id }) => id);
  const rows = [await stores(API.stores.topOffers), await stores(API.stores.latest)];
  expect(rows.map(({ length }) => length)).toEqual([4, 4]);
  const page = async (offset: number) =>
    (await call(API.stores.latest, { query: { home: true, limit: 3, offset }, headers })).body.stores.map(({ id }) => id);
  expect([await page(1), await page(2), await page(3)]).toEqual([rows[1]!.slice(0, 3), rows[1]!.slice(3), []]);
  const all = await call(API.stores.list, { params: { type: 'all' }, query: { home: true, store_type: 'popular' }, headers });
  expect(new Set([...rows.flat(), ...all.body.stores.map(({ id }) => id)]).size).toBe(12);
  expect(all.body.total_size).toBe(4);
});
