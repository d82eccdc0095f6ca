import { expect } from './steps/shop.ts';
import { goOnDuty, signInAsStaff } from './steps/staff.ts';
import { orderAt, test } from './steps/store-shop.ts';

test.use({ shopEnvironment: { BOZOR_AUTOPILOT: 'off' } });

test("a store's tablet, a courier's phone and a desk bring an order to the door and give a piece back; each step says who did it", async ({
  page,
  request,
  browser,
  store,
}) => {
  const tablet = await (await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true })).newPage();
  const phone = await (
    await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      permissions: ['geolocation'],
      geolocation: { latitude: store.lat, longitude: store.lng },
    })
  ).newPage();
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await signInAsStaff(tablet, 'manager');
  await signInAsStaff(phone, 'courier');
  await goOnDuty(phone);
  await signInAsStaff(desk, 'owner');

  const { orderId, read } = await orderAt(page, request, store);
  const row = desk.getByRole('link', { name: new RegExp(String(orderId).replace(/(\d{3})(?=\d)/g, '$1\\s?')) });
  await expect(row.first()).toBeVisible();
  await page.goto(`/my-orders?orderId=${orderId}`);

  await tablet.getByRole('button', { name: /^Accept, ready by/ }).tap();
  await tablet.getByRole('button', { name: `Prepare ${orderId}` }).tap();
  await phone.getByRole('region', { name: 'New order' }).getByRole('button', { name: 'Take' }).tap();
  const job = phone.getByRole('article');
  const digits = (text: string | null) => text!.replaceAll(/\D/g, '');
  await expect(job.getByText('Your code for the store')).toBeVisible();
  const told = await job
    .getByText(/Your code for the store/)
    .locator('..')
    .textContent();
  const courierCode = digits(told).slice(-4);

  await tablet.getByRole('button', { name: `Ready ${orderId}` }).tap();
  await tablet.getByRole('button', { name: `Hand over ${orderId}` }).tap();
  const handOver = tablet.getByRole('dialog', { name: /^Hand over/ });
  await handOver.getByRole('textbox').fill(courierCode === '0000' ? '0001' : '0000');
  await handOver.getByRole('button', { name: 'Hand over' }).tap();
  await expect(handOver.getByText('This code is not right. Tries left: 4')).toBeVisible();
  await handOver.getByRole('textbox').fill(courierCode);
  await handOver.getByRole('button', { name: 'Hand over' }).tap();
  await expect(handOver).toHaveCount(0);

  const spoken = page.getByText('Tell the courier this code at the door').first();
  await expect(spoken).toBeVisible();
  const { order_amount: due } = await read();
  await job.getByRole('textbox', { name: 'Code from the customer' }).fill(digits(await spoken.textContent()).slice(0, 4));
  await job.getByRole('textbox', { name: 'Cash received' }).fill(String(due + 10_000));
  await job.getByRole('button', { name: 'Delivered' }).tap();
  await expect(phone.getByText(/^Delivered\. .* change\s10.000/).first()).toBeVisible();

  await desk.goto(`/console/orders/${orderId}`);
  const happened = desk.getByRole('region', { name: 'What happened' });
  for (const who of ['Store manager', 'Courier']) await expect(happened.getByText(new RegExp(`, ${who}`)).first()).toBeVisible();

  const before = await read();
  await desk.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: 'Refund' });
  await dialog.getByRole('button', { name: 'One piece more' }).first().click();
  await dialog.getByText('Missing', { exact: true }).click();
  await dialog.getByRole('button', { name: /^Refund \S/ }).click();
  await expect(dialog).toHaveCount(0);
  const after = await read();
  expect(after).toMatchObject({ order_status: 'delivered', payment_status: 'partially_refunded', refunds: [{ status: 'paid' }] });
  const goods = before.order_amount - before.charges.find(({ code }) => code === 'delivery')!.amount;
  expect(after.refunds[0]!.amount).toBe(goods / 2);
  await page.reload();
  await expect(page.getByText('Something was missing').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByText('1 of 2 left')).toBeVisible();
  for (const screen of [tablet, phone, desk]) await screen.context().close();
});
