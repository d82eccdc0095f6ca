import { expect, test } from 'vitest';
import { ORDER_TYPES } from '../order-type.ts';
import { STATUSES } from '../status.ts';
import { COLLECT_MINUTES, collectUntilMs } from './not-collected.ts';

const HOUR_MS = COLLECT_MINUTES * 60_000;

test.each([
  ['after the promise, where it was ready before', 1_000, 500, 1_000],
  ['after it was ready, where that came later', 1_000, 9_000, 9_000],
  ['after it was ready, where nothing was promised', undefined, 700, 700],
])('a store waits an hour %s', (_name, promisedUntilMs, readyAtMs, from) => {
  expect(collectUntilMs({ type: 'take_away', status: 'handover', promisedUntilMs, readyAtMs })).toBe(from + HOUR_MS);
});

test('only take-away that is ready is given up', () => {
  const given = ORDER_TYPES.flatMap((type) =>
    STATUSES.filter((status) => collectUntilMs({ type, status, promisedUntilMs: 0, readyAtMs: 0 }) !== undefined).map(
      (status) => `${type} ${status}`,
    ),
  );
  expect(given).toEqual(['take_away handover']);
  expect(collectUntilMs({ type: 'take_away', status: 'handover', promisedUntilMs: 0, readyAtMs: undefined })).toBeUndefined();
});
