import { API } from '@bozor/contract/shop/routes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findReply, keepReply, removeOthersReplies } from './kept-replies.ts';

/** Cache storage in memory, in the order of writing. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>();
  readonly keys = async () => [...this.all.keys()];
  readonly delete = async (name: string) => this.all.delete(name);
  readonly match = async (key: string, { cacheName }: { cacheName: string }) => this.all.get(cacheName)?.get(key)?.clone();
  readonly open = async (name: string) => {
    const kept = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, kept);
    return {
      put: async (key: string, reply: Response) => void (kept.delete(key), kept.set(key, reply)),
      keys: async () => [...kept.keys()],
      delete: async (key: string) => kept.delete(key),
    };
  };
}

let caches: Caches;
beforeEach(() => {
  caches = new Caches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('window', { location: { origin: 'https://shop.uz' } });
});
afterEach(() => vi.unstubAllGlobals());

const SCOPE = { 'accept': 'application/json', 'zoneid': '[1]', 'moduleid': '2', 'x-localization': 'en' };
const DILNOZA = { ...SCOPE, authorization: 'Bearer dilnoza' };
const GUEST = { ...SCOPE, 'x-guest-id': 'somebody' };
const CART = '/api/v1/customer/cart/list';

async function keep(url: string, sent: Record<string, string>, body: unknown = { url }): Promise<void> {
  keepReply(url, sent, Response.json(body));
  await vi.waitFor(async () => expect(await findReply(url, sent)).toBeDefined());
}
const found = async (url: string, sent: Record<string, string>) => (await findReply(url, sent))?.json() as Promise<unknown>;

test('a reply is found again, with its time', async () => {
  await keep(CART, DILNOZA, { lines: 1 });
  const reply = await findReply(CART, DILNOZA);
  expect(await reply!.json()).toEqual({ lines: 1 });
  expect(Date.now() - Number(reply!.headers.get('x-kept-at'))).toBeLessThan(10_000);
});

test('the last of two replies counts', async () => {
  await keep(CART, DILNOZA, { lines: 1 });
  keepReply(CART, DILNOZA, Response.json({ lines: 2 }));
  await vi.waitFor(async () => expect(await found(CART, DILNOZA)).toEqual({ lines: 2 }));
});

test('nobody finds the reply to another: not another customer, not a guest, not in another place, module or language', async () => {
  await keep(CART, DILNOZA);
  for (const other of [
    { ...DILNOZA, authorization: 'Bearer another' },
    GUEST,
    SCOPE,
    { ...DILNOZA, zoneid: '[2]' },
    { ...DILNOZA, moduleid: '3' },
    { ...DILNOZA, 'x-localization': 'ru' },
  ])
    expect(await findReply(CART, other)).toBeUndefined();
});

test('a change of the identity removes what was kept for others, and keeps the own', async () => {
  await keep(CART, DILNOZA);
  await keep(CART, GUEST);
  await removeOthersReplies(GUEST);
  expect(caches.all.size).toBe(1);
  expect(await findReply(CART, GUEST)).toBeDefined();
});

test('a secret of the guest is in no name of what is kept', async () => {
  await keep(`${CART}?guest_id=somebody`, GUEST);
  await keep('/api/v1/customer/order/track?order_id=1&guest_id=somebody&contact_number=2', GUEST);
  expect(JSON.stringify([...caches.all].map(([name, kept]) => [name, [...kept.keys()]]))).not.toContain('somebody');
});

const REPLIES = Object.values(API)
  .flatMap((group) => Object.values(group) as { readonly method: string; readonly path: string }[])
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => path);

test('payments, money, sign-in, messages, searches and events are not kept, whatever path the contract has', async () => {
  const never = REPLIES.filter((path) =>
    /wallet|payment|loyalty|message|auth|gateway|events|newsletter|address|geocode|place-api|\/search|invoice/.test(path),
  );
  expect(never.length).toBeGreaterThan(12);
  for (const path of never) keepReply(`/api/v1${path}`, DILNOZA, Response.json({}));
  await keep(CART, DILNOZA);
  expect([...caches.all.values()].map(({ size }) => size)).toEqual([1]);
});

test.each([
  ['/customer/order/{status}', '/customer/order/running-orders'],
  ['/customer/order/details', '/customer/order/details?order_id=1'],
  ['/customer/order/track', '/customer/order/track?order_id=1'],
  ['/customer/order/of-device', '/customer/order/of-device'],
  ['/customer/cart/list', '/customer/cart/list'],
  ['/stores/details/{idOrSlug}', '/stores/details/lola'],
  ['/stores/items/{idOrSlug}', '/stores/items/lola?limit=50'],
  ['/config', '/config'],
  ['/module', '/module'],
])('what the kept pages need is kept: %s', async (path, asked) => {
  expect(REPLIES).toContain(path);
  await keep(`/api/v1${asked}`, DILNOZA);
});

test('a stream and a full storage change nothing', async () => {
  keepReply(CART, { ...DILNOZA, accept: 'text/event-stream' }, new Response('data: 1'));
  Object.assign(caches, { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) });
  keepReply(CART, DILNOZA, Response.json({}));
  expect(await findReply(CART, DILNOZA)).toBeUndefined();
});

test('at most 150 replies are kept, the last ones', async () => {
  for (let number = 0; number < 152; number += 1) keepReply(`/api/v1/stores/details/${number}`, DILNOZA, Response.json({}));
  await vi.waitFor(async () => expect(await findReply('/api/v1/stores/details/151', DILNOZA)).toBeDefined());
  await vi.waitFor(() => expect([...caches.all.values()][0]!.size).toBe(150));
  expect(await findReply('/api/v1/stores/details/0', DILNOZA)).toBeUndefined();
});
