import { expect, test } from 'vitest';
import { checkRefund, REFUND_HOURS } from './refund.ts';

const HOUR_MS = 3_600_000;

test.each([
  ['takes it at once after the delivery', 'delivery', 'delivered', 0, 'refund_requested'],
  ['takes it until the last moment', 'take_away', 'delivered', REFUND_HOURS * HOUR_MS, 'refund_requested'],
  ['takes it for a parcel', 'parcel', 'delivered', HOUR_MS, 'refund_requested'],
  ['comes too late after two days', 'delivery', 'delivered', REFUND_HOURS * HOUR_MS + 1, 'refund-too-late'],
  ['is not taken twice', 'delivery', 'refund_requested', HOUR_MS, 'wrong-step'],
  ['is not taken again after a no', 'delivery', 'refund_rejected', HOUR_MS, 'wrong-step'],
  ['is not taken of what was called off', 'delivery', 'canceled', HOUR_MS, 'wrong-step'],
] as const)('a request for a refund %s', (_name, type, status, nowMs, expected) => {
  const checked = checkRefund({ type, status, deliveredAtMs: 0 }, nowMs);
  expect(checked.ok ? checked.value : checked.problem).toBe(expected);
});

test('a request for a refund waits for the delivery', () => {
  expect(checkRefund({ type: 'delivery', status: 'picked_up', deliveredAtMs: undefined }, 0)).toEqual({ ok: false, problem: 'wrong-step' });
});

test('the two days count from the delivery', () => {
  const order = { type: 'delivery', status: 'delivered', deliveredAtMs: 1000 * HOUR_MS } as const;
  expect(checkRefund(order, (1000 + REFUND_HOURS) * HOUR_MS).ok).toBe(true);
  expect(checkRefund(order, (1000 + REFUND_HOURS) * HOUR_MS + 1)).toEqual({ ok: false, problem: 'refund-too-late' });
});
