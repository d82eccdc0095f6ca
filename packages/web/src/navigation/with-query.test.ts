import { expect, test } from 'vitest';
import { withQuery } from './with-query.ts';

const here = { pathname: '/search', search: '?q=osh&page=2' };

test.each([
  ['sets a value where it stands', { q: 'non' }, '/search?q=non&page=2'],
  ['adds a value at the end', { sort: 'low' }, '/search?q=osh&page=2&sort=low'],
  ['sets numbers and truths, 0 and false too', { page: 0, open: false }, '/search?q=osh&page=0&open=false'],
  ['removes by null', { page: null }, '/search?q=osh'],
  ['removes by undefined', { page: undefined }, '/search?q=osh'],
  ['removes by an empty text', { q: '' }, '/search?page=2'],
  ['leaves no question mark behind', { q: null, page: null }, '/search'],
])('%s', (_name, changes, address) => {
  expect(withQuery(here, changes)).toBe(address);
});
