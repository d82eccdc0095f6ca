import type { Page } from '@playwright/test';
import { expect } from './steps/shop.ts';
import { signInAsStaff } from './steps/staff.ts';
import { orderAt, test } from './steps/store-shop.ts';

// One store, whose office answers, plans and reckons.
test.describe.configure({ mode: 'serial' });
test.use({ shopEnvironment: { BOZOR_AUTOPILOT: 'off' } });

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true };
const DAY_MS = 86_400_000;

/** Goes to a place that a tablet has in the menu of the rest. */
async function goTo(tablet: Page, place: string): Promise<void> {
  await tablet.getByRole('button', { name: 'More', exact: true }).tap();
  await tablet.getByRole('menuitem', { name: place }).tap();
}

test('a reply to a review is read in the shop, and so is a planned closure with its reason', async ({ page, browser, store }) => {
  const tablet = await (await browser.newContext(TABLET)).newPage();
  await signInAsStaff(tablet, 'manager');
  await goTo(tablet, 'Reviews');
  await tablet.getByText('Only without a reply').tap();
  await tablet
    .getByRole('button', { name: /^Reply/ })
    .first()
    .tap();
  const words = `Thank you, come again ${Date.now()}`;
  await tablet.getByLabel('Reply for everybody to read').fill(words);
  await tablet.getByRole('button', { name: 'Send the reply' }).tap();
  await expect(tablet.getByRole('button', { name: 'Send the reply' })).toHaveCount(0);
  const reviews = async () => (await page.request.get(`/api/v1/stores/reviews/${store.id}`, { params: { limit: 49 } })).text();
  await expect.poll(reviews).toContain(words);

  await goTo(tablet, 'Opening hours');
  await tablet.getByRole('button', { name: 'Add a closure or a shorter day' }).tap();
  const dialog = tablet.getByRole('dialog');
  const tenOClock = (days: number) => `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T10:00`;
  await dialog.getByLabel('Closed from').fill(tenOClock(3));
  await dialog.getByLabel('Closed until').fill(tenOClock(4));
  await dialog.getByLabel('Reason for customers').selectOption('repair');
  await dialog.getByRole('button', { name: 'Add to the plan' }).tap();
  await tablet.getByRole('button', { name: 'Save the hours' }).tap();
  await expect(tablet.getByRole('button', { name: 'Undo the changes' })).toHaveCount(0);
  const closures = async () => {
    const answer = await page.request.get(`/api/v1/stores/details/${store.id}`, { headers: { 'cache-control': 'no-cache' } });
    return (await answer.json()).closures;
  };
  await expect.poll(closures).toMatchObject([{ reason: 'Repair work' }]);
  await tablet.context().close();
});

test('what an order pays, and why, is read in four taps', async ({ page, request, browser, store }) => {
  const tablet = await (await browser.newContext(TABLET)).newPage();
  await signInAsStaff(tablet, 'manager');
  const { orderId } = await orderAt(page, request, store, { order_type: 'take_away' });
  for (const [step, body] of [
    ['accept', { minutes: 20 }],
    ['prepare', {}],
    ['ready', {}],
    ['complete', {}],
  ] as const) {
    const headers = { 'content-type': 'application/json', 'x-bozor-console': '1' };
    const status = await tablet.evaluate(async ([path, init]) => (await fetch(path, init)).status, [
      `/api/v1/store/orders/${orderId}/${step}`,
      { method: 'POST', headers, body: JSON.stringify(body) },
    ] as const);
    expect(status, step).toBe(200);
  }
  await goTo(tablet, 'Earnings');
  await tablet.getByRole('main').getByRole('link', { name: 'order' }).first().tap();
  await tablet.getByRole('button', { name: new RegExp(String(orderId).replace(/(\d{3})(?=\d)/g, '$1\\s?')) }).tap();
  await expect(tablet.getByText(/^Commission: 15/)).toBeVisible();
  await expect(tablet.getByText('Goods received')).toBeVisible();
  await tablet.context().close();
});
