import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Minor } from './minor.ts';
import { toStep } from './to-step.ts';

const round = (amount: number, step: number | undefined) => toStep(amount as Minor, step as Minor | undefined);

test.each<[string, number, number | undefined, number]>([
  ['half a step goes up', 8250, 500, 8500],
  ['less than half goes down', 8249, 500, 8000],
  ['a multiple stays', 8000, 500, 8000],
  ['less than half a step is nothing', 249, 500, 0],
  ['a step of 1 changes nothing', 8249, 1, 8249],
  ['a step of 0 changes nothing', 8249, 0, 8249],
  ['no step changes nothing', 8249, undefined, 8249],
  ['cents go to a nickel', 1003, 5, 1005],
  ['the middle of an odd step is above it', 1002, 5, 1000],
])('%s', (_name, amount, step, expected) => {
  expect(round(amount, step)).toBe(expected);
});

test('the result is a multiple, at most half a step away', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.integer({ min: 2, max: 100_000 }), (amount, step) => {
      const result = round(amount, step);
      expect(result % step).toBe(0);
      expect(Math.abs(result - amount) * 2).toBeLessThanOrEqual(step);
    }),
  );
});
