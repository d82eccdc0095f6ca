import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const lost = new TypeError('error loading dynamically imported module');
let page: EventTarget;
let unlessLeft: <T>(load: () => Promise<T>) => Promise<T>;
beforeEach(async () => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.useFakeTimers();
  vi.resetModules();
  ({ unlessLeft } = await import('./unless-left.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Code that fails the first time. */
const failingOnce = () => vi.fn(async () => 'code').mockRejectedValueOnce(lost);
const beginToLeave = () => void page.dispatchEvent(new Event('beforeunload'));

test('code that fails in a page that is not left is a fault at once', async () => {
  await expect(unlessLeft(failingOnce())).rejects.toBe(lost);
});

test('code that fails because the page is being left is no fault, and is loaded again if the page has stayed', async () => {
  beginToLeave();
  const settled = vi.fn();
  const load = failingOnce();
  const loading = unlessLeft(load);
  void loading.then(settled, settled);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(settled).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await loading).toBe('code');
});

test('a page that has stayed is not being left any more', async () => {
  beginToLeave();
  await vi.advanceTimersByTimeAsync(31_000);
  await expect(unlessLeft(failingOnce())).rejects.toBe(lost);
});
