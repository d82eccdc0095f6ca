import { afterEach, expect, test, vi } from 'vitest';
import { createIdempotencyKey } from './idempotency-key.ts';

afterEach(() => vi.unstubAllGlobals());

test('a key is 128 random bits in hexadecimal, small bytes with their zero', () => {
  expect(createIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(createIdempotencyKey()).not.toBe(createIdempotencyKey());
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10, 0, 8) });
  expect(createIdempotencyKey()).toBe('0a'.repeat(8) + '00'.repeat(8));
});
