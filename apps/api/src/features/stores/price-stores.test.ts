import { beforeEach, expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildItem, buildStore, discountStore, headersFor, type BuiltStore } from '../../../test/fixtures.ts';
import { brokenInvariants } from '../../platform/db/check-invariants.ts';
import { priceStores } from './price-stores.ts';

const { db, api, call, clock } = await testApi();
const BEFORE = new Date('2030-05-01T00:00:00Z');
const STARTS = new Date('2030-05-02T00:00:00Z');
const ENDS = new Date('2030-05-03T00:00:00Z');
let store: BuiltStore;

beforeEach(async () => {
  store = await buildStore(db);
  await buildItem(db, { store, name: { en: 'Small' }, price_minor: 10_000 });
  await buildItem(db, { store, name: { en: 'Own' }, price_minor: 11_000, discount: 50 });
  await buildItem(db, { store, name: { en: 'Large' }, price_minor: 20_000 });
  await discountStore(db, store, { percent: 60, min_purchase_minor: 11_000, starts_at: STARTS, ends_at: ENDS });
});

async function cheapestAt(now: Date, query: object = {}): Promise<string[]> {
  clock.set(now.toISOString());
  api.replies.drop();
  const { body } = await call(API.search.listing, { query: { sort_by: 'low', ...query }, headers: headersFor(store) });
  return body.products.map(({ name, discounted_price: price }) => `${name} ${price}`);
}

const WITHOUT = ['Own 5500', 'Small 10000', 'Large 20000'];
const WITH = ['Own 4400', 'Large 8000', 'Small 10000'];
const JUST_BEFORE_END = new Date(ENDS.getTime() - 1);

test("lists by price follow a store's discount to the moment, before and after its prices are stored again [list-11]", async () => {
  for (const keptAt of [undefined, STARTS, ENDS, BEFORE]) {
    if (keptAt) await priceStores(db, keptAt);
    expect(await cheapestAt(BEFORE)).toEqual(WITHOUT);
    expect(await cheapestAt(STARTS)).toEqual(WITH);
    expect(await cheapestAt(JUST_BEFORE_END)).toEqual(WITH);
    expect(await cheapestAt(ENDS)).toEqual(WITHOUT);
    expect(await cheapestAt(STARTS, { min_price: 5000, max_price: 9000 })).toEqual(['Large 8000']);
    expect(await cheapestAt(STARTS, { filter: ['discounted'] })).toEqual(['Own 4400', 'Large 8000']);
    expect(await cheapestAt(ENDS, { filter: ['discounted'] })).toEqual(['Own 5500']);
    expect(await brokenInvariants(db)).toEqual([]);
  }
});

test('items that change while prices are stored for another moment are stored for the same', async () => {
  await priceStores(db, STARTS);
  await buildItem(db, { store, name: { en: 'New' }, price_minor: 30_000 });
  await db.updateTable('items').set({ price_minor: 12_000 }).where('store_id', '=', store.id).where('price_minor', '=', 20_000).execute();
  expect(await brokenInvariants(db)).toEqual([]);
  expect(await cheapestAt(STARTS)).toEqual(['Own 4400', 'Large 4800', 'Small 10000', 'New 12000']);
  expect(await cheapestAt(ENDS)).toEqual(['Own 5500', 'Small 10000', 'Large 12000', 'New 30000']);
  await db.deleteFrom('store_discounts').where('store_id', '=', store.id).execute();
  expect(await brokenInvariants(db)).toEqual([]);
  expect(await cheapestAt(STARTS)).toEqual(['Own 5500', 'Small 10000', 'Large 12000', 'New 30000']);
});
