import { expect, test } from 'vitest';
import { childIn } from './category-queries.ts';

test.each([
  ['child=7', 7],
  ['child=123456789', 123_456_789],
  ['', undefined],
  ['child=', undefined],
  ['child=0', undefined],
  ['child=07', undefined],
  ['child=1234567890', undefined],
  ['child=7x', undefined],
  ['child=-7', undefined],
])('the query "%s" selects the subcategory %s', (query, child) => {
  expect(childIn(new URLSearchParams(query))).toBe(child);
});
