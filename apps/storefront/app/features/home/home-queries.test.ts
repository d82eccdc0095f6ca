import { expect, test } from 'vitest';
import {
  commonConditions,
  conditionItems,
  featuredItems,
  featuredStores,
  flashSales,
  homeBanners,
  homeBrands,
  popularItems,
  recommendedItems,
  specialOffers,
} from './home-queries.ts';

const MINUTE_MS = 60_000;

test.each([
  ['banners for 5 minutes [const-05]', homeBanners(), 5 * MINUTE_MS],
  ['popular items for 5 minutes [const-07]', popularItems(), 5 * MINUTE_MS],
  ['items of featured categories for 8 minutes [const-04]', featuredItems(), 8 * MINUTE_MS],
  ['common conditions and what helps for 8 minutes [const-06]', conditionItems(1, false), 8 * MINUTE_MS],
  ['the list of conditions as long', commonConditions(), 8 * MINUTE_MS],
])('keeps %s', (_what, query, ms) => {
  expect(query.staleMs).toBe(ms);
});

test.each([
  ['two flash sales [flash-01]', flashSales(), { limit: 2 }],
  ['twenty items of a condition [const-06]', conditionItems(1, false), { limit: 20 }],
  ['twenty items of the featured categories', featuredItems(), { page_limit: 20 }],
  ['popular items of every kind, three rows of them [home-05]', popularItems(), { limit: 18, offset: 1, type: 'all' }],
  ['fifteen recommended items', recommendedItems(), { filter: 'all', limit: 15, offset: 1 }],
  ['fifteen special offers', specialOffers(), { limit: 15, offset: 1 }],
  ['twenty featured stores', featuredStores(), { limit: 20 }],
  ['nine brands [home-06]', homeBrands(), { limit: 9 }],
])('fetches %s at once', (_what, query, requested) => {
  expect(query.input).toMatchObject({ query: requested });
});
