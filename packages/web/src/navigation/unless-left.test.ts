import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unlessLeft } from './unless-left.ts';

const lost = new TypeError('error loading dynamically imported module');
let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Code that fails the first time, after `before`. */
const failingOnce = (before = () => {}) =>
  vi
    .fn(async () => 'code')
    .mockImplementationOnce(async () => {
      before();
      throw lost;
    });
const beginToLeave = () => void page.dispatchEvent(new Event('beforeunload'));

test('code that fails in a page that is not left is a fault at once', async () => {
  await expect(unlessLeft(failingOnce())).rejects.toBe(lost);
});

test('code that fails because the page is being left is no fault, and is loaded again if the page has stayed', async () => {
  const settled = vi.fn();
  const load = failingOnce(beginToLeave);
  const loading = unlessLeft(load);
  void loading.then(settled, settled);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(settled).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await loading).toBe('code');
});

test('a page listens to being left only while code is loaded: Firefox keeps no page that does', async () => {
  const added = vi.spyOn(globalThis, 'addEventListener');
  const removed = vi.spyOn(globalThis, 'removeEventListener');
  await unlessLeft(async () => 'code');
  expect(added).toHaveBeenCalledOnce();
  expect(removed.mock.calls).toEqual(added.mock.calls);
});
