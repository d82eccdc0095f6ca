import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../testing/build-item.ts';
import { percentOf, ratioOf, scaled } from './ratio-of.ts';

describe('ratioOf', () => {
  test.each([
    ['rounds a third down', 1000, 1, 3, 333],
    ['rounds two thirds up', 1000, 2, 3, 667],
    ['rounds a half up', 5, 1, 2, 3],
    ['rounds a negative half up, towards zero', -5, 1, 2, -2],
    ['gives nothing of nothing', 0, 7, 9, 0],
    ['gives nothing by a denominator of zero', 5, 1, 0, 0],
    ['gives plain zero, not minus zero', -1, 1, 3, 0],
    ['stays exact far beyond the safe integers', 999_999_999_999, 999_999_999_999, 1_000_000_000_000, 999_999_999_998],
    ['stays exact where only the half leaves the safe integers', 4_503_599_627_370_493, 1, 9, 500_399_958_596_721],
    ['rounds a large negative half up, towards zero', -Number.MAX_SAFE_INTEGER, 1, 2, -4_503_599_627_370_495],
    ['stays exact for large negatives', -999_999_999_999, 999_999_999_999, 1_000_000_000_000, -999_999_999_998],
  ])('%s', (_name, amount, numerator, denominator, expected) => {
    expect(ratioOf(money(amount), numerator, denominator)).toBe(expected);
  });

  test('agrees with exact arithmetic at any size', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.nat(2 ** 31 - 1), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (amount, numerator, denominator) => {
        const top = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
        const bottom = 2n * BigInt(denominator);
        const floor = top >= 0n || top % bottom === 0n ? top / bottom : top / bottom - 1n;
        expect(BigInt(ratioOf(money(amount), numerator, denominator))).toBe(BigInt(Number(floor)));
      }),
    );
  });
});

describe('percentOf', () => {
  test.each([
    ['a whole percent', 14950, 10, 1495],
    ['a half that rounds up', 5, 50, 3],
    ['a decimal percent', 80000, 12.5, 10000],
    ['a percent that doubles can not hold', 100000, 1.15, 1150],
    ['everything', 14950, 100, 14950],
    ['nothing', 14950, 0, 0],
  ])('takes %s', (_name, amount, percent, expected) => {
    expect(percentOf(money(amount), percent)).toBe(expected);
  });
});

describe('scaled', () => {
  test.each([
    ['kilometres', 2000, 2.4, 4800],
    ['surge', 10800, 1.25, 13500],
    ['calm', 10800, 1, 10800],
  ])('multiplies by %s', (_name, amount, factor, expected) => {
    expect(scaled(money(amount), factor)).toBe(expected);
  });
});
