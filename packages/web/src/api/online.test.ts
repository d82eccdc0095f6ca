import { afterEach, expect, test, vi } from 'vitest';
import { isOnline, setOnline, markAnswered } from './online.ts';
import { reachServer } from './reach-server.ts';

afterEach(() => vi.restoreAllMocks());

const at = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(ms);

test('a reply marks the browser as online, except one to a request before the loss', () => {
  at(2_000);
  setOnline(false);
  markAnswered(1_000);
  expect(isOnline()).toBe(false);
  markAnswered(3_000);
  expect(isOnline()).toBe(true);
});

test('an answer out of the browser cache does not count as a network that works', () => {
  vi.stubGlobal('navigator', { onLine: false });
  setOnline(false);
  markAnswered(performance.now() + 1);
  expect(isOnline()).toBe(false);
  vi.stubGlobal('navigator', { onLine: true });
  markAnswered(performance.now() + 1);
  expect(isOnline()).toBe(true);
  vi.unstubAllGlobals();
});

test('a server that answers a probe past every cache is reached, and the browser is online', async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(new Response());
  expect(await reachServer()).toBe(false);
  expect(isOnline()).toBe(false);
  expect(await reachServer()).toBe(true);
  expect(isOnline()).toBe(true);
  expect(fetched).toHaveBeenLastCalledWith(expect.stringContaining('reach-server'), { method: 'HEAD', cache: 'no-store' });
  vi.unstubAllGlobals();
});
