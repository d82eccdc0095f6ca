import type { Page } from '@playwright/test';
import { fill } from './steps/fill.ts';
import { scrollUntilVisible } from './steps/scroll-until-visible.ts';
import { expect, test } from './steps/shop.ts';
import { signInAs, remembered, visit } from './steps/visitor.ts';

const favourites = (page: Page) => page.getByRole('dialog', { name: 'Favourites' });

test('a newcomer is welcomed once in a session, and may look at the cashback [welcome-01] [welcome-02] [cash-01]', async ({
  page,
  request,
}) => {
  await signInAs(page, request, { module: 'grocery', isSignedIn: 'as-newcomer' });
  await visit(page, '/home');
  const welcome = page.getByRole('dialog', { name: 'Welcome to Bozor' });
  await expect(welcome.getByText('20% off your first order')).toBeVisible();
  await expect(welcome.getByText('At most 40 000 soʻm')).toBeVisible();
  await expect(welcome.getByText(/^Valid until /)).toBeVisible();
  await welcome.getByRole('button', { name: 'Start shopping' }).click();
  await expect(welcome).toBeHidden();
  const cashback = page.getByRole('button', { name: 'Cashback' });
  await cashback.click();
  await expect(page.getByText('3% back to the wallet')).toBeVisible();
  const amount = page.getByRole('region', { name: 'Cashback' }).getByText('15 000 soʻm', { exact: true });
  expect(await amount.evaluate((each) => each.getClientRects().length), 'lines of an amount').toBe(1);
  await cashback.click();
  await expect(page.getByText('3% back to the wallet')).toBeHidden();
  await page.reload();
  await expect(cashback).toBeVisible();
  await expect(welcome).toHaveCount(0);
});

test(
  'stores favourite stores and items, and removes them after a confirmation [wish-02] [wish-03] [wish-04] [wish-05]',
  { tag: '@every-browser' },
  async ({ page, request, enter }) => {
    // The server renders for the same place, so that its stores do not move.
    await enter('food');
    await signInAs(page, request, { module: 'food', isSignedIn: 'as-newcomer' });
    await visit(page, '/store/latest');
    const heart = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: / as a favourite$/ });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(page.getByText('Added to your favourites.')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Favourites, 1' }).click();
    await expect(favourites(page).getByText('No favourite foods found')).toBeVisible();
    await favourites(page)
      .getByRole('tab', { name: /^Restaurants/ })
      .click();
    await expect(favourites(page).getByRole('article')).toContainText(/soʻm|Free|Take away only/);
    await favourites(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(/ from your favourites\?$/)).toBeVisible();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Removed from your favourites.')).toBeVisible();
    await expect(favourites(page).getByText('No favourite restaurants found')).toBeVisible();
    await favourites(page).getByRole('button', { name: 'Close' }).click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
);

test('shows why a favourite is refused [wish-06]', async ({ page, request, shop }) => {
  shop.expectTrouble(/wish-list\/add|status of 404/);
  await signInAs(page, request, { module: 'food', isSignedIn: 'as-newcomer' });
  await page.route('**/customer/wish-list/add', (route) =>
    route.fulfill({
      status: 404,
      json: { errors: [{ code: 'store-not-found', message: 'This store is gone.' }], message: 'This store is gone.' },
    }),
  );
  await visit(page, '/store/latest');
  const heart = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: / as a favourite$/ });
  await heart.click();
  await expect(page.getByText('This store is gone.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a guest sees no hearts on cards, and a prompt at the heart of a page [wish-01] [wish-07] [app-05]', async ({ page, request }) => {
  await signInAs(page, request, { module: 'food' });
  await visit(page, '/store/latest');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: / as a favourite$/ })).toHaveCount(0);
  const { products } = await (await request.get('/api/v1/items/popular', { headers: { zoneid: '[1]', moduleId: '1' } })).json();
  await visit(page, `/store/latest?item=${products[0].slug}`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: / as a favourite$/ })
    .click();
  await expect(page.getByText('You are not logged in')).toBeVisible();
});

test('prompts for a review of the last order, and stops when closed, even if the request fails [review-01] [review-02] [review-03] [error-03]', async ({
  page,
  request,
  shop,
}) => {
  shop.expectTrouble(/review-reminder-cancel|status of 500/);
  await signInAs(page, request, { module: 'grocery', isSignedIn: true });
  const cancelled: string[] = [];
  await page.route('**/customer/review-reminder', (route) =>
    route.fulfill({ json: { order_id: 123_456_789, images: [], store_name: 'Chorsu Row' } }),
  );
  // A running order would have the prompt's place.
  await page.route('**/customer/info', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), running_orders: 0 } });
  });
  await page.route('**/customer/review-reminder-cancel?**', (route) => {
    cancelled.push(new URL(route.request().url()).searchParams.get('order_id') ?? '');
    return route.fulfill({ status: 500, json: { errors: [{ code: 'internal', message: 'Broken' }], message: 'Broken' } });
  });
  await visit(page, '/home');
  const prompt = page.getByRole('region', { name: 'Review of your last order' });
  await expect(prompt.getByText('How was your order from Chorsu Row?')).toBeVisible();
  await expect(prompt.getByRole('link', { name: 'Give Review' })).toHaveAttribute('href', '/rate-and-review/123456789');
  await prompt.getByRole('button', { name: 'Close' }).click();
  await expect(prompt).toBeHidden();
  await expect.poll(() => cancelled).toEqual(['123456789']);
  await page.getByRole('region', { name: 'Most Popular Items' }).getByRole('heading', { level: 3 }).last().getByRole('link').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('[data-toaster]')).toContainText(/link/i);
  await expect(page.locator('[data-toaster]')).not.toContainText('Broken');
});

test('takes stars and words for each item and for the courier, of orders that are [route-18] [review-04]', async ({
  page,
  request,
  shop,
}) => {
  shop.expectTrouble(/status of 422/);
  await signInAs(page, request, { module: 'grocery', isSignedIn: true });
  const sent: string[] = [];
  await page.route('**/items/reviews/submit', (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ json: { message: 'Thank you for your review.' } });
  });
  await visit(page, '/about-us');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const { orders } = await (await request.get('/api/v1/customer/order/delivered', { headers, params: { limit: 50 } })).json();
  const order = orders.find(({ can_review }: { can_review: boolean }) => can_review);
  await visit(page, '/rate-and-review/123');
  await expect(page.getByText('Order not found')).toBeVisible();
  await visit(page, `/rate-and-review/${order.order_id}`);
  await expect(page.getByRole('heading', { name: 'Rate and review' })).toBeVisible();
  const forms = page.locator('main form');
  const form = forms.first();
  await expect(form).toBeVisible();
  const count = await forms.count();
  await form.getByRole('radio', { name: '4 stars' }).check();
  await fill(form.getByRole('textbox', { name: 'Your opinion' }), 'Came warm');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Thank you for your review.').first()).toBeVisible();
  expect(sent[0]).toContain('Came warm');
  expect(sent[0]).toMatch(/name="rating"\r\n\r\n4/);
  // The order still counts as awaiting a review; a sent review cannot be sent again.
  await expect(forms).toHaveCount(count - 1);
  await expect(page.getByText('Reviewed', { exact: true }).first()).toBeVisible();
});

test("a review's photo is shown at the item and its store, and opens in full size [review-04]", async ({ page, request }) => {
  await signInAs(page, request, { module: 'grocery', isSignedIn: true });
  await visit(page, '/about-us');
  const headers = { authorization: `Bearer ${await remembered(page, 'token')}` };
  const { orders } = await (await request.get('/api/v1/customer/order/delivered', { headers, params: { limit: 50 } })).json();
  const { order_id: orderId } = orders.findLast(({ can_review }: { can_review: boolean }) => can_review);
  const order = await (await request.get('/api/v1/customer/order/details', { headers, params: { order_id: orderId } })).json();
  const line = order.details.find(({ reviewed }: { reviewed: boolean }) => !reviewed);
  await visit(page, `/rate-and-review/${orderId}`);
  const form = page
    .locator('main form')
    .filter({ hasText: line.item_details?.name ?? line.name })
    .first();
  await form.getByRole('radio', { name: '5 stars' }).check();
  await form.locator('input[type=file]').setInputFiles({ name: 'basket.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(form.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you for your review.' })).toBeAttached();

  for (const address of [`/product/${line.item_id}`, `/store/${order.store.id}`]) {
    await visit(page, address);
    const picture = page.getByRole('list', { name: 'Pictures' }).getByRole('link').first();
    await scrollUntilVisible(page, picture);
    const { href } = await picture.evaluate(({ href }: HTMLAnchorElement) => ({ href }));
    expect((await request.get(href)).headers()['content-type']).toMatch(/^image\//);
  }
});

/** A red dot, the smallest possible picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
);
