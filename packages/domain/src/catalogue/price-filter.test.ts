import { describe, expect, test } from 'vitest';
import { readPriceFilter } from './price-filter.ts';

describe('readPriceFilter', () => {
  test.each([
    ['leaves a good range', 5000, 9000, { from: 5000, to: 9000 }],
    ['turns a range round', 9000, 5000, { from: 5000, to: 9000 }],
    ['keeps the ends apart', 5000, 5000, { from: 5000, to: 5001 }],
    ['keeps to the bounds', -5, 1e12, { from: 0, to: 100_000_000 }],
    ['keeps the ends apart at the upper bound', 1e12, 1e12, { from: 99_999_999, to: 100_000_000 }],
    ['survives nonsense', NaN, NaN, { from: 0, to: 1 }],
  ])('%s [list-20]', (_name, from, to, expected) => {
    expect(readPriceFilter(from, to)).toEqual(expected);
  });

  test.each([
    ['a new From above the old To', 9_000, 5_000, 'from', { from: 9_000, to: 100_000_000 }],
    ['a new To below the old From', 9_000, 5_000, 'to', { from: 0, to: 5_000 }],
    ['a new From below the old To', 3_000, 5_000, 'from', { from: 3_000, to: 5_000 }],
    ['a new From like the old To', 5_000, 5_000, 'from', { from: 5_000, to: 5_001 }],
  ] as const)('%s holds, and the other end gives way [list-20]', (_name, from, to, changed, expected) => {
    expect(readPriceFilter(from, to, changed)).toEqual(expected);
  });
});
