import { expect, test } from 'vitest';
import { couponBounds, couponLabel } from './coupon-label.ts';

/** Untranslated English, with amounts in the shop's currency. */
const words = {
  t: (source: string, values: Readonly<Record<string, string | number | null | undefined>> = {}) =>
    source.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  formatPrice: (amount: number) => `${amount} soʻm`,
  formatNumber: String,
};

test.each([
  ['percent', 10, 'Get 10% discount'],
  ['amount', 20_000, 'Get 20000 soʻm discount'],
  ['free_delivery', 0, 'Free delivery'],
] as const)('a coupon of %s shows its discount [coupon-02]', (discount_type, discount, label) => {
  expect(couponLabel({ discount_type, discount }, words)).toBe(label);
});

test('and from which amount, and how much at most [coupon-02]', () => {
  const coupon = { discount_type: 'percent', min_purchase: 60_000, max_discount: 25_000 } as const;
  expect(couponBounds(coupon, words)).toEqual(['Minimum order 60000 soʻm', 'up to 25000 soʻm']);
  expect(couponBounds({ ...coupon, discount_type: 'amount', max_discount: null }, words)).toEqual(['Minimum order 60000 soʻm']);
  expect(couponBounds({ ...coupon, min_purchase: 0, max_discount: null }, words)).toEqual([]);
});
