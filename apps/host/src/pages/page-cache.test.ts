import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageCache, type CachedPage, type RenderResult } from './page-cache.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  // The clock of lru-cache.
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const page = (text: string, bytes = 10): CachedPage => ({
  status: 200,
  headers: { text },
  plain: Buffer.alloc(bytes),
  compressed: new Map(),
  etag: `W/"${text}"`,
});
const made = (text: string, bytes?: number): Promise<RenderResult> => Promise.resolve({ page: page(text, bytes), isCacheable: true });
const cacheOf = (maxBytes = 1_000_000) => new PageCache({ maxBytes, ttlMs: 30_000 });

test('returns a cached page until it expires', async () => {
  const cache = cacheOf();
  await cache.make('a', () => made('a'));
  vi.setSystemTime(Date.now() + 29_999);
  expect(cache.get('a')?.headers['text']).toBe('a');
  vi.setSystemTime(Date.now() + 2);
  expect(cache.get('a')).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

test('evicts an expired page, with or without a request', async () => {
  const cache = cacheOf();
  for (const key of ['a', 'b']) await cache.make(key, () => made(key));
  vi.advanceTimersByTime(20_000);
  await cache.make('c', () => made('c'));
  const bytesOfAll = cache.bytes;
  vi.advanceTimersByTime(10_002);
  expect(cache.bytes).toBe(bytesOfAll / 3);
});

test('counts the bytes of addresses too', async () => {
  const cache = cacheOf(100_000);
  for (let page = 0; page < 60; page += 1) {
    const key = `${page}`.padEnd(2_000, 'x');
    await cache.make(key, () => made('small', 10));
  }
  const cached = Array.from({ length: 60 }, (_, index) => cache.get(`${index}`.padEnd(2_000, 'x'))).filter(Boolean);
  expect(cached.length).toBeGreaterThan(5);
  expect(cached.length).toBeLessThan(25);
});

test('renders a page once for concurrent requests', async () => {
  const cache = cacheOf();
  let calls = 0;
  const make = async () => {
    calls += 1;
    await Promise.resolve();
    return made('a');
  };
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache.make('a', make)));
  expect(calls).toBe(1);
  expect(new Set(pages).size).toBe(1);
});

test('a page that failed is tried again by the next', async () => {
  const cache = cacheOf();
  await expect(cache.make('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.make('a', () => made('a'))).headers['text']).toBe('a');
});

test('returns private pages without caching them', async () => {
  const cache = cacheOf();
  expect((await cache.make('a', async () => ({ page: page('a'), isCacheable: false }))).headers['text']).toBe('a');
  expect(cache.get('a')).toBeUndefined();
});

test('is empty after a drop, and caches no earlier rendering', async () => {
  const cache = cacheOf();
  await cache.make('old', () => made('old'));
  let finish = (_made: RenderResult): void => undefined;
  const slow = cache.make('slow', () => new Promise((resolve) => (finish = resolve)));
  cache.drop();
  const fresh = await cache.make('slow', () => made('fresh'));
  finish({ page: page('stale'), isCacheable: true });
  expect((await slow).headers['text']).toBe('stale');
  expect(fresh.headers['text']).toBe('fresh');
  expect(cache.get('old')).toBeUndefined();
  expect(cache.get('slow')?.headers['text']).toBe('fresh');
});

test('stays within its bytes and evicts the least recently used page', async () => {
  const cache = cacheOf(10_000);
  for (const key of ['a', 'b', 'c']) await cache.make(key, () => made(key, 1_000));
  cache.get('a');
  await cache.make('d', () => made('d', 1_000));
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
  await cache.make('huge', () => made('huge', 20_000));
  expect(cache.get('huge')).toBeUndefined();
  expect(cache.bytes).toBeLessThanOrEqual(10_000);
});

test('counts a page that is rendered again only once', async () => {
  const cache = cacheOf();
  await cache.make('a', () => made('a', 1_000));
  const { bytes } = cache;
  for (let turn = 0; turn < 5; turn += 1) await cache.make('a', () => made('a', 1_000));
  expect(cache.bytes).toBe(bytes);
});
