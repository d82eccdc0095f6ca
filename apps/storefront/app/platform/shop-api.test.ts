import { calls } from '@bozor/contract/shop/calls.ts';
import { DEFAULT_ZONES } from '@bozor/domain/storage/zones.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { isOnline } from '@bozor/web/api/online.ts';
import type { createBrowserApi } from './shop-api.ts';

const TOKEN = 't'.repeat(43);
const GUEST = 'g'.repeat(43);

let stored: Map<string, string>;
let shop: { readonly api: ReturnType<typeof createBrowserApi>; readonly isOnline: typeof isOnline };
let notices: string[];
let visited: string[];
const fetched = vi.fn<typeof fetch>();

beforeEach(async () => {
  stored = new Map();
  fetched.mockReset().mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      location: { search: '', protocol: 'https:' },
      localStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
        removeItem: (key: string) => void stored.delete(key),
      },
    }),
  );
  vi.stubGlobal('document', { cookie: '', body: { dataset: {} } });
  vi.resetModules();
  const { createBrowserApi: create } = await import('./shop-api.ts');
  shop = { api: create(), isOnline: (await import('@bozor/web/api/online.ts')).isOnline };
  notices = [];
  visited = [];
  const { onNotice } = await import('@bozor/web/overlays/notices.ts');
  onNotice(({ text }) => notices.push(text));
  const { setNavigator } = await import('@bozor/web/navigation/navigate.ts');
  setNavigator(((to: string) => void visited.push(to)) as never);
});
afterEach(() => vi.unstubAllGlobals());

const list = () => shop.api.call(calls.categories.list);
const lastRequest = () => {
  const [url, init] = fetched.mock.lastCall as [string, RequestInit];
  return { url, method: init.method, headers: init.headers as Readonly<Record<string, string>> };
};

test('a call of a new visitor carries the language and all zones, and no identity', async () => {
  await list();
  expect(lastRequest()).toEqual({
    url: '/api/v1/categories',
    method: 'GET',
    headers: {
      'accept': 'application/json',
      'zoneid': JSON.stringify(DEFAULT_ZONES),
      'x-localization': 'en',
      'x-software-id': 'bozor-web',
      'x-reply-shape': 'page',
    },
  });
});

test('a call carries the zones, the module, the point and the guest id', async () => {
  stored.set('zoneid', '[2,3]').set('module', '{"id":4,"module_type":"food","module_name":"Food"}');
  stored.set('currentLatLng', '{"lat":41.31,"lng":69.27}').set('guest_id', GUEST);
  await list();
  expect(lastRequest().headers).toMatchObject({
    'zoneid': '[2,3]',
    'moduleid': '4',
    'latitude': '41.31',
    'longitude': '69.27',
    'x-guest-id': GUEST,
  });
});

test('calls of cart, orders and sign-in carry the guest id as a field too, lists for everybody do not [cart-32]', async () => {
  stored.set('guest_id', GUEST);
  await shop.api.call(calls.cart.list);
  expect(lastRequest().url).toBe(`/api/v1/customer/cart/list?guest_id=${GUEST}`);
  await shop.api.call(calls.cart.clear);
  expect(lastRequest().url).toBe(`/api/v1/customer/cart?guest_id=${GUEST}`);
  await shop.api.call(calls.orders.track, { query: { order_id: 123456789 } });
  expect(lastRequest().url).toBe(`/api/v1/customer/order/track?guest_id=${GUEST}&order_id=123456789`);
  await shop.api.call(calls.identity.login, { body: { password: 'x' } });
  expect(fetched.mock.lastCall).toMatchObject(['/api/v1/auth/login', { body: JSON.stringify({ guest_id: GUEST, password: 'x' }) }]);
  await shop.api.call(calls.orders.cancellationReasons);
  expect(lastRequest().url).toBe('/api/v1/customer/order/cancellation-reasons');
});

test('a signed-in customer is no guest', async () => {
  stored.set('token', TOKEN).set('guest_id', GUEST);
  await list();
  expect(lastRequest().headers['authorization']).toBe(`Bearer ${TOKEN}`);
  expect(lastRequest().headers).not.toHaveProperty('x-guest-id');
  await shop.api.call(calls.cart.list);
  expect(lastRequest().url).toBe('/api/v1/customer/cart/list');
});

test('the module of the URL comes before the chosen one', async () => {
  stored.set('module', '{"id":4,"module_type":"food","module_name":"Food"}');
  Object.assign(window.location, { search: '?module_id=7' });
  await list();
  expect(lastRequest().headers['moduleid']).toBe('7');
});

test('reading waits for its own task, a change is sent at once', async () => {
  const reading = list();
  await Promise.resolve();
  expect(fetched).not.toHaveBeenCalled();
  await reading;
  fetched.mockClear();
  void shop.api.call(calls.cart.clear);
  expect(fetched).toHaveBeenCalledOnce();
});

test.each([
  ['refused', async () => Response.json({ errors: [], message: 'no' }, { status: 401 })],
  ['answered', async () => Response.json({})],
])('a request that is %s shows that the network works, and one that is lost that it does not', async (_how, answer) => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(list()).rejects.toThrow('Connection lost');
  expect(shop.isOnline()).toBe(false);
  fetched.mockImplementation(answer);
  await list().catch(() => undefined);
  expect(shop.isOnline()).toBe(true);
});

test('an answer to a request from before the loss proves nothing', async () => {
  let answer!: (response: Response) => void;
  fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve))).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const early = shop.api.call(calls.cart.clear);
  await expect(shop.api.call(calls.cart.clear)).rejects.toThrow('Connection lost');
  answer(Response.json({}));
  await early;
  expect(shop.isOnline()).toBe(false);
});

test('a request that its page gave up says nothing of the network', async () => {
  const leaving = new AbortController();
  fetched.mockImplementation(async () => {
    leaving.abort(new Error('left'));
    throw leaving.signal.reason;
  });
  await expect(shop.api.call(calls.categories.list, { signal: leaving.signal })).rejects.toThrow('left');
  expect(shop.isOnline()).toBe(true);
});

const refusing = (headers: Record<string, string> = {}, status = 401) =>
  fetched.mockImplementation(async () => Response.json({ errors: [], message: 'no' }, { status, headers }));

test('a token that is refused is dropped, says so and leads home', async () => {
  stored.set('token', TOKEN);
  refusing();
  await expect(list()).rejects.toMatchObject({ status: 401 });
  expect(stored.has('token')).toBe(false);
  expect(notices).toEqual(['Your account is inactive or Your token has been expired']);
  expect(visited).toEqual(['/home']);
});

test.each([
  ['another refusal', () => refusing({}, 403)],
  [
    'a refusal of an older token',
    () => {
      fetched.mockImplementation(async () => {
        const { writeStored } = await import('./storage.ts');
        writeStored('token', 'n'.repeat(43));
        return Response.json({ errors: [], message: 'no' }, { status: 401 });
      });
    },
  ],
])('%s leaves the session as it is', async (_which, arrange) => {
  stored.set('token', TOKEN);
  arrange();
  await expect(list()).rejects.toThrow('no');
  expect(stored.has('token')).toBe(true);
  expect([notices, visited]).toEqual([[], []]);
});

test('a guest who was refused without a token stays where they are', async () => {
  stored.set('guest_id', GUEST);
  refusing();
  await expect(list()).rejects.toMatchObject({ status: 401 });
  expect([stored.get('guest_id'), notices, visited]).toEqual([GUEST, [], []]);
});

test('a guest id that the server does not know is dropped, a newer one is not', async () => {
  stored.set('guest_id', GUEST);
  fetched.mockImplementation(async () => Response.json({}, { headers: { 'x-guest-unknown': '1' } }));
  await list();
  expect(stored.has('guest_id')).toBe(false);
  fetched.mockImplementation(async () => {
    const { writeStored } = await import('./storage.ts');
    writeStored('guest_id', 'n'.repeat(43));
    return Response.json({}, { headers: { 'x-guest-unknown': '1' } });
  });
  await list();
  expect(stored.get('guest_id')).toBe('n'.repeat(43));
});
