import { expect, test } from 'vitest';
import { isLineForLater } from './line-for-later.ts';

type Line = Parameters<typeof isLineForLater>[0];
const line = (available: boolean, item: object | null) => ({ available, item }) as unknown as Line;

test.each([
  ['taken outside the hours of its item', line(true, { available: false, available_time_starts: '07:00' }), true],
  ['within its hours', line(true, { available: true, available_time_starts: '07:00' }), false],
  ['that cannot be ordered', line(false, { available: false, available_time_starts: '07:00' }), false],
  ['of an item without hours', line(true, { available: false, available_time_starts: null }), false],
  ['whose item has gone', line(true, null), false],
])('a line %s is for later, or not [item-26]', (_name, given, expected) => {
  expect(isLineForLater(given)).toBe(expected);
});
