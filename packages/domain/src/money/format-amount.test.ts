import { describe, expect, test } from 'vitest';
import { money } from '../testing/build-item.ts';
import { unitOf, UZS } from './currency.ts';
import type { Currency } from './currency.ts';
import { formatAmount, formatCount, formatDifference } from './format-amount.ts';

const USD: Currency = { code: 'USD', symbol: '$', position: 'before', digits: 2 };
const KWD: Currency = { code: 'KWD', symbol: 'KD', position: 'after', digits: 3 };

describe('formatAmount', () => {
  test.each([
    ['groups by three with a narrow no-break space', 14900, UZS, '14\u202F900\u00A0soʻm'],
    ['groups millions', 1234567, UZS, '1\u202F234\u202F567\u00A0soʻm'],
    ['leaves small amounts alone', 900, UZS, '900\u00A0soʻm'],
    ['shows nothing as 0', 0, UZS, '0\u00A0soʻm'],
    ['shows as many digits as the currency has [cart-29]', 1250, USD, '$12.50'],
    ['fills up below one unit [cart-29]', 5, USD, '$0.05'],
    ['shows three digits [cart-29]', 1234567, KWD, '1\u202F234.567\u00A0KD'],
    ['puts the sign first', -1250, USD, '−$12.50'],
    ['groups a negative amount', -20000, UZS, '−20\u202F000\u00A0soʻm'],
    ['writes the symbol of the reader', 14900, { ...UZS, symbol: 'сўм' }, '14\u202F900\u00A0сўм'],
  ])('%s', (_name, amount, currency, expected) => {
    expect(formatAmount(money(amount), currency)).toBe(expected);
  });
});

describe('formatDifference', () => {
  test.each([
    ['what an option adds', 2000, '+2\u202F000\u00A0soʻm'],
    ['what a coupon takes', -20000, '−20\u202F000\u00A0soʻm'],
    ['no difference', 0, '+0\u00A0soʻm'],
  ])('shows %s', (_name, amount, expected) => {
    expect(formatDifference(money(amount), UZS)).toBe(expected);
  });
});

describe('formatCount', () => {
  test.each([
    [999, '999'],
    [1000, '1\u202F000'],
    [-1234, '−1\u202F234'],
  ])('groups %d', (count, expected) => {
    expect(formatCount(count)).toBe(expected);
  });
});

test('one unit is a power of ten', () => {
  expect(unitOf(UZS)).toBe(1);
  expect(unitOf(USD)).toBe(100);
});
