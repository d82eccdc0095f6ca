import type { BrowserContext, Page } from '@playwright/test';
import type { CourierState } from '@bozor/contract/courier/shapes.ts';
import type { StoreOrderDetails } from '@bozor/contract/store/orders.ts';
import { expect } from './steps/shop.ts';
import { goOnDuty, signInAsStaff } from './steps/staff.ts';
import { orderAt, test } from './steps/store-shop.ts';

// The shortest wait between two presses that shows whose time is whose.
const PHOTO = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const pressed = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name }).tap();
  return Date.now();
};
const asStore = async (context: BrowserContext, id: number) =>
  (await (await context.request.get(`/api/v1/store/orders/${id}`)).json()) as StoreOrderDetails;
/** Waits until the service worker of the page keeps what the page has loaded. */
const workerReady = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/console-assets/'));
        const kept = await Promise.all(loaded.map(async ({ name }) => (await caches.match(name)) !== undefined));
        const missing = loaded.filter((_, at) => !kept[at]).map(({ name }) => name);
        return navigator.serviceWorker.controller === null ? ['the worker', ...missing] : missing;
      }),
    )
    .toEqual([]);
const tappedAt = ({ history }: StoreOrderDetails, status: string) =>
  history.filter(({ what }) => what === status).map(({ tapped_at: at }) => Math.abs(Date.parse(at!)));

// Nobody else takes the orders, nor gives the courier those of other journeys.
test.use({ shopEnvironment: { BOZOR_AUTOPILOT: 'off' } });

test('store and courier press without a network: everything happens once, with the times of the presses, and the photo is there', async ({
  page,
  request,
  browser,
  store,
}) => {
  const tablets = await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true, serviceWorkers: 'allow' });
  const phones = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const [tablet, phone] = [await tablets.newPage(), await phones.newPage()];
  await signInAsStaff(tablet, 'manager');
  await signInAsStaff(phone, 'courier');
  await goOnDuty(phone);
  const second = await orderAt(page, request, store);
  const first = await orderAt(page, request, store);
  const ids = [first.orderId, second.orderId];
  for (const id of ids) {
    const accepted = await tablets.request.post(`/api/v1/store/orders/${id}/accept`, {
      headers: { 'x-bozor-console': '1' },
      data: { minutes: 20 },
    });
    expect(accepted.ok()).toBe(true);
  }
  await tablet.getByRole('button', { name: `Prepare ${first.orderId}` }).tap();
  await phone.getByRole('button', { name: 'Take', exact: true }).tap();
  const job = phone.getByRole('article');
  await expect(job).toBeVisible();

  await workerReady(tablet);
  await tablets.setOffline(true);
  const readied: number[] = [];
  await tablet.getByRole('button', { name: `Prepare ${second.orderId}` }).tap();
  for (const id of ids) readied.push(await pressed(tablet, `Ready ${id}`));
  await expect(tablet.getByRole('heading', { name: 'Ready 2' })).toBeVisible();
  await expect(tablet.getByText('3 presses wait for the network.')).toBeVisible();
  await tablet.reload();
  await expect(tablet.getByRole('heading', { name: 'Ready 2' })).toBeVisible();
  await expect(tablet.getByText(/^No connection since/)).toBeVisible();
  await tablets.setOffline(false);
  await expect(tablet.getByText(/wait for the network/)).toHaveCount(0);
  for (const [at, id] of ids.entries()) {
    const order = await asStore(tablets, id);
    expect(order.status).toBe('handover');
    const times = tappedAt(order, 'handover');
    expect(times).toHaveLength(1);
    expect(Math.abs(times[0]! - readied[at]!)).toBeLessThan(1_500);
  }

  const field = job.getByRole('textbox', { name: 'Code from the store' });
  await expect(field).toBeVisible();
  const { pickup_code: code } = await asStore(tablets, first.orderId);
  const { jobs } = (await (await phones.request.get('/api/v1/courier/state')).json()) as CourierState;
  await phones.setOffline(true);
  await field.fill(code!);
  const picked = await pressed(phone, 'I have picked it up');
  await phone.getByRole('button', { name: 'No code? Take a photo' }).tap();
  await phone.getByLabel('Take a photo of the order at the door').setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(phone.getByAltText('The photo that you took')).toBeVisible();
  if (jobs[0]!.cash_to_collect > 0) await phone.getByRole('button', { name: /^Exactly/ }).tap();
  const delivered = await pressed(phone, 'Delivered');
  await expect(job).toHaveCount(0);
  await expect(phone.getByText('2 presses wait for the network.')).toBeVisible();
  await phones.setOffline(false);
  await expect(phone.getByText(/wait for the network/)).toHaveCount(0);
  await expect.poll(async () => (await asStore(tablets, first.orderId)).status).toBe('delivered');
  const order = await asStore(tablets, first.orderId);
  for (const [status, at] of [['picked_up', picked] as const, ['delivered', delivered] as const]) {
    const times = tappedAt(order, status);
    expect(times).toHaveLength(1);
    expect(Math.abs(times[0]! - at)).toBeLessThan(1_500);
  }
  await page.goto(`/my-orders?orderId=${first.orderId}`);
  const photo = page.getByRole('list', { name: 'Photo of the delivery' }).getByRole('img');
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  for (const context of [tablets, phones]) await context.close();
});
