import { expect } from './steps/shop.ts';
import { signInAsStaff } from './steps/staff.ts';
import { orderAt, test } from './steps/store-shop.ts';

test('one of several pieces is refunded; the customer reads it, the order stays delivered, and the piece is gone', async ({
  page,
  request,
  browser,
  store,
}) => {
  const { orderId, read } = await orderAt(page, request, store);
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await signInAsStaff(desk, 'owner');
  for (const to of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered']) {
    const status = await desk.evaluate(
      async ([id, step]) =>
        (
          await fetch(`/api/v1/operator/orders/${id}/move`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-bozor-console': '1' },
            body: JSON.stringify({ to: step }),
          })
        ).status,
      [String(orderId), to],
    );
    expect(status, to).toBe(200);
  }

  await desk.goto(`/console/orders/${orderId}`);
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
  await page.goto(`/my-orders?orderId=${orderId}`);
  await expect(page.getByText('Something was missing').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByText('1 of 2 left')).toBeVisible();
  await desk.context().close();
});
