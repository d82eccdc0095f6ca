import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../testing/build-item.ts';
import { freeDeliveryProgress, summariseCart } from './summarise-cart.ts';

const line = (quantity: number, total: number, discount: number) => ({
  quantity,
  pieceMinor: money(0),
  discountedPieceMinor: money(0),
  flashPieces: 0,
  goodsMinor: money(total + discount),
  discountMinor: money(discount),
  addOnsMinor: money(0),
  totalMinor: money(total),
});

test('sums lines, savings and pieces [cart-04] [cart-07]', () => {
  expect(summariseCart([line(2, 29_800, 4000), line(1, 21_900, 3000)])).toEqual({
    goodsMinor: 58_700,
    addOnsMinor: 0,
    subtotalMinor: 51_700,
    savedMinor: 7000,
    lineCount: 2,
    pieceCount: 3,
    belowMinimumMinor: undefined,
    freeDelivery: undefined,
  });
});

test('an empty cart is nothing', () => {
  expect(summariseCart([], { freeDeliveryOverMinor: money(100), minimumOrderMinor: money(100) })).toMatchObject({
    subtotalMinor: 0,
    savedMinor: 0,
    lineCount: 0,
    belowMinimumMinor: undefined,
    freeDelivery: { percent: 0, remainingMinor: 100 },
  });
});

test('a threshold of 0 shows no bar', () => {
  expect(summariseCart([line(1, 5, 0)], { freeDeliveryOverMinor: money(0) }).freeDelivery).toBeUndefined();
});

test.each([
  ['what is missing', 30_000, 100],
  ['nothing once it is reached', 29_900, undefined],
  ['nothing where the store asks for none', 0, undefined],
])('reports the minimum order %s', (_name, minimum, missing) => {
  expect(summariseCart([line(1, 29_900, 0)], { minimumOrderMinor: money(minimum) }).belowMinimumMinor).toBe(missing);
});

describe('freeDeliveryProgress', () => {
  test.each([
    ['part of the way', 50_000, { percent: 25, remainingMinor: 150_000, isReached: false }],
    ['not 100 before it is reached', 199_999, { percent: 99, remainingMinor: 1, isReached: false }],
    ['reached', 200_000, { percent: 100, remainingMinor: 0, isReached: true }],
    ['beyond', 900_000, { percent: 100, remainingMinor: 0, isReached: true }],
    ['nothing', 0, { percent: 0, remainingMinor: 200_000, isReached: false }],
  ])('shows %s [cart-05] [cart-06]', (_name, amount, expected) => {
    expect(freeDeliveryProgress(money(amount), money(200_000))).toMatchObject(expected);
  });

  test('stays between 0 and 100 [cart-05]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000_000 }), fc.integer({ min: 1, max: 1_000_000_000 }), (amount, threshold) => {
        const { percent } = freeDeliveryProgress(money(amount), money(threshold));
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});
