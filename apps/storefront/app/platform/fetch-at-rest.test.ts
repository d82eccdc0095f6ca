import { afterEach, expect, test, vi } from 'vitest';
import { fetchAtRest } from './fetch-at-rest.ts';

afterEach(() => vi.unstubAllGlobals());

const order: string[] = [];
const part =
  (name: string, fails = false) =>
  async () => {
    order.push(name);
    if (fails) throw new Error('offline');
  };

async function rest(parts: (() => Promise<void>)[], connection = {}) {
  order.length = 0;
  const idle: (() => void)[] = [];
  vi.stubGlobal('window', { requestIdleCallback: (act: () => void) => idle.push(act) });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', { connection });
  fetchAtRest(parts);
  while (idle.length > 0) {
    idle.shift()!();
    await Promise.resolve();
    await Promise.resolve();
  }
  return [...order];
}

test('what will be wanted is fetched part by part, each when the browser rests', async () => {
  expect(await rest([part('toaster'), part('cart')])).toEqual(['toaster', 'cart']);
});

test('where it is said, the page has its time first', () => {
  vi.useFakeTimers();
  const idle: unknown[] = [];
  vi.stubGlobal('window', { requestIdleCallback: (act: () => void) => idle.push(act) });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', {});
  fetchAtRest([part('sections')], 3000);
  vi.advanceTimersByTime(2999);
  expect(idle).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(idle).toHaveLength(1);
  vi.useRealTimers();
});

test('nothing more is asked of a network that is away', async () => {
  expect(await rest([part('toaster', true), part('cart')])).toEqual(['toaster']);
});

test.each([{ saveData: true }, { effectiveType: '3g' }])('nothing is fetched ahead over %j', async (connection) => {
  expect(await rest([part('toaster')], connection)).toEqual([]);
});
