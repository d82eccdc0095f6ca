import type { Page } from '@playwright/test';
import { push, enablePush, shownNotices } from './steps/push.ts';
import { expect, test } from './steps/shop.ts';
import { signInAs, remembered, visit } from './steps/visitor.ts';

test.use({ serviceWorkers: 'allow' });

const notices = (page: Page) => page.getByRole('switch', { name: /^Notifications on this device/ });
const offer = (page: Page) => page.getByRole('button', { name: 'Tell me when it changes' });
const requested = (page: Page) => page.evaluate(() => window.requested);
const note = {
  type: 'order_status',
  title: 'طلبك في الطريق',
  body: 'الطلب 123 456 789',
  order_id: 123_456_789,
  url: '/about-us?from=notice',
  tag: 'order-123456789',
  lang: 'ar',
  dir: 'rtl',
};

test('a customer enables push messages by a press, until the sign-out [push-05, push-06]', async ({ page, context, request }) => {
  await enablePush(context, 'granted');
  await signInAs(page, request, { module: 'food', isSignedIn: 'as-newcomer' });
  await visit(page, '/profile?page=settings');
  await expect(notices(page)).not.toBeChecked();
  expect(await requested(page)).toBe(0);
  const sent = page.waitForRequest('**/api/v1/customer/cm-firebase-token');
  await notices(page).click();
  const { cm_firebase_token: token } = (await sent).postDataJSON() as { cm_firebase_token: string };
  expect(JSON.parse(token)).toMatchObject({ endpoint: expect.stringMatching(/^https:/), keys: { auth: expect.any(String) } });
  expect((await (await sent).response())!.status()).toBe(200);
  await expect(notices(page)).toBeChecked();
  expect(await requested(page)).toBe(1);

  // A visible page shows the notification itself.
  await push(page, { ...note, told_in_page: true });
  await push(page, { ...note, tag: 'other', told_in_page: false });
  await expect.poll(() => shownNotices(page)).toEqual([{ title: note.title, body: note.body, lang: 'ar', dir: 'rtl' }]);
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    globalThis.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(/\/about-us\?from=notice/);

  await visit(page, '/profile?page=settings');
  await expect(notices(page)).toBeChecked();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('subscribed'))).toBeNull();
});

test('a denied permission shows how to change it, and is not requested again [push-05]', async ({ page, context, request }) => {
  await enablePush(context, 'denied');
  await signInAs(page, request, { module: 'food', isSignedIn: 'as-newcomer' });
  await visit(page, '/profile?page=settings');
  await notices(page).click();
  await expect(page.getByText('Notifications of this shop are blocked.')).toBeVisible();
  await expect(notices(page)).toBeDisabled();
  await page.reload();
  await expect(page.getByText('Notifications of this shop are blocked.')).toBeVisible();
  expect(await requested(page)).toBe(0);
});

test('a browser without push says so, and shows no offer beside an order', async ({ page, context, request, shop }) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await signInAs(page, request, { module: 'food', isSignedIn: true });
  await visit(page, '/profile?page=settings');
  await expect(notices(page)).toBeDisabled();
  await expect(page.getByText('This browser cannot show notifications.')).toBeVisible();
  shop.expectTrouble(/customer\/order\/events/);
  await runningOrder(page, request);
  await expect(page.getByText('Order Placed')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('push messages can be enabled beside a running order', async ({ page, context, request, shop }) => {
  await enablePush(context, 'granted');
  await signInAs(page, request, { module: 'food', isSignedIn: true });
  await visit(page, '/about-us');
  shop.expectTrouble(/customer\/order\/events/);
  await runningOrder(page, request);
  expect(await requested(page)).toBe(0);
  await offer(page).click();
  await expect(page.getByText('You will be told of every step')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  // The page polls the order; a response still under way is ignored.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('without a connection nothing is switched on, and the press can be repeated', async ({ page, context, request, shop }) => {
  shop.expectTrouble(/ERR_FAILED/);
  await enablePush(context, 'granted');
  await signInAs(page, request, { module: 'food', isSignedIn: 'as-newcomer' });
  await visit(page, '/profile?page=settings');
  await page.route('**/api/v1/customer/cm-firebase-token', (route) => route.abort());
  await notices(page).click();
  await expect(page.getByText('Notifications could not be switched on.')).toBeVisible();
  await expect(notices(page)).not.toBeChecked();
  await page.unroute('**/api/v1/customer/cm-firebase-token');
  await notices(page).click();
  await expect(notices(page)).toBeChecked();
  await expect(page.getByText('Notifications could not be switched on.')).toHaveCount(0);
});

/** Opens the tracking of an order of the regular customer as if it were still on the way. */
async function runningOrder(page: Page, request: Parameters<typeof signInAs>[1]): Promise<void> {
  const headers = { Authorization: `Bearer ${await remembered(page, 'token')}` };
  const { orders } = await (await request.get('/api/v1/customer/order/delivered', { headers, params: { limit: 50 } })).json();
  const { id } = orders.find(({ order_type: type }: { order_type: string }) => type === 'delivery');
  await page.route('**/customer/order/events?*', (route) => route.abort());
  await page.route('**/customer/order/track?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), order_status: 'picked_up', order_step: 3, delivered: null },
    });
  });
  await page.goto(`/track-order?order_id=${id}`);
}
