import { expect, test } from 'vitest';
import { parseDeliveryType } from './store-section.ts';

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
