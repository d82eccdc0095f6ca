import { afterEach, expect, test, vi } from 'vitest';
import { prefetchOnIdle, prefetchOnInteraction } from './prefetch-on-idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
  prefetchOnIdle(parts);
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
  prefetchOnIdle([part('sections')], 3000);
  vi.advanceTimersByTime(2999);
  expect(idle).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(idle).toHaveLength(1);
});

test('nothing more is asked of a network that is away', async () => {
  expect(await rest([part('toaster', true), part('cart')])).toEqual(['toaster']);
});

test.each([{ saveData: true }, { effectiveType: '3g' }])('nothing is fetched ahead over %j', async (connection) => {
  expect(await rest([part('toaster')], connection)).toEqual([]);
});

function openPage() {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { requestIdleCallback: (act: () => void) => act() });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', {});
  const fetch = vi.fn();
  const forget = prefetchOnInteraction([fetch]);
  return { page, fetch, forget };
}

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'])('what may be pressed is fetched at the first %s', (sign) => {
  const { page, fetch } = openPage();
  expect(fetch).not.toHaveBeenCalled();
  page.dispatchEvent(new Event(sign));
  expect(fetch).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event(sign));
  vi.advanceTimersByTime(10_000);
  expect(fetch).toHaveBeenCalledOnce();
});

test('what may be pressed is fetched when the page has stood for four seconds', () => {
  const { page, fetch } = openPage();
  vi.advanceTimersByTime(3999);
  expect(fetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  page.dispatchEvent(new Event('pointerdown'));
  expect(fetch).toHaveBeenCalledOnce();
});

test('a page that is left fetches nothing ahead', () => {
  const { page, fetch, forget } = openPage();
  forget();
  page.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(4000);
  expect(fetch).not.toHaveBeenCalled();
});
