import { API } from '@bozor/contract/shop/routes.ts';
import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildCart, buildCartItem, buildCartLine } from '../app/features/cart/testing/build-cart.ts';
import { CheckoutPage } from '../app/features/checkout/checkout-page.tsx';
import { renderShop } from './render-shop.tsx';
import { buildConfig, buildQuote, replyOf } from './samples.ts';

type Option = Quote['payment_options'][number];

const item = buildCartItem({ name: 'Plov', module_type: 'food', module_id: 1, module: { id: 1, module_type: 'food' } });
const option = (payment_method: Option['payment_method'], different: Partial<Option> = {}): Option => ({
  payment_method,
  available: true,
  is_offered: true,
  reason: null,
  maximum: null,
  ...different,
});
const refused = (reason: string, isOffered: boolean) => ({ available: false, is_offered: isOffered, reason });
const NOWHERE = 'There is no way to pay for this order here. Change the address, or choose how you get it anew.';
const card = page.getByRole('radiogroup', { name: 'Payment Method' });
const place = page.getByRole('button', { name: /^Place Order/ });

async function renderWith(quote: Partial<Quote>) {
  const config = { ...buildConfig(), payment_gateways: [{ gateway: 'octo', title: 'Octo', image_full_url: null }] };
  const { server } = await renderShop(<CheckoutPage />, {
    address: '/checkout',
    config,
    answers: (shop) => {
      shop.answer(API.cart.list, buildCart(buildCartLine(item)));
      shop.answer(API.checkout.quote, buildQuote({ order_type: 'take_away', ...quote }));
      shop.answer(API.stores.details, replyOf(API.stores.details, { delivery: false, take_away: true }));
      shop.answer(API.customer.info, replyOf(API.customer.info, { f_name: 'Dilnoza', l_name: 'Karimova', phone: '+998901234567' }));
    },
  });
  await expect.element(card).toBeVisible();
  await expect.element(place).not.toHaveAttribute('aria-disabled', 'true');
  return server;
}

test('a way to pay that is not offered here is not shown; one that the order refuses is, with its reason [checkout-02, checkout-04]', async () => {
  const limit = 'The total amount of the order, exceeds maximum amount of the cash on delivery method';
  await renderWith({
    payment_options: [
      option('cash_on_delivery', refused(limit, true)),
      option('digital_payment'),
      option('wallet', refused('Wallet payment is not offered here.', false)),
      option('offline_payment', refused('Offline payment is not offered here.', false)),
    ],
  });
  await expect.element(card.getByRole('radio', { name: /^Card online/ })).toBeChecked();
  await expect.element(card.getByText(limit)).toBeVisible();
  expect(card.getByRole('radio').elements()).toHaveLength(2);
});

test('each way to pay wears a sign of its own, and paying online the name of its gateway', async () => {
  await renderWith({
    payment_options: (['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment'] as const).map((each) => option(each)),
  });
  const signs = [...card.element().querySelectorAll('label[data-row] svg')].map((sign) => sign.innerHTML);
  expect(new Set(signs).size).toBe(4);
  await expect.element(card.getByRole('radio', { name: /^Card online.*Octo/ })).toBeInTheDocument();
});

test.each([
  ['the quote says why', [{ code: 'no-way-to-pay', message: NOWHERE, field: 'payment_method', line_id: null, name: null, actions: [] }]],
  ['nobody says why', []],
] as const)('a press with no way to pay says so and what to do, and places nothing: %s', async (_name, obstacles) => {
  const server = await renderWith({ payment_options: [option('cash_on_delivery', refused('…', false))], obstacles: obstacles as never });
  await place.click();
  await expect.element(card.getByText(NOWHERE)).toBeVisible();
  if (obstacles.length > 0) await expect.element(page.getByRole('status').filter({ hasText: NOWHERE })).toHaveFocus();
  expect(server.received(API.checkout.place)).toEqual([]);
});
