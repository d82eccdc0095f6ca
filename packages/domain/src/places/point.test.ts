import { expect, test } from 'vitest';
import { point } from './point.ts';

test.each([
  ['a city', 41.31, 69.28, true],
  ['a pole', 90, 0, true],
  ['beyond a pole', 91, 0, false],
  ['beyond the date line', 0, 180.1, false],
  ['not a number', NaN, 0, false],
  ['infinity', 0, Infinity, false],
  ['text', '41', 69, false],
])('point takes or refuses %s', (_name, lat, lng, taken) => {
  expect(point(lat, lng)).toEqual(taken ? { lat, lng } : undefined);
});
