import { expect, test } from 'vitest';
import { byTab, parseDeliveryType } from './store-section.ts';

const stores = [
  { id: 1, avgRating: 4.1, orderCount: 90, createdAtMs: 3 },
  { id: 2, avgRating: 4.9, orderCount: 10, createdAtMs: 2 },
  { id: 3, avgRating: 4.9, orderCount: 50, createdAtMs: 9 },
];

test.each([
  ['popular', [1, 3, 2]],
  ['top_rated', [2, 3, 1]],
  ['new', [3, 1, 2]],
] as const)('tab %s puts the greatest first, equals by id [store-01]', (tab, expected) => {
  expect(stores.toSorted(byTab(tab)).map((store) => store.id)).toEqual(expected);
});

test.each([
  ['all', 'all'],
  ['delivery', 'delivery'],
  ['home', 'delivery'],
  ['take_away', 'take_away'],
  ['takeaway', 'take_away'],
  ['drone', undefined],
  [7, undefined],
])('delivery type %j is read as %j [store-02] [store-10]', (value, expected) => {
  expect(parseDeliveryType(value)).toBe(expected);
});
