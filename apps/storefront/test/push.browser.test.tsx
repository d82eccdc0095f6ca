import { API } from '@bozor/contract/shop/routes.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PushSetting } from '../app/features/push/push-setting.tsx';
import { renderShop } from './render-shop.tsx';
import { buildConfig } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const SUBSCRIPTION = { endpoint: 'https://push.example.com/1' };
const FAILED = 'Notifications could not be switched on. Check your connection and try again.';
const notices = page.getByRole('switch', { name: /^Notifications on this device/ });

/** The browser's own push service: a subscription that is there or not. */
function stubPushService(isOn = false) {
  const subscription = { ...SUBSCRIPTION, unsubscribe: vi.fn(() => Promise.resolve((state.isOn = false))), toJSON: () => SUBSCRIPTION };
  const state = { isOn, subscription };
  const subscribe = () => Promise.resolve((state.isOn = true)).then(() => subscription);
  const registration = { pushManager: { getSubscription: async () => (state.isOn ? subscription : null), subscribe } };
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('granted');
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue('granted');
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration as never);
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration as never);
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(Promise.resolve(registration) as never);
  return state;
}

afterEach(() => vi.restoreAllMocks());

async function renderSetting() {
  const shop = await renderShop(<PushSetting />, { config: buildConfig({ push_public_key: 'AAAA' }) });
  await expect.element(notices).toBeEnabled();
  (notices.element() as HTMLElement).focus();
  return shop;
}
const saved = (server: ShopServer) =>
  server.received(API.customer.savePushToken).map(({ body }) => (body as { cm_firebase_token: string }).cm_firebase_token);

test('a switch that is pressed twice registers this browser once, and keeps the focus', async () => {
  stubPushService();
  const { server } = await renderSetting();
  const release = server.hold(API.customer.savePushToken);
  await userEvent.keyboard('  ');
  await expect.poll(() => saved(server)).toEqual([JSON.stringify(SUBSCRIPTION)]);
  await expect.element(notices).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(notices).toBeChecked();
  await expect.element(notices).not.toHaveAttribute('aria-busy');
  await expect.element(notices).toHaveFocus();
  expect(saved(server)).toHaveLength(1);
});

test('a browser that is switched off is taken off the list', async () => {
  const state = stubPushService(true);
  const { server } = await renderSetting();
  await expect.element(notices).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(notices).not.toBeChecked();
  expect(saved(server)).toEqual(['']);
  expect(state.subscription.unsubscribe).toHaveBeenCalledOnce();
});

test.each([
  ['refused', (server: ShopServer) => void server.refuse(API.customer.savePushToken, 'bad-request')],
  ['lost', (server: ShopServer) => server.lose(API.customer.savePushToken)],
])('a registration that is %s says so, leaves the switch off, and can be tried again', async (_how, fail) => {
  const state = stubPushService();
  const { server } = await renderSetting();
  fail(server);
  await userEvent.keyboard(' ');
  await expect.element(page.getByText(FAILED)).toBeVisible();
  await expect.element(notices).not.toBeChecked();
  expect(state.isOn).toBe(false);
  server.recover();
  await userEvent.keyboard(' ');
  await expect.element(notices).toBeChecked();
  await expect.element(page.getByText(FAILED)).not.toBeInTheDocument();
});
