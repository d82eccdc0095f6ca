import { API } from '@bozor/contract/shop/routes.ts';
import { PAYMENT_STATUSES, wasPaid } from '@bozor/domain/orders/payment-status.ts';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PaymentReturn } from '../app/features/payments/payment-return.tsx';
import { renderShop } from './render-shop.tsx';
import { replyOf } from './samples.ts';

const TOKEN = `123456789.${'a'.repeat(22)}`;
const tracked = (different: Parameters<typeof replyOf<typeof API.orders.track>>[1] = {}) =>
  replyOf(API.orders.track, { order_status: 'pending', payment_status: 'unpaid', payment_method: 'digital_payment', ...different });
const returned = (query: string, different = {}) =>
  renderShop(<PaymentPage />, {
    address: `/payment?token=${TOKEN}${query}`,
    answers: (server) => server.answer(API.orders.track, tracked(different)),
  });
/** Leaves with its address, as the page does. */
function PaymentPage() {
  return useLocation().pathname === '/payment' && <PaymentReturn />;
}
const heading = (name: string) => page.getByRole('heading', { name });
const waiting = heading('Waiting for the bank');
const failed = heading('Order Place Failed');
const thanks = page.getByRole('dialog', { name: 'Thank you, your order is placed' });

test.each(['', '&flag=success', '&flag=paid'])(
  'a customer who returns before the money, with "%s" at the address, waits until it has come',
  async (query) => {
    const { server } = await returned(query);
    await expect.element(waiting).toBeVisible();
    await expect.poll(() => server.received(API.orders.track).length, { message: 'the shop is asked again' }).toBeGreaterThan(1);
    server.answer(API.orders.track, tracked({ payment_status: 'paid' }));
    await expect.element(thanks).toBeVisible();
    expect(window.location.pathname).toBe('/home');
  },
);

test.each(['fail', 'cancel'])('a return with the flag %s ends the wait', async (flag) => {
  await returned(`&flag=${flag}`);
  await expect.element(failed).toBeVisible();
});

test.each(PAYMENT_STATUSES.filter(wasPaid))('an order that is %s by now was placed', async (payment_status) => {
  await returned('', { payment_status, order_status: 'confirmed' });
  await expect.element(thanks).toBeVisible();
});

test.each(['canceled', 'failed'] as const)(
  'an order that is %s by now was not placed, although its money went back',
  async (order_status) => {
    await returned('', { payment_status: 'refunded', order_status });
    await expect.element(failed).toBeVisible();
  },
);
