import { expect, test } from 'vitest';
import { listedItems, listedStores, tickedCategories, treeOf } from './listing-queries.ts';
import { readListing } from './listing-state.ts';
import { searchSuggestions } from './search-queries.ts';

const state = (query: string) => readListing(new URLSearchParams(query));
const fields = { image: null, image_full_url: null, tile_hue: 0, featured: 0, module_id: 1, products_count: 1, stores_count: 1 } as const;
const bread = {
  ...fields,
  id: 1,
  name: 'Bread',
  slug: 'bread',
  childes: [{ ...fields, id: 2, parent_id: 1, name: 'Flat bread', slug: 'flat-bread' }],
};

test('results are fresh for five minutes and retried once [search-19]', () => {
  for (const query of [listedItems(state('data_type=all'), []), listedStores(state('data_type=all'), []), searchSuggestions('osh')])
    expect(query).toMatchObject({ staleMs: 300_000, retry: 1 });
});

test('requests the state of the URL, and no prices for stores [list-15]', () => {
  const query = 'data_type=searched&search=osh&min_price=5&max_price=90&diet=halal,veg&without=milk&not_stated=1&rating_count=4';
  expect(listedItems(state(query), []).input).toEqual({
    query: {
      limit: 12,
      data_type: 'searched',
      list_type: 'item',
      filter: [],
      name: 'osh',
      halal: true,
      type: 'veg',
      without: ['milk'],
      not_stated: true,
      rating_count: 4,
      min_price: 5,
      max_price: 90,
    },
  });
  const ofStores = listedStores(state(`${query}&list_type=store`), []).input as { query: object };
  expect(Object.keys(ofStores.query)).not.toContain('min_price');
  expect(Object.keys(ofStores.query)).not.toContain('max_price');
});

test('a category of the address is ticked with those under it until others are [list-17]', () => {
  expect(tickedCategories(state('data_type=category&id=bread'), [bread])).toEqual([1, 2]);
  expect(tickedCategories(state('data_type=category&id=2'), [bread])).toEqual([2]);
  expect(tickedCategories(state('data_type=category&id=bread&category_ids=none'), [bread])).toEqual([]);
});

test('the categories of the URL, or the named one with those under it, are asked for, with the order and the brands', () => {
  const asked = (query: string) => (listedItems(state(query), [bread]).input as { query: object }).query;
  expect(asked('data_type=category&id=bread&sort=high')).toMatchObject({ category_ids: [1, 2], sort_by: 'high' });
  expect(asked('data_type=all&category_ids=2&brand_ids=4,5')).toMatchObject({ category_ids: [2], brand_ids: [4, 5] });
  expect(Object.keys(asked('data_type=all'))).toEqual(['limit', 'data_type', 'list_type', 'filter']);
});

test('an unknown category is asked for by its number, and has no items otherwise', () => {
  expect(tickedCategories(state('data_type=category&id=77'), [bread])).toEqual([77]);
  expect(tickedCategories(state('data_type=category&id=cheese'), [bread])).toEqual([]);
  expect(tickedCategories(state('data_type=category&id=flat-bread'), [bread])).toEqual([2]);
  expect(tickedCategories(state('data_type=all'), [bread])).toEqual([]);
});

test('the tree of the ticking rules has each category with those under it', () => {
  expect(treeOf([bread])).toEqual([{ id: 1, childes: [{ id: 2 }] }]);
});
