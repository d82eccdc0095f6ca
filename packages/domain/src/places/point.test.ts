import { expect, test } from 'vitest';
import { parsePoint, point } from './point.ts';

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

test.each([
  ['plain decimals', '41.31', '69.28', { lat: 41.31, lng: 69.28 }],
  ['a negative', '-41.5', '0', { lat: -41.5, lng: 0 }],
  ['an exponent', '4e1', '69', undefined],
  ['spaces', ' 41', '69', undefined],
  ['nothing', '', '', undefined],
  ['a line break', '41\n', '69', undefined],
  ['out of range', '91', '0', undefined],
])('parsePoint reads %s', (_name, lat, lng, expected) => {
  expect(parsePoint(lat, lng)).toEqual(expected);
});
