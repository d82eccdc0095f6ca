import { describe, expect, test } from 'vitest';
import { STATUSES } from '../status.ts';
import { checkReturn, waitLeftMs } from './absence.ts';

const MINUTE_MS = 60_000;
const absent = { status: 'picked_up', sinceMs: 0, tries: 2, waitMinutes: 5 } as const;

describe('goods go back', () => {
  test.each([
    ['after the wait and two tries', {}, 5, undefined],
    ['not before the wait is over', {}, 4.99, { problem: 'too-early', minutes: 1 }],
    ['and it says how long that is', {}, 1.5, { problem: 'too-early', minutes: 4 }],
    ['not after one try', { tries: 1 }, 60, { problem: 'tries-missing' }],
    ['not before the courier said that nobody answers', { sinceMs: undefined, tries: 9 }, 60, { problem: 'not-absent' }],
    ['at once where the shop waits for nobody', { waitMinutes: 0 }, 0, undefined],
  ] as const)('%s', (_name, over, minute, problem) => {
    expect(checkReturn({ ...absent, ...over }, minute * MINUTE_MS)).toEqual(
      problem ? { ok: false, ...problem } : { ok: true, value: 'returning' },
    );
  });

  test('only from their way', () => {
    expect(STATUSES.filter((status) => checkReturn({ ...absent, status }, 60 * MINUTE_MS).ok)).toEqual(['picked_up']);
  });
});

test.each([
  [0, 5],
  [3, 2],
  [5, 0],
  [50, 0],
])('after %i minutes %i of five are left', (minute, left) => {
  expect(waitLeftMs({ sinceMs: 0, waitMinutes: 5 }, minute * MINUTE_MS)).toBe(left * MINUTE_MS);
});

test('the wait is whole before it begins', () => {
  expect(waitLeftMs({ sinceMs: undefined, waitMinutes: 5 }, 900 * MINUTE_MS)).toBe(5 * MINUTE_MS);
});
