import { expect, test } from 'vitest';
import { countsAll, readListing, UNTOUCHED, writeListing } from './listing-state.ts';

const read = (query: string) => readListing(new URLSearchParams(query));

test('reads the state of a URL', () => {
  expect(read('data_type=searched&search=osh&list_type=store&filter=coupon,popular,x&sort=nearby&rating_count=4')).toMatchObject({
    dataType: 'searched',
    listType: 'store',
    search: 'osh',
    filters: ['popular', 'coupon'],
    sort: 'nearby',
    stars: 4,
  });
  expect(read('data_type=category&id=milk&search=category')).toMatchObject({ category: 'milk', search: '', categoryIds: undefined });
  expect(read('data_type=brand&brand_id=7&list_type=store&sort=a_to_z')).toMatchObject({ brandIds: [7], listType: 'item', sort: 'a_to_z' });
});

test('ticks the discounted filter for that data type until it is taken away [list-16]', () => {
  expect(read('data_type=discounted').filters).toEqual(['discounted']);
  expect(read('data_type=discounted&filter=none').filters).toEqual([]);
});

test('drops unsupported and invalid values of a tab [list-14]', () => {
  expect(
    read('data_type=all&filter=coupon,currently_open&sort=nearby&rating_count=x&min_price=-5&max_price=1e30&category_ids=1,x,-2'),
  ).toMatchObject({
    filters: [],
    sort: 'default',
    stars: 0,
    minPrice: 0,
    maxPrice: 100_000_000,
    categoryIds: [1],
  });
});

test('removes invisible characters from pasted words', () => {
  expect(read(`data_type=searched&search=${encodeURIComponent('\u0000osh\u001B palov\u007F ')}`).search).toBe('osh  palov');
  expect(read('data_type=searched&search=%00').search).toBe('');
});

test('drops unknown diets and allergens, and includes unstated items only beside allergens', () => {
  expect(read('data_type=all&diet=veg,keto,halal&without=milk,<b>,,EGGS&not_stated=1')).toMatchObject({
    diets: ['halal', 'veg'],
    without: ['milk'],
    showsNotStated: true,
  });
  expect(writeListing({ without: [] })).toEqual({ without: null, not_stated: null });
});

test('resets in another tab [list-13]', () => {
  const everything = Object.keys(
    writeListing({
      categoryIds: [],
      brandIds: [],
      filters: [],
      diets: ['veg'],
      without: ['milk'],
      showsNotStated: true,
      sort: 'low',
      stars: 3,
      minPrice: 5,
      maxPrice: 9,
    }),
  );
  expect(Object.keys(UNTOUCHED).toSorted()).toEqual(everything.toSorted());
});

test('writes the state that it reads', () => {
  const change = {
    categoryIds: [3, 4],
    brandIds: [],
    filters: [],
    diets: ['halal'],
    without: ['milk', 'eggs'],
    showsNotStated: true,
    sort: 'low',
    stars: 3,
    minPrice: 5,
    maxPrice: 900,
    view: 'list',
  } as const;
  const query = new URLSearchParams('data_type=all');
  for (const [name, value] of Object.entries(writeListing(change))) query.set(name, String(value));
  expect(readListing(query)).toMatchObject(change);
  expect(writeListing({ listType: 'item', sort: 'default', stars: 0, view: 'grid' })).toEqual({
    list_type: null,
    sort: null,
    rating_count: null,
    view: null,
  });
});

test.each([
  ['', true],
  ['data_type=category&id=milk&category_ids=1', true],
  ['data_type=all&sort=low', true],
  ['data_type=searched&search=milk', false],
  ['data_type=all&filter=popular', false],
  ['data_type=discounted', false],
  ['data_type=all&diet=halal', false],
  ['data_type=all&without=milk', false],
  ['data_type=all&rating_count=4', false],
  ['data_type=all&min_price=10', false],
  ['data_type=all&max_price=10', false],
  ['data_type=all&list_type=store', false],
])('the numbers beside categories and brands are shown only where they are those of the listing: %s', (query, isShown) => {
  expect(countsAll(read(query))).toBe(isShown);
});
