import { expect, test } from 'vitest';
import { money } from '../testing/build-item.ts';
import { unitPrice } from './unit-price.ts';

test.each([
  ['a litre of a smaller pack', 14_900, { per: 'l', thousandths: 900 }, 16_556],
  ['a kilogram of a larger pack', 45_000, { per: 'kg', thousandths: 5000 }, 9000],
  ['a piece of a dozen', 24_000, { per: 'pcs', thousandths: 12_000 }, 2000],
] as const)('unitPrice finds %s', (_name, price, content, expected) => {
  expect(unitPrice(money(price), content)).toBe(expected);
});
