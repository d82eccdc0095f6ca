import { describe, expect, test } from 'vitest';
import { FILTERS, filtersOf, hasPriceFilter, initialFilters, readFilters, showsListing, sortsOf, tabName } from './listing.ts';

describe('filters and sorts of a tab', () => {
  test('filters are these six [list-10]', () => {
    expect(FILTERS).toEqual(['currently_open', 'top_rated', 'discounted', 'popular', 'free_delivery', 'coupon']);
    expect(filtersOf('store')).toEqual(FILTERS);
  });

  test('items hide currently open, nearby, coupon and free delivery [list-14]', () => {
    expect(filtersOf('item')).toEqual(['top_rated', 'discounted', 'popular']);
    expect(sortsOf('item')).not.toContain('nearby');
  });

  test('stores sort by speed and distance, items by price [list-11]', () => {
    expect(sortsOf('store')).toEqual(['default', 'fast_delivery', 'nearby']);
    expect(sortsOf('item')).toEqual(['default', 'high', 'low', 'unit_price']);
  });

  test('brands sort by name too [list-12]', () => {
    expect(sortsOf('item', { isBrand: true })).toEqual(['default', 'high', 'low', 'unit_price', 'a_to_z', 'z_to_a']);
  });

  test('only items have a price range [list-15]', () => {
    expect(hasPriceFilter('item')).toBe(true);
    expect(hasPriceFilter('store')).toBe(false);
  });
});

test.each(['category', 'brand', 'searched', 'discounted', 'new', 'all'])('data type %s shows the listing [route-03]', (dataType) => {
  expect(showsListing(dataType)).toBe(true);
});

test.each([null, undefined, '', 'other'])('data type %j shows the home page [route-03]', (dataType) => {
  expect(showsListing(dataType)).toBe(false);
});

test('discounted is ticked at once for that data type, nothing for others [list-16]', () => {
  expect(initialFilters('discounted')).toEqual(['discounted']);
  expect(initialFilters('searched')).toEqual([]);
});

test('filters from outside keep to the tab', () => {
  expect(readFilters(['coupon', 'popular', 'popular', 7, 'evil'], 'item')).toEqual(['popular']);
  expect(readFilters(['coupon', 'popular'], 'store')).toEqual(['popular', 'coupon']);
});

test.each([
  ['item', 'food', 'Foods'],
  ['item', 'grocery', 'Groceries'],
  ['item', 'pharmacy', 'Medicines'],
  ['item', 'ecommerce', 'Items'],
  ['store', 'food', 'Restaurants'],
  ['store', 'pharmacy', 'Stores'],
] as const)('the %s tab of %s is called %s [list-01]', (listType, moduleType, expected) => {
  expect(tabName(listType, moduleType)).toBe(expected);
});
