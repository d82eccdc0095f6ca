import { expect, test } from 'vitest';
import { minutesLate } from './harm.ts';

test.each([
  ['is not late before its time', 120_000, 0],
  ['is late by whole minutes', -90_000, 1],
  ['is not late at its time', 0, 0],
])('an order %s', (_name, leftMs, expected) => {
  expect(minutesLate(1_000_000, 1_000_000 - leftMs)).toBe(expected);
});

test('an order without a promise is not late', () => {
  expect(minutesLate(undefined, Number.MAX_SAFE_INTEGER)).toBe(0);
});
