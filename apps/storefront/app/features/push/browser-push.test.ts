import { calls } from '@bozor/contract/shop/calls.ts';
import type { Api } from '@bozor/web/api/api.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPush, refreshPushSubscription, startPush, stopPush, unsubscribePush } from './browser-push.ts';

/** Bytes 251, 239 and 255: all signs that base64url writes otherwise. */
const KEY = '--__';

/** A browser with a push service, and one subscription at most. */
class Browser {
  permission: NotificationPermission = 'granted';
  answer: NotificationPermission = 'granted';
  isSubscribed = false;
  /** The key of the subscription that there is; another is refused. */
  key: string | undefined;
  registered: string[] = [];
  wanted: { readonly userVisibleOnly: boolean; readonly applicationServerKey: Uint8Array }[] = [];

  readonly subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/1' }),
    unsubscribe: async () => {
      this.isSubscribed = false;
      this.key = undefined;
      return true;
    },
  };
  readonly pushManager = {
    getSubscription: async () => (this.isSubscribed ? this.subscription : null),
    subscribe: async (wanted: Browser['wanted'][number]) => {
      this.wanted.push(wanted);
      if (this.key === 'older') throw new DOMException('another key', 'InvalidStateError');
      this.isSubscribed = true;
      return this.subscription;
    },
  };

  install() {
    const serviceWorker = {
      register: async (url: string) => void this.registered.push(url),
      ready: Promise.resolve({ pushManager: this.pushManager }),
      getRegistration: async (url: string) => (url === '/service-worker.js' ? { pushManager: this.pushManager } : undefined),
    };
    const permission = () => this.permission;
    const Notification = {
      get permission() {
        return permission();
      },
      requestPermission: async () => this.answer,
    };
    vi.stubGlobal('navigator', { serviceWorker });
    vi.stubGlobal('Notification', Notification);
    vi.stubGlobal('window', { isSecureContext: true, PushManager: {}, Notification });
  }
}

let browser: Browser;
let saved: string[];
let isReachable: boolean;
const api = {
  call: async (call: unknown, { body }: { body: { cm_firebase_token: string } }) => {
    expect(call).toBe(calls.customer.savePushToken);
    if (!isReachable) throw new Error('unreachable');
    saved.push(body.cm_firebase_token);
  },
} as unknown as Api;
const SUBSCRIPTION = '{"endpoint":"https://push.example/1"}';

beforeEach(() => {
  browser = new Browser();
  browser.install();
  saved = [];
  isReachable = true;
});
afterEach(() => vi.unstubAllGlobals());

test.each<{ name: string; arrange: () => void; state: string; key?: null }>([
  { name: 'a shop without a key', arrange: () => {}, state: 'unsupported', key: null },
  { name: 'a page over plain HTTP', arrange: () => Object.assign(window, { isSecureContext: false }), state: 'unsupported' },
  { name: 'a browser without workers', arrange: () => vi.stubGlobal('navigator', {}), state: 'unsupported' },
  { name: 'a browser without push', arrange: () => Reflect.deleteProperty(window, 'PushManager'), state: 'unsupported' },
  { name: 'a browser without notifications', arrange: () => Reflect.deleteProperty(window, 'Notification'), state: 'unsupported' },
  { name: 'a customer who denied it', arrange: () => (browser.permission = 'denied'), state: 'blocked' },
  { name: 'a customer who was not asked', arrange: () => (browser.permission = 'default'), state: 'off' },
  { name: 'a browser that is not subscribed', arrange: () => {}, state: 'off' },
  { name: 'a subscribed browser', arrange: () => (browser.isSubscribed = true), state: 'on' },
  {
    name: 'a subscription whose permission was taken back',
    arrange: () => Object.assign(browser, { isSubscribed: true, permission: 'default' }),
    state: 'off',
  },
])('$name: notifications are $state', async ({ arrange, state, key }) => {
  arrange();
  expect(await readPush(key === null ? null : KEY)).toBe(state);
});

test('a browser that has no worker yet is off', async () => {
  browser.isSubscribed = true;
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined } });
  expect(await readPush(KEY)).toBe('off');
});

test("a customer who permits it is subscribed with the shop's key, and the server knows", async () => {
  expect(await startPush(api, KEY)).toBe('on');
  expect(browser.registered).toEqual(['/service-worker.js']);
  expect(browser.wanted).toEqual([{ userVisibleOnly: true, applicationServerKey: new Uint8Array([251, 239, 255]) }]);
  expect(saved).toEqual([SUBSCRIPTION]);
});

test.each([
  ['denies', 'denied', 'blocked'],
  ['does not answer', 'default', 'off'],
] as const)('a customer who %s is not subscribed', async (_what, answer, state) => {
  browser.answer = answer;
  expect(await startPush(api, KEY)).toBe(state);
  expect([browser.registered, browser.wanted, saved]).toEqual([[], [], []]);
});

test('a subscription with an older key of the shop gives way', async () => {
  Object.assign(browser, { isSubscribed: true, key: 'older' });
  expect(await startPush(api, KEY)).toBe('on');
  expect(browser.wanted).toHaveLength(2);
  expect(browser.wanted[1]).toEqual(browser.wanted[0]);
});

test('a subscription that the server does not learn of is given up', async () => {
  isReachable = false;
  await expect(startPush(api, KEY)).rejects.toThrow('unreachable');
  expect(browser.isSubscribed).toBe(false);
});

test.each([true, false])('notifications end in the browser, and on the server if it can be reached (%s)', async (reachable) => {
  browser.isSubscribed = true;
  isReachable = reachable;
  expect(await stopPush(api)).toBe('off');
  expect(browser.isSubscribed).toBe(false);
  expect(saved).toEqual(reachable ? [''] : []);
});

test('the browser alone is unsubscribed when the customer leaves, also if it was not subscribed', async () => {
  browser.isSubscribed = true;
  await unsubscribePush();
  await unsubscribePush();
  expect(browser.isSubscribed).toBe(false);
  expect(saved).toEqual([]);
});

test('a subscription is registered again, and only if there is one', async () => {
  await refreshPushSubscription(api);
  expect(saved).toEqual([]);
  browser.isSubscribed = true;
  await refreshPushSubscription(api);
  expect(saved).toEqual([SUBSCRIPTION]);
  isReachable = false;
  await expect(refreshPushSubscription(api)).resolves.toBeUndefined();
});
