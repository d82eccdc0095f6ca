import { calls } from '@bozor/contract/shop/calls.ts';
import { expect, test } from 'vitest';
import { withDiet } from './diet.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

const popular = apiQuery(calls.items.popular, { query: { limit: 12 } });

test('the stored preference narrows lists of food [footer-15]', () => {
  expect(withDiet(popular, 'veg').input).toEqual({ query: { limit: 12, type: 'veg' } });
  expect(withDiet(apiQuery(calls.items.recommended, { query: { filter: 'all' } }), 'non_veg').input).toEqual({
    query: { filter: 'non_veg' },
  });
  expect(withDiet(apiQuery(calls.items.ofCategory, { params: { idOrSlug: 'plov' } }), 'veg').input).toEqual({
    params: { idOrSlug: 'plov' },
    query: { type: 'veg' },
  });
});

test('without a preference nothing changes', () => {
  expect(withDiet(popular, undefined)).toBe(popular);
});

test('a list with a diet of its own keeps it', () => {
  const requested = apiQuery(calls.items.popular, { query: { type: 'non_veg' } });
  expect(withDiet(requested, 'veg')).toBe(requested);
});

test('other answers stay whole', () => {
  const stores = apiQuery(calls.stores.popular, { query: { limit: 12 } });
  expect(withDiet(stores, 'veg')).toBe(stores);
});
