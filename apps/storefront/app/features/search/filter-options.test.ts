import { expect, test } from 'vitest';
import { filterOptions, withToggled } from './filter-options.ts';

test('a filter option has its label, its value and whether it is checked [entity-45]', () => {
  expect(filterOptions({ listType: 'item', filters: ['discounted'] })).toEqual([
    { label: 'Top Rated', value: 'top_rated', checked: false },
    { label: 'Discounted', value: 'discounted', checked: true },
    { label: 'Popular', value: 'popular', checked: false },
  ]);
});

test('each tab has its own filters', () => {
  const offered = (listType: 'item' | 'store') => filterOptions({ listType, filters: [] }).map(({ value }) => value);
  expect(offered('item')).not.toEqual(offered('store'));
});

test('a press on an option turns it round and leaves the others', () => {
  const [topRated, discounted] = filterOptions({ listType: 'item', filters: ['discounted'] });
  expect(withToggled(['discounted'], topRated!)).toEqual(['discounted', 'top_rated']);
  expect(withToggled(['discounted', 'popular'], discounted!)).toEqual(['popular']);
});
