import type { Page } from '@playwright/test';
import { fill } from './steps/fill.ts';
import { expect, test } from './steps/shop.ts';
import { signInAs, remembered, visit } from './steps/visitor.ts';

const inbox = (page: Page) => page.getByRole('link', { name: /^Messages/ });
const thread = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });

test('a customer writes to a store, sends a picture, reads replies, and is notified of one on another page [chat-02, route-22, push-01, push-02]', async ({
  page,
  request,
}) => {
  await signInAs(page, request, { module: 'food', isSignedIn: 'as-newcomer' });
  const { stores } = await (await request.get('/api/v1/stores/latest', { headers: { zoneid: '[1]', moduleId: '1' } })).json();
  const [store] = stores as { id: number; slug: string; name: string }[];
  await visit(page, `/store/${store!.slug}`);
  await expect(inbox(page)).toBeVisible();
  await page.getByRole('button', { name: `Chat with ${store!.name}` }).click();
  await expect(page).toHaveURL(/\/chatting\?type=store&id=\d+&chatFrom=store/);
  await expect(page.getByRole('heading', { name: store!.name })).toBeVisible();

  await fill(field(page), 'Is the bread warm?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(thread(page).getByText('Is the bread warm?')).toBeVisible();
  await expect(thread(page).getByText(`Hello! ${store!.name} here.`)).toBeVisible({ timeout: 20_000 });
  await expect(thread(page).getByText('Seen')).toBeAttached();
  await expect(page.getByRole('link', { name: new RegExp(`${store!.name}.*Hello!`) })).toHaveAttribute('aria-current', 'true');

  await page.locator('input[type=file]').setInputFiles('apps/api/seed/images/flatbread.webp');
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(thread(page).getByRole('link', { name: 'Photo 1' })).toBeVisible();
  await expect(thread(page).getByText('Thank you for the picture')).toBeVisible({ timeout: 20_000 });

  await visit(page, '/store/latest');
  await expect(inbox(page)).toHaveAccessibleName('Messages');
  const sent = await request.post('/api/v1/customer/message/send', {
    headers: { Authorization: `Bearer ${await remembered(page, 'token')}` },
    multipart: { receiver_type: 'store', receiver_id: String(store!.id), message: 'And the tea?' },
  });
  expect(sent.status()).toBe(200);
  // Hovering stops its timeout.
  await page.getByText('You have a new message').hover({ timeout: 20_000 });
  await expect(inbox(page)).toHaveAccessibleName('Messages, 1 new');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/chatting\?conversationId=\d+&type=store/);
  await expect(thread(page).getByText('And the tea?')).toBeVisible();
  await expect(inbox(page)).toHaveAccessibleName('Messages');
});

test('a message waits for its picture that is still made small, and takes it along [chat-02]', async ({ page, request }) => {
  await page.addInitScript(() => {
    const read = window.createImageBitmap.bind(window);
    const held = new Promise<void>((letGo) => Object.assign(window, { letPicturesGo: letGo }));
    window.createImageBitmap = async (source: ImageBitmapSource) => {
      await held;
      return read(source);
    };
  });
  await signInAs(page, request, { module: 'food', isSignedIn: 'as-newcomer' });
  const { stores } = await (await request.get('/api/v1/stores/latest', { headers: { zoneid: '[1]', moduleId: '1' } })).json();
  const [store] = stores as { id: number }[];
  await visit(page, `/chatting?type=store&id=${store!.id}&chatFrom=store`);
  await fill(field(page), 'Look at this bread');
  await page.locator('input[type=file]').setInputFiles('apps/api/seed/images/flatbread.webp');
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await expect(field(page)).toHaveValue('Look at this bread');
  await page.evaluate(() => (window as unknown as { letPicturesGo: () => void }).letPicturesGo());
  await expect(field(page)).toHaveValue('');
  const message = thread(page).getByRole('listitem').filter({ hasText: 'Look at this bread' });
  await expect(message.getByRole('link', { name: 'Photo 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toHaveCount(0);
});

test('a message that did not go out waits in its conversation, and is sent from there later', async ({ page, request, shop }) => {
  shop.expectTrouble(/ERR_FAILED/);
  await signInAs(page, request, { module: 'food', isSignedIn: 'as-newcomer' });
  const { stores } = await (await request.get('/api/v1/stores/latest', { headers: { zoneid: '[1]', moduleId: '1' } })).json();
  const [store, other] = stores as { id: number; name: string }[];
  await visit(page, '/chatting');
  const token = await remembered(page, 'token');
  for (const { id } of [store!, other!])
    await request.post('/api/v1/customer/message/send', {
      headers: { Authorization: `Bearer ${token}` },
      multipart: { receiver_type: 'store', receiver_id: String(id), message: 'Good evening' },
    });
  await page.reload();
  const link = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
  await link(store!.name).click();
  await page.route('**/api/v1/customer/message/send', (route) => route.abort());
  await fill(field(page), 'Is there a table?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(thread(page).getByText('Not sent. Check your connection.')).toBeVisible();

  await link(other!.name).click();
  await expect(page.getByRole('heading', { name: other!.name })).toBeVisible();
  await expect(thread(page).getByText('Is there a table?')).toHaveCount(0);
  await expect(link(store!.name)).toContainText('Not sent');

  await link(store!.name).click();
  await expect(thread(page).getByText('Is there a table?')).toBeVisible();
  await page.unroute('**/api/v1/customer/message/send');
  await thread(page).getByRole('button', { name: 'Try again' }).click();
  await expect(thread(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(thread(page).getByText('Is there a table?')).toHaveCount(1);
  await expect(link(store!.name)).not.toContainText('Not sent');
});

test('an address of the account opens the chat with a courier; among parcels there is no way to it [route-25, header-06]', async ({
  page,
  request,
}) => {
  await signInAs(page, request, { module: 'parcel', isSignedIn: true });
  await visit(page, '/about-us');
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
  await expect(inbox(page)).toHaveCount(0);
  const { conversations } = await (
    await request.get('/api/v1/customer/message/list?type=delivery_man', {
      headers: { Authorization: `Bearer ${await remembered(page, 'token')}` },
    })
  ).json();
  const [courier] = conversations as { receiver_id: number; name: string }[];
  await visit(page, `/profile?page=inbox&type=delivery_man&id=${courier!.receiver_id}&chatFrom=tracking`);
  await expect(page.getByRole('heading', { name: courier!.name })).toBeVisible();
  await expect(thread(page)).toBeVisible();
  await expect(field(page)).toBeVisible();
});

test('guests are prompted to sign in wherever a chat begins [chat-01, track-17]', async ({ page, request }) => {
  await signInAs(page, request, { module: 'food' });
  const { stores } = await (await request.get('/api/v1/stores/latest', { headers: { zoneid: '[1]', moduleId: '1' } })).json();
  const [store] = stores as { slug: string; name: string }[];
  await visit(page, `/store/${store!.slug}`);
  await page.getByRole('button', { name: `Chat with ${store!.name}` }).click();
  await expect(page.getByText('You are not logged in')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/store/${store!.slug}`));
  for (const address of ['/chatting?type=store&id=1', '/profile?page=inbox&type=delivery_man&id=1&chatFrom=tracking']) {
    await visit(page, address);
    await expect(page.getByText('You are not logged in')).toBeVisible();
    await expect(thread(page)).toHaveCount(0);
  }
});

test("a toast shows an order's step and leads to the orders, and another an invitation's bonus [push-03, push-04]", async ({
  page,
  request,
}) => {
  await signInAs(page, request, { module: 'food', isSignedIn: true });
  const notice = (id: number, type: string, title: string, orderId: number | null) => ({
    kind: 'notice',
    order_id: orderId,
    order_status: null,
    conversation_id: null,
    sender_type: null,
    notification: {
      id,
      type,
      title,
      body: '',
      image_full_url: null,
      conversation_id: null,
      sender_type: null,
      order_id: orderId,
      is_read: false,
      created_at: '2026-11-20T07:00:00.000Z',
    },
  });
  const events = [
    notice(1, 'referral_code', 'A friend used your code', null),
    notice(2, 'order_status', 'Your order is on its way', 123_456_789),
  ];
  await page.route(
    '**/api/v1/events',
    (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: events.map((event, at) => `id: 0-0-${at + 1}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
      }),
    { times: 1 },
  );
  await visit(page, '/store/latest');
  await page.getByText('Your order is on its way').hover({ timeout: 20_000 });
  await expect(page.getByText('A friend used your code')).toBeVisible();
  await page.getByRole('button', { name: 'My Orders' }).click();
  await expect(page).toHaveURL(/\/profile\?page=my-orders/);
});
