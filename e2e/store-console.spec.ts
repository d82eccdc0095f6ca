import type { Page } from '@playwright/test';
import { expect } from './steps/shop.ts';
import { signInAsStaff } from './steps/staff.ts';
import { orderAt, test } from './steps/store-shop.ts';

// One store, whose new orders fill the screens of all who work there.
test.describe.configure({ mode: 'serial' });

const newOrder = (page: Page) => page.getByRole('dialog', { name: /^New order/ });

async function startShift(page: Page): Promise<void> {
  await expect(page.getByText('Nobody can hear new orders on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the shift' }).click();
  await page.getByRole('button', { name: 'Yes, I heard it' }).click();
  await expect(page.getByText('New orders ring on this device.')).toBeVisible();
}

test('a new order fills the screens of all tablets and rings until one of them acts; the customer reads the same clock time', async ({
  page,
  request,
  browser,
  store,
}) => {
  const tablet = await (await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true })).newPage();
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  await signInAsStaff(tablet, 'manager');
  await startShift(tablet);
  await signInAsStaff(phone, 'store owner');
  await startShift(phone);
  await expect(tablet.getByText('No new orders')).toBeVisible();

  const { orderId, read } = await orderAt(page, request, store);
  for (const screen of [tablet, phone]) {
    await expect(newOrder(screen)).toContainText(store.item.name);
    await expect(newOrder(screen).getByText('Ringing')).toBeVisible();
    await expect(screen).toHaveTitle('(1) Order board');
  }

  await newOrder(tablet).locator('label', { hasText: '25 min' }).tap();
  const accept = newOrder(tablet).getByRole('button', { name: /^Accept, ready by/ });
  const told = /\d\d:\d\d/.exec((await accept.textContent())!)![0];
  await accept.tap();
  await expect(newOrder(tablet)).toHaveCount(0);
  await expect(newOrder(phone)).toHaveCount(0);
  await expect(phone.getByText('Ringing')).toHaveCount(0);

  await page.goto(`/my-orders?orderId=${orderId}`);
  await expect(page.getByText(`Ready by ${told}`)).toBeVisible();
  expect((await read()).order_status).toBe('confirmed');

  await tablet.getByRole('button', { name: `Prepare ${orderId}` }).tap();
  await tablet.getByRole('link', { name: String(orderId).slice(-3) }).tap();
  const sheet = tablet.getByRole('dialog', { name: /^Order/ });
  await sheet.getByRole('button', { name: 'Postpone' }).tap();
  await sheet.locator('label', { hasText: 'Something has to be fetched' }).tap();
  await sheet.getByRole('button', { name: /^Postpone to/ }).tap();
  await expect(sheet.getByText(/^Postponed to/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/something of it has to be fetched first/).first()).toBeVisible();
  await sheet.getByRole('button', { name: `Ready ${orderId}` }).tap();
  await expect.poll(async () => (await read()).handover).not.toBeNull();
  for (const screen of [tablet, phone]) await screen.context().close();
});

test('a refused order tells its customer why, and its goods are on the shelf again', async ({ page, request, browser, store }) => {
  const tablet = await (await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true })).newPage();
  await signInAsStaff(tablet, 'manager');
  const before = await store.stock();
  const { orderId, read } = await orderAt(page, request, store);
  await expect(newOrder(tablet)).toBeVisible();
  await newOrder(tablet).getByRole('button', { name: 'Refuse' }).tap();
  await newOrder(tablet).locator('label', { hasText: 'Something is sold out' }).tap();
  await newOrder(tablet).getByRole('button', { name: 'Refuse the order' }).tap();
  await expect(newOrder(tablet)).toHaveCount(0);
  expect(await read()).toMatchObject({ order_status: 'canceled', cancellation_reason: 'Something of the order is sold out' });
  expect(await store.stock()).toBe(before);
  await page.goto(`/my-orders?orderId=${orderId}`);
  await expect(page.getByText('Something of the order is sold out').first()).toBeVisible();
  await tablet.context().close();
});

test('a new order rings and is counted also while the page is hidden', async ({ page, request, browser, store }) => {
  const tablet = await (await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true })).newPage();
  await signInAsStaff(tablet, 'manager');
  await startShift(tablet);
  // Playwright shows every page, so this one is told that it is hidden.
  await tablet.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await orderAt(page, request, store);
  await expect(tablet).toHaveTitle('(1) Order board');
  await expect(newOrder(tablet).getByText('Ringing')).toBeVisible();
  await newOrder(tablet)
    .getByRole('button', { name: /^Accept/ })
    .tap();
  await expect(newOrder(tablet)).toHaveCount(0);
  await expect(tablet).toHaveTitle('Order board');
  await tablet.context().close();
});
