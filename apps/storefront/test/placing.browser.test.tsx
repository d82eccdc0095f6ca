import { API } from '@bozor/contract/shop/routes.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { buildCart, buildCartItem, buildCartLine } from '../app/features/cart/testing/build-cart.ts';
import { CheckoutPage } from '../app/features/checkout/checkout-page.tsx';
import { renderShop } from './render-shop.tsx';
import { buildQuote, replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const item = buildCartItem({ name: 'Plov', module_type: 'food', module_id: 1, module: { id: 1, module_type: 'food' } });
const cash = { payment_method: 'cash_on_delivery', available: true, reason: null, maximum: null } as const;
const placed = replyOf(API.checkout.place, { order_id: 123456789, payment_method: 'cash_on_delivery', payment_status: 'unpaid' });
const place = page.getByRole('button', { name: /^Place Order/ });
const thanks = page.getByRole('heading', { name: 'Thank you, your order is placed' });

/** A shop that takes an order once; its cart is empty from then on. */
function answers(server: ShopServer) {
  let isOrdered = false;
  server.answer(API.cart.list, () => (isOrdered ? buildCart() : buildCart(buildCartLine(item))));
  server.answer(API.checkout.place, () => {
    isOrdered = true;
    return placed;
  });
  server.answer(API.checkout.quote, buildQuote({ payment_options: [cash] }));
  server.answer(API.stores.details, replyOf(API.stores.details, { delivery: true }));
  server.answer(API.customer.info, replyOf(API.customer.info, { f_name: 'Dilnoza', l_name: 'Karimova', phone: '+998901234567' }));
  const [address] = replyOf(API.customer.addresses).addresses;
  const saved = { ...address!, address: 'Amir Temur 15', latitude: 41.31, longitude: 69.27, contact_person_number: '+998901234567' };
  server.answer(API.customer.addresses, replyOf(API.customer.addresses, { addresses: [saved] }));
}

const emptySigns: string[] = [];
let watch: MutationObserver | undefined;
afterEach(() => watch?.disconnect());

/** Records each time that the page says the cart is empty. */
function watchForEmptyCart(): void {
  emptySigns.length = 0;
  watch = new MutationObserver(() => {
    if (document.body.textContent.includes('Your cart is empty')) emptySigns.push(document.body.textContent);
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
}

async function renderCheckout() {
  const { server } = await renderShop(<CheckoutPage />, { address: '/checkout', answers });
  await expect.element(place).not.toHaveAttribute('aria-disabled', 'true');
  watchForEmptyCart();
  return server;
}

test('after an order the checkout says that it is placed until it is left, and never that the cart is empty', async () => {
  const server = await renderCheckout();
  const before = server.received(API.cart.list).length;
  await place.click();
  await expect.element(thanks).toBeVisible();
  await expect.element(page.getByText('Order No. 123 456 789')).toBeVisible();
  await expect.poll(() => server.received(API.cart.list).length).toBeGreaterThan(before);
  await expect.poll(() => window.location.pathname).toBe('/home');
  await expect.element(thanks).toBeVisible();
  expect(emptySigns).toEqual([]);
});

test('a reload between the answer and the confirmation shows the order, and places none', async () => {
  const server = await renderCheckout();
  // The confirmation waits for the customer.
  server.hold(API.customer.info);
  await place.click();
  await expect.element(thanks).toBeVisible();
  const kept = { ...window.sessionStorage };
  await cleanup();
  const { server: again } = await renderShop(<CheckoutPage />, {
    address: '/checkout',
    answers: (next) => {
      // A reload ends the code of the page before, which here runs on and shows its order elsewhere.
      for (const [key, value] of Object.entries(kept)) window.sessionStorage.setItem(key, String(value));
      next.answer(API.cart.list, buildCart());
    },
  });
  await expect.element(thanks).toBeVisible();
  expect(again.received(API.checkout.place)).toHaveLength(0);
  expect(emptySigns).toEqual([]);
});

test('an order whose answer was lost is shown by its key, with nothing before it', async () => {
  const server = await renderCheckout();
  server.lose(API.checkout.place);
  await place.click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  server.answer(API.cart.list, buildCart());
  server.recover(API.checkout.place);
  await again.click();
  await expect.element(thanks).toBeVisible();
  const keys = server.received(API.checkout.place).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(emptySigns).toEqual([]);
});
