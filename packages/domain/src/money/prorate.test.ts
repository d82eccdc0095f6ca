import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../testing/build-item.ts';
import { prorate } from './prorate.ts';

describe('prorate', () => {
  test.each([
    ['evenly', 90, [1, 1, 1], [30, 30, 30]],
    ['with the odd unit to the first of equals', 100, [1, 1, 1], [34, 33, 33]],
    ['with the odd unit to the largest fraction', 100, [30, 31, 39], [30, 31, 39]],
    ['with each odd unit to the next largest fraction', 10, [4, 3, 7], [3, 2, 5]],
    ['by weight', 20000, [29800, 23900, 21900], [7883, 6323, 5794]],
    ['nothing to a part without weight', 100, [0, 5, 0], [0, 100, 0]],
    ['evenly when no part has weight', 10, [0, 0], [5, 5]],
    ['the whole to a single part', 7, [3], [7]],
    ['nothing', 0, [1, 2], [0, 0]],
    ['to nobody', 5, [], []],
  ])('splits %s', (_name, total, weights, expected) => {
    expect(prorate(money(total), weights)).toEqual(expected);
  });

  const weights = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 40 });

  test('parts sum to the whole', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000_000), weights, (total, shares) => {
        expect(prorate(money(total), shares).reduce((sum, part) => sum + part, 0)).toBe(total);
      }),
    );
  });

  test('each part is less than one unit from its exact share', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 }), (total, shares) => {
        const whole = shares.reduce((sum, weight) => sum + weight, 0);
        prorate(money(total), shares).forEach((part, index) => {
          expect(Math.abs(part * whole - total * shares[index]!)).toBeLessThan(whole);
        });
      }),
    );
  });

  test('no part is negative or above its weight while the total is not above all weights', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (shares, share) => {
        const whole = shares.reduce((sum, weight) => sum + weight, 0);
        prorate(money(Math.floor(whole * share)), shares).forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(shares[index]!);
        });
      }),
    );
  });
});
