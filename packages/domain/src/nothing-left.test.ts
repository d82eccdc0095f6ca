import { expect, test } from 'vitest';
import { nothingLeft } from './nothing-left.ts';

test('takes an object whose fields are all taken out, and does not compile with one that is not', () => {
  const { stars, ...none } = { stars: 3 };
  const { sort, ...some } = { sort: 'low', spice: 'hot' };
  expect(() => {
    nothingLeft(none);
    // @ts-expect-error spice is left
    nothingLeft(some);
  }).not.toThrow();
  expect([stars, sort]).toEqual([3, 'low']);
});
