import { expect, test } from 'vitest';
import { arrivalOf } from './arrival.ts';

const promise = { fromMs: 1_000, toMs: 2_000 };

test.each([
  ['the window before it', 'pending', 500, undefined, { kind: 'window', ...promise }],
  ['the window inside it', 'picked_up', 1_999, undefined, { kind: 'window', ...promise }],
  ['any minute once it has passed', 'picked_up', 2_000, undefined, { kind: 'soon' }],
  ['when it was delivered', 'delivered', 9_000, 1_500, { kind: 'delivered', atMs: 1_500 }],
  ['nothing of a canceled order', 'canceled', 500, undefined, { kind: 'unknown' }],
  ['nothing of a refunded one, though it was delivered', 'refunded', 500, 400, { kind: 'unknown' }],
] as const)('says %s', (_name, status, nowMs, deliveredAtMs, expected) => {
  expect(arrivalOf({ status, promise, deliveredAtMs, nowMs })).toEqual(expected);
});

test('says nothing when nothing was promised', () => {
  expect(arrivalOf({ status: 'pending', promise: undefined, deliveredAtMs: undefined, nowMs: 0 })).toEqual({ kind: 'unknown' });
});
