import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withCircuitBreaker, withTimeout } from './circuit-breaker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hangs = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error('down'));

/** Calls a number of times and returns how each call failed. */
async function faultsOf(callServer: () => Promise<unknown>, times: number): Promise<string[]> {
  const faults: string[] = [];
  for (let count = 0; count < times; count++) await callServer().catch((error: Error) => faults.push(error.message));
  return faults;
}

describe('a server outside the shop', () => {
  test('is waited for no longer than its time-out, and so are codes', async () => {
    for (const callServer of [withCircuitBreaker({ name: 'sms', timeoutMs: 8_000 }), withTimeout({ timeoutMs: 8_000 })]) {
      const spy = callServer(hangs);
      const fault = expect(spy).rejects.toThrow('timed out after 8000ms');
      await vi.advanceTimersByTimeAsync(8_000);
      await fault;
    }
  });

  test('is skipped after five faults in a row, and tried by one call after ten seconds', async () => {
    const changes: string[] = [];
    const callServer = withCircuitBreaker({ name: 'sms', timeoutMs: 8_000, onChange: (name, state) => changes.push(`${name} ${state}`) });
    expect(await faultsOf(() => callServer(fails), 5)).toEqual(Array.from({ length: 5 }, () => 'down'));
    const spy = vi.fn(fails);
    expect(await faultsOf(() => callServer(spy), 3)).toEqual(
      Array.from({ length: 3 }, () => expect.stringContaining('circuit breaker is open')),
    );
    expect(spy).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await callServer(async () => 'well')).toBe('well');
    expect(await callServer(async () => 'well')).toBe('well');
    expect(changes).toEqual(['sms open', 'sms closed']);
  });

  test('is not held to be down by a fault now and then', async () => {
    const callServer = withCircuitBreaker({ name: 'sms', timeoutMs: 8_000 });
    for (let round = 0; round < 5; round++) {
      expect(await faultsOf(() => callServer(fails), 4)).toHaveLength(4);
      await callServer(async () => 'well');
    }
  });

  test('is called for a code in any state', async () => {
    const callServer = withTimeout({ timeoutMs: 8_000 });
    expect(await faultsOf(() => callServer(fails), 20)).toEqual(Array.from({ length: 20 }, () => 'down'));
  });
});
