import type { Page } from '@playwright/test';
import { expect } from './steps/shop.ts';
import { signInAsStaff } from './steps/staff.ts';
import { orderAt, test } from './steps/store-shop.ts';

/** Sheets that came out of a page's printer. `print` of a browser under test has none. */
async function watchPrinter(page: Page): Promise<() => Promise<readonly string[]>> {
  const sheets: string[] = [];
  await page.exposeFunction('keepSheet', (text: string) => void sheets.push(text));
  await page.addInitScript(() => {
    window.print = () => {
      const { keepSheet } = window as unknown as { keepSheet: (text: string) => Promise<void> };
      void keepSheet(document.querySelector('[data-ticket]')?.textContent ?? '');
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  return () => Promise.resolve(sheets);
}

async function printHere(page: Page): Promise<void> {
  await page.goto('/store-console/tickets');
  await page.getByRole('switch', { name: /This device prints tickets/ }).check();
}

test('a ticket comes once over a reload and a second tablet; the kitchen reads the allergy line, bumps, and takes back', async ({
  page,
  request,
  browser,
  store,
}) => {
  const open = async () => (await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true })).newPage();
  const [tablet, kitchen] = [await open(), await open()];
  const [fromTablet, fromKitchen] = [await watchPrinter(tablet), await watchPrinter(kitchen)];
  await signInAsStaff(tablet, 'manager');
  await printHere(tablet);
  await tablet.goto('/store-console');
  await signInAsStaff(kitchen, 'kitchen');
  await printHere(kitchen);
  await kitchen.goto('/store-console/kitchen');
  const sheets = async () => [...(await fromTablet()), ...(await fromKitchen())];

  const { orderId, read } = await orderAt(page, request, store, { order_note: 'No nuts: allergy!' });
  await tablet
    .getByRole('dialog', { name: /^New order/ })
    .getByRole('button', { name: /^Accept/ })
    .tap();
  await expect.poll(sheets).toHaveLength(1);
  expect((await sheets())[0]).toMatch(/ALLERGY.*No nuts: allergy!.*2 ×/s);
  await Promise.all([tablet.reload(), kitchen.reload()]);
  await expect(tablet.getByRole('heading', { name: 'Order board' })).toBeVisible();

  const ready = kitchen.getByRole('button', { name: `Ready ${orderId}` });
  const acknowledge = kitchen.getByRole('button', { name: `I have read it ${orderId}` });
  await expect(acknowledge).toBeVisible();
  await expect(ready).toHaveCount(0);
  await acknowledge.tap();
  await expect(kitchen.getByText(/^Read at .* by /)).toBeVisible();
  await kitchen.getByRole('heading', { name: 'Kitchen', exact: true }).click();
  await kitchen.keyboard.press('1');
  await expect.poll(async () => (await read()).handover).not.toBeNull();
  await kitchen.getByRole('button', { name: `Take back ${orderId}` }).tap();
  await expect(ready).toBeVisible();
  expect((await read()).order_status).toBe('processing');

  await tablet.getByRole('link', { name: String(orderId).slice(-3) }).tap();
  const sheet = tablet.getByRole('dialog', { name: /^Order/ });
  await expect(sheet.getByText(/^Ticket printed/)).toHaveCount(1);
  expect(await sheets()).toHaveLength(1);
  await sheet.getByRole('button', { name: 'Print the ticket' }).tap();
  await expect.poll(sheets).toHaveLength(2);
  expect((await fromTablet()).at(-1)).toMatch(/^COPY/);
  for (const screen of [tablet, kitchen]) await screen.context().close();
});
