import { expect, test } from 'vitest';
import { priceSteps, stepOf } from './price-steps.ts';

test.each([0, 2])('with %i decimals the steps climb from 0 to the end of the range in whole units [list-20]', (decimals) => {
  const steps = priceSteps(decimals);
  expect([steps[0], steps.at(-1)]).toEqual([0, 100_000_000]);
  expect(steps).toEqual([...new Set(steps)].toSorted((one, other) => one - other));
  expect(steps.every(Number.isInteger)).toBe(true);
  expect(steps.length).toBeLessThan(60);
});

test('money without decimals is not counted in ones', () => {
  expect(priceSteps(0).slice(0, 9)).toEqual([0, 1000, 1500, 2000, 3000, 5000, 7000, 10_000, 15_000]);
});

test('a price stands at its step or above the last one below it', () => {
  const steps = priceSteps(0);
  expect([0, 999, 1000, 1200, 100_000_000].map((price) => steps[stepOf(price, steps)])).toEqual([0, 0, 1000, 1000, 100_000_000]);
});
