import { afterEach, expect, test, vi } from 'vitest';
import { routeDataCache, cacheRouteData } from './route-data-cache.ts';

const HERE = 'all/-/en';
const MINUTE_MS = 60_000;
const lost = { type: 'error', result: new TypeError('Failed to fetch') } as const;

/** Loads an address whose network answers with `result`; `hasAsked` is whether the network was used. */
async function open(address: string, result: { type: 'data' | 'error'; result: unknown }) {
  let wasRequested = false;
  const results = await routeDataCache({ request: new Request(`https://shop${address}`) } as never, async () => {
    wasRequested = true;
    return { 'routes/page': result };
  });
  return { results, wasRequested };
}

/** Shows a page, then leaves it. */
function showAndLeave(address: string, answers: Readonly<Record<string, unknown>>, scope = HERE): void {
  cacheRouteData(address, answers, scope);
  cacheRouteData('/', { 'routes/page': 'home' }, scope);
}

afterEach(() => vi.useRealTimers());

test('brings a page back that was shown within five minutes, without asking for it', async () => {
  vi.useFakeTimers({ now: 0 });
  showAndLeave('/store/popular?offset=2', { 'root': {}, 'routes/page': { queries: '[]' } });
  vi.setSystemTime(5 * MINUTE_MS - 1);
  const { results, wasRequested } = await open('/store/popular?offset=2', { type: 'data', result: 'new' });
  expect(results).toEqual({ 'routes/page': { type: 'data', result: { queries: '[]' } } });
  expect(wasRequested).toBe(false);
});

test('fetches a page that was shown longer ago, even if it was restored since', async () => {
  vi.useFakeTimers({ now: 0 });
  const answers = { 'root': {}, 'routes/page': 'old' };
  showAndLeave('/store/popular', answers);
  vi.setSystemTime(4 * MINUTE_MS);
  showAndLeave('/store/popular', answers);
  vi.setSystemTime(5 * MINUTE_MS);
  expect((await open('/store/popular', { type: 'data', result: 'new' })).results).toEqual({
    'routes/page': { type: 'data', result: 'new' },
  });
});

test('fetches the current page', async () => {
  cacheRouteData('/store/popular', { 'routes/page': 'old' }, HERE);
  expect((await open('/store/popular', { type: 'data', result: 'new' })).wasRequested).toBe(true);
});

test('fetches a page of another place, module or language', async () => {
  for (const scope of ['1,2/-/en', 'all/2/en', 'all/-/uz']) {
    showAndLeave('/home', { 'routes/page': 'old' }, scope);
    expect((await open('/home', { type: 'data', result: 'new' })).wasRequested).toBe(true);
  }
  showAndLeave('/home?module_id=2', { 'routes/page': 'kept' }, 'all/2/en');
  expect((await open('/home?module_id=2', { type: 'data', result: 'new' })).wasRequested).toBe(false);
});

test('brings an old page back when the network does not bring it', async () => {
  vi.useFakeTimers({ now: 0 });
  showAndLeave('/store/popular', { 'root': {}, 'routes/page': { queries: '[]' } });
  vi.setSystemTime(60 * MINUTE_MS);
  const { results } = await open('/store/popular', lost);
  expect(results).toEqual({ 'routes/page': { type: 'data', result: { queries: '[]' } } });
});

test('leaves a fault of the shop, and a page that was not shown', async () => {
  vi.useFakeTimers({ now: 0 });
  showAndLeave('/cart', { 'routes/page': 'old' });
  showAndLeave('/broken', { 'routes/page': undefined });
  vi.setSystemTime(60 * MINUTE_MS);
  const fault = { type: 'error', result: new Response(null, { status: 500 }) } as const;
  expect((await open('/cart', fault)).results).toEqual({ 'routes/page': fault });
  expect((await open('/broken', lost)).results).toEqual({ 'routes/page': lost });
  expect((await open('/elsewhere', lost)).results).toEqual({ 'routes/page': lost });
});

test('does not keep more and more pages', async () => {
  for (let number = 0; number < 50; number += 1) cacheRouteData(`/item/${number}`, { 'routes/page': number }, HERE);
  cacheRouteData('/', { 'routes/page': 'home' }, HERE);
  expect((await open('/item/0', lost)).results).toEqual({ 'routes/page': lost });
  expect((await open('/item/49', lost)).results).toEqual({ 'routes/page': { type: 'data', result: 49 } });
});
