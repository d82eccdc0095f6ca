import type { Page } from '@playwright/test';
import { expect } from './steps/shop.ts';
import { signInAsStaff } from './steps/staff.ts';
import { orderAt, test } from './steps/store-shop.ts';

// One store, whose people slow it down and hand its orders over.
test.describe.configure({ mode: 'serial' });

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true };

/** Minutes that the shop promises for the store's preparation now, and whether it is open. */
async function promiseOf(page: Page, storeId: number) {
  const answer = await page.request.get(`/api/v1/stores/details/${storeId}`, { headers: { 'cache-control': 'no-cache' } });
  const { open, next_opening_at, delivery_terms } = await answer.json();
  return { open, next_opening_at, minutes: delivery_terms.preparation_minutes as number };
}

test('a busy store promises 20 minutes more within seconds, until somebody ends it', async ({ page, browser, store }) => {
  const tablet = await (await browser.newContext(TABLET)).newPage();
  await signInAsStaff(tablet, 'manager');
  const before = await promiseOf(page, store.id);
  await tablet.getByRole('button', { name: 'Busy or pause' }).tap();
  await tablet.locator('label', { hasText: '20 min' }).tap();
  await tablet
    .getByRole('group', { name: 'Busy until' })
    .getByRole('button', { name: /^Until/ })
    .last()
    .tap();
  await expect(tablet.getByText(/^Busy: new orders take 20\sminutes more until/)).toBeVisible();
  await expect.poll(async () => (await promiseOf(page, store.id)).minutes).toBe(before.minutes + 20);
  await tablet.getByRole('button', { name: 'End now' }).tap();
  await expect.poll(async () => (await promiseOf(page, store.id)).minutes).toBe(before.minutes);
  await tablet.context().close();
});

test('a paused store takes no orders, and the shop says until when', async ({ page, request, browser, store }) => {
  const tablet = await (await browser.newContext(TABLET)).newPage();
  await signInAsStaff(tablet, 'manager');
  await tablet.getByRole('button', { name: 'Busy or pause' }).tap();
  await tablet.getByRole('region', { name: 'Pause' }).getByRole('button', { name: '30 min' }).tap();
  await expect(tablet.getByText(/^Paused: nobody can order until/)).toBeVisible();
  await expect.poll(async () => (await promiseOf(page, store.id)).open).toBe(false);
  expect((await promiseOf(page, store.id)).next_opening_at).not.toBeNull();
  await expect(orderAt(page, request, store)).rejects.toThrow(/store-closed/);
  await tablet.getByRole('button', { name: 'End now' }).tap();
  await expect.poll(async () => (await promiseOf(page, store.id)).open).toBe(true);
  await tablet.context().close();
});

test('an item is off for today by three taps from its order, is in no list, and is put back', async ({ page, request, browser, store }) => {
  const tablet = await (await browser.newContext(TABLET)).newPage();
  await signInAsStaff(tablet, 'manager');
  const { orderId } = await orderAt(page, request, store);
  await tablet.getByRole('button', { name: 'To the board' }).tap();
  const isListed = async () => {
    const answer = await request.get(`/api/v1/stores/items/${store.id}`, { params: { limit: 100 } });
    return (await answer.text()).includes(`"id":${store.item.id},`);
  };
  expect(await isListed()).toBe(true);

  await tablet.getByRole('link', { name: String(orderId).slice(-3) }).tap();
  await tablet.getByRole('button', { name: `Take off ${store.item.name}` }).tap();
  await tablet.getByRole('button', { name: 'For today, until the store opens tomorrow' }).tap();
  await expect.poll(isListed).toBe(false);

  await tablet.goto('/store-console/menu?off=1');
  await tablet.getByRole('button', { name: `Put back ${store.item.name}` }).tap();
  await expect(tablet.getByText('Nothing found')).toBeVisible();
  await expect.poll(isListed).toBe(true);
  await tablet.context().close();
});
