import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyCouponCode } from './copy-coupon-code.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a code is copied, and the screen says so for a second [coupon-01]', async () => {
  const [write, say] = [vi.fn(async () => {}), vi.fn()];
  await copyCouponCode('BOZOR10', { write, say });
  expect(write).toHaveBeenCalledWith('BOZOR10');
  expect(say.mock.calls).toEqual([[true]]);
  vi.advanceTimersByTime(999);
  expect(say.mock.calls).toEqual([[true]]);
  vi.advanceTimersByTime(1);
  expect(say.mock.calls).toEqual([[true], [false]]);
});

test('a browser that forbids it is logged and nothing else is said [coupon-03]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const say = vi.fn();
  await copyCouponCode('BOZOR10', { write: () => Promise.reject(new Error('forbidden')), say });
  expect(warn).toHaveBeenCalledOnce();
  expect(say).not.toHaveBeenCalled();
  warn.mockRestore();
});
