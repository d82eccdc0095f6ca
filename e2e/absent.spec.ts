import type { Page } from '@playwright/test';
import { findInAllColorSchemes } from './steps/color-schemes.ts';
import { expect } from './steps/shop.ts';
import { signInAsStaff } from './steps/staff.ts';
import { orderAt, test } from './steps/store-shop.ts';

test.use({ shopEnvironment: { BOZOR_AUTOPILOT: 'off' } });

/** An act of the operator at an order, as their console sends it. */
async function act(desk: Page, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-bozor-console': '1' };
  const status = await desk.evaluate(async ([address, init]) => (await fetch(`/api/v1/operator/orders/${address}`, init)).status, [
    path,
    { method: 'POST', headers, body: JSON.stringify(body) },
  ] as const);
  expect(status, path).toBe(200);
}

test('nobody opens: the courier waits, calls twice and turns back in four taps; operator, customer and store see it', async ({
  page,
  request,
  browser,
  store,
}) => {
  // Three seconds in place of five minutes.
  await store.set({ absent_wait_minutes: 0.05 });
  const open = async (options: object) => (await browser.newContext(options)).newPage();
  const phone = await open({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const desk = await open({ viewport: { width: 1280, height: 800 } });
  const tablet = await open({ viewport: { width: 1024, height: 768 }, hasTouch: true });
  // A browser without a dialler would wait for it for ever.
  await phone.addInitScript(() =>
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );
  await Promise.all([signInAsStaff(phone, 'courier'), signInAsStaff(desk, 'owner'), signInAsStaff(tablet, 'manager')]);
  const { orderId, read } = await orderAt(page, request, store);
  await act(desk, `${orderId}/move`, { to: 'confirmed' });
  await act(desk, `${orderId}/assign`, { courier_id: store.courierId });
  for (const to of ['processing', 'handover', 'picked_up']) await act(desk, `${orderId}/move`, { to });

  const job = phone.getByRole('article');
  await page.goto(`/my-orders?orderId=${orderId}`);
  await job.getByRole('button', { name: 'The customer does not answer' }).tap();
  const wait = job.getByRole('region', { name: 'The customer does not answer' });
  await expect(wait.getByText('Tries: 0 of 2')).toBeVisible();
  await expect(wait.getByRole('timer')).toBeVisible();
  await expect(desk.getByText('Nobody at the door').first()).toBeVisible();
  expect(await findInAllColorSchemes(phone, 'nobody answers')).toEqual([]);
  const back = wait.getByRole('button', { name: 'Take it back to the store' });
  await wait.getByRole('link', { name: 'Call the customer' }).tap();
  await expect(wait.getByText('Tries: 1 of 2')).toBeVisible();
  await expect(back).toHaveCount(0);
  await wait.getByRole('link', { name: 'Call the customer' }).tap();
  await back.tap();
  await expect(job.getByText(/^Give the goods to the store/)).toBeVisible();

  await expect(page.getByText('The courier could not reach you. The order goes back.').first()).toBeVisible();
  await desk.goto(`/console/orders/${orderId}`);
  await expect(desk.getByText('Customer does not answer')).toBeVisible();
  await expect(desk.getByText('Call tried')).toHaveCount(2);
  await expect(desk.getByText('Cost borne by: The customer')).toBeVisible();
  await tablet
    .getByRole('button', { name: /^Received back/ })
    .first()
    .tap();
  await expect(page.getByText('Nobody received this order, and it has ended.').first()).toBeVisible();
  await expect(job).toHaveCount(0);
  expect(await read()).toMatchObject({ order_status: 'returned', refunds: [] });
  await phone.getByRole('link', { name: 'Earnings' }).tap();
  await expect(phone.getByText('Brought back')).toBeVisible();
  for (const screen of [phone, desk, tablet]) await screen.context().close();
});
