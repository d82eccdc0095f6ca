import { expect } from './steps/shop.ts';
import { signInAsStaff } from './steps/staff.ts';
import { orderAt, test } from './steps/store-shop.ts';

test('a store proposes something for what is sold out, the customer takes it in time, and the bill shows both', async ({
  page,
  request,
  browser,
  store,
}) => {
  const tablet = await (await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true })).newPage();
  await signInAsStaff(tablet, 'manager');
  const { orderId, read } = await orderAt(page, request, store);
  const fresh = tablet.getByRole('dialog', { name: /^New order/ });
  await expect(fresh).toBeVisible();
  await fresh.getByRole('button', { name: /^Accept, ready by/ }).tap();
  await expect(fresh).toHaveCount(0);

  await tablet.getByRole('link', { name: String(orderId).slice(-3) }).tap();
  const sheet = tablet.getByRole('dialog', { name: /^Order/ });
  await sheet.getByRole('button', { name: 'Sold out' }).first().tap();
  const choice = sheet
    .getByRole('group', { name: 'What comes instead?' })
    .or(sheet.getByRole('radiogroup', { name: 'What comes instead?' }));
  await choice.locator('label').first().tap();
  await sheet.getByRole('button', { name: 'Ask the customer' }).tap();
  await expect(sheet.getByText(/^The customer is asked/)).toBeVisible();

  await page.goto(`/my-orders?orderId=${orderId}`);
  const proposal = page.getByRole('region', { name: `Sold out: ${store.item.name}` });
  await expect(proposal).toBeVisible();
  await proposal.getByRole('button', { name: 'Take it' }).click();
  await expect(proposal).toHaveCount(0);
  await expect(page.getByText('You receive')).toBeVisible();
  await expect(sheet.getByText(/^Instead:/)).toBeVisible();
  const { order_amount: ordered, received_amount: received, adjustments } = await read();
  expect(received).toBeLessThanOrEqual(ordered);
  expect(adjustments).toMatchObject([{ state: 'done', amount: received - ordered }]);
  await tablet.context().close();
});
