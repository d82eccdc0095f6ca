import { shownNumber } from './steps/checkout.ts';
import { expect, test } from './steps/shop.ts';
import { signInAs, remembered, visit } from './steps/visitor.ts';

const notification = (id: number, type: string, title: string, orderId: number | null, isRead: boolean) => ({
  id,
  type,
  title,
  body: orderId === null ? '' : `Order ${orderId}`,
  image_full_url: null,
  conversation_id: null,
  sender_type: null,
  order_id: orderId,
  is_read: isRead,
  created_at: '2026-11-20T07:00:00.000Z',
});

test('a customer reads notifications, with new ones marked, and opens the order of one', async ({ page, request }) => {
  await signInAs(page, request, { module: 'food', isSignedIn: true });
  await visit(page, '/profile?page=settings');
  const headers = { Authorization: `Bearer ${await remembered(page, 'token')}` };
  const { orders } = await (await request.get('/api/v1/customer/order/delivered', { headers, params: { limit: 1 } })).json();
  const { id: orderId } = orders[0];
  const rows = [
    notification(2, 'order_status', 'Your order is on its way', orderId, false),
    notification(1, 'wallet', 'The wallet was topped up', null, true),
  ];
  await page.route('**/api/v1/customer/notifications?*', (route) =>
    route.fulfill({ json: { total_size: 2, limit: 20, offset: 1, notifications: rows, unread: 1 } }),
  );
  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: /^Notifications/ })
    .click();
  await expect(page).toHaveURL(/page=notifications/);
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(2);
  await expect(list.nth(0)).toContainText('Your order is on its way, new');
  await expect(list.nth(1)).not.toContainText('new');
  await expect(list.nth(1).getByRole('link')).toHaveAttribute('href', '/profile?page=wallet');
  await list.nth(0).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`page=my-orders&orderId=${orderId}`));
  await expect(page.getByRole('article', { name: `No. ${shownNumber(orderId)}` })).toBeVisible();
});

test('an empty list of notifications explains itself, and a failed one can be retried', async ({ page, request, shop }) => {
  shop.expectTrouble(/ERR_FAILED/);
  await signInAs(page, request, { module: 'food', isSignedIn: 'as-newcomer' });
  await page.route('**/api/v1/customer/notifications?*', (route) => route.abort());
  await visit(page, '/profile?page=notifications');
  await expect(page.getByText('Your notifications could not be loaded')).toBeVisible();
  await page.unroute('**/api/v1/customer/notifications?*');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No notifications yet')).toBeVisible();
});
