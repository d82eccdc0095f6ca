import { money } from '@bozor/domain/testing/build-item.ts';
import { expect, test } from 'vitest';
import { struckPriceOf } from './struck-price.ts';

const item = (discounted_price: number, reference_price: number | null) => ({ price: 100, discounted_price, reference_price });

test.each([
  ['the reference price of an item without options', item(80, 90), 10_000, 8000, 9000],
  ['in proportion for dearer options', item(80, 90), 20_000, 16_000, 18_000],
  ['nothing of an item whose price did not fall', item(80, null), 10_000, 8000, undefined],
  ['its price where only a larger basket reduces it', item(100, null), 10_000, 9000, 10_000],
  ['nothing without a reduction', item(100, null), 10_000, 10_000, undefined],
])('strikes out %s', (_name, given, pieceMinor, nowMinor, expected) => {
  expect(struckPriceOf(given, { pieceMinor: money(pieceMinor), nowMinor: money(nowMinor) }, 2)).toBe(expected);
});
