import type { Charge } from '@bozor/contract/shop/orders/charge.ts';
import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { useOverlays } from '@bozor/web/overlays/overlays.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CartBill } from '../app/features/cart/cart-bill.tsx';
import { CartFoot } from '../app/features/cart/cart-foot.tsx';
import { buildCart, buildCartItem, buildCartLine } from '../app/features/cart/testing/build-cart.ts';
import { CheckoutPage } from '../app/features/checkout/checkout-page.tsx';
import { Bill } from '../app/features/bill/bill.tsx';
import { renderShop } from './render-shop.tsx';
import { buildQuote, replyOf } from './samples.ts';

const row = (code: Charge['code'], label: string, amount: number, more: Partial<Charge> = {}): Charge => ({
  code,
  label,
  amount,
  included: false,
  explanation: null,
  calculation: null,
  lower_by: null,
  ...more,
});
const CHARGES = [
  row('items', 'Items', 20_000),
  row('discount', 'Discount', -2_000),
  row('delivery', 'Delivery fee', 8_000, {
    explanation: '4.6 km',
    calculation: '6 000 + 1 900 for 4.6 km, rounding 100',
    lower_by: '9 000 more',
  }),
];
const cart = buildCart(buildCartLine(buildCartItem()));
const billed = (more: Partial<typeof cart.bill> = {}) => ({
  ...cart,
  bill: { ...cart.bill, subtotal: 18_000, charges: CHARGES, order_amount: 26_000, ...more },
});
const Opened = () => (
  <p data-testid="opened">
    {useOverlays()
      .map(({ name }) => name)
      .join(' ')}
  </p>
);
const words = () => document.querySelector('main')!.innerText.replace(/\s+/g, ' ');

test('a row says its reason in a few words and shows its calculation on request, by keyboard too', async () => {
  await renderShop(
    <main>
      <Bill charges={CHARGES} total={26_000} />
    </main>,
  );
  expect(words()).toContain('Delivery fee 4.6 km 9 000 more 8 000');
  const info = page.getByRole('button', { name: 'How it is calculated: Delivery fee' });
  expect(words()).not.toContain('rounding');
  info.element().focus();
  await info.click();
  await expect.element(info).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByText('6 000 + 1 900 for 4.6 km, rounding 100')).toBeVisible();
});

test('only a delivery of 0 is free: items whose price is not known yet are not', async () => {
  await renderShop(
    <main>
      <Bill charges={[row('items', 'Items', 0), row('delivery', 'Delivery fee', 0)]} total={0} />
    </main>,
  );
  expect(words()).toMatch(/^Items 0 so‘m Delivery fee Free Total 0 so‘m$/);
});

test('the cart has the rows of the quote and its total', async () => {
  await renderShop(
    <main>
      <CartBill cart={billed()} />
      <CartFoot cart={billed()} />
    </main>,
  );
  expect(words()).toContain('Items 20 000 so‘m Discount −2 000 so‘m Subtotal 18 000 so‘m Delivery fee 4.6 km 8 000 so‘m');
  expect(words()).toContain('Total 26 000 so‘m');
});

test.each([
  ['address-required', 'Delivery: choose an address'],
  ['outside-zone', 'Delivery: this store does not deliver to your address'],
] as const)('a cart without a delivery says why (%s), and leads to the map', async (delivery_problem, name) => {
  const without = billed({ delivery_problem, charges: CHARGES.slice(0, 2), order_amount: 18_000 });
  await renderShop(
    <main>
      <CartBill cart={without} />
      <CartFoot cart={without} />
      <Opened />
    </main>,
  );
  expect(words()).toContain('Total without delivery 18 000 so‘m');
  await page.getByRole('button', { name }).click();
  await expect.element(page.getByTestId('opened')).toHaveTextContent('pick-location');
});

const quote = buildQuote({
  quote_id: 'quote-1',
  order_amount: 28_000,
  charges: [row('items', 'Items', 28_000)],
  wallet_balance: 5_000,
  wallet_amount: 0,
  payable_amount: 28_000,
  payment_options: [{ payment_method: 'cash_on_delivery', available: true, reason: null, maximum: null }],
});

async function renderCheckout(different: Partial<Quote> = {}) {
  const { server } = await renderShop(<CheckoutPage />, {
    address: '/checkout',
    answers: (shop) => {
      shop.answer(API.cart.list, cart);
      shop.answer(API.customer.info, replyOf(API.customer.info, { f_name: 'Dilnoza', l_name: 'Karimova', phone: '+998901234567' }));
      shop.answer(API.stores.details, replyOf(API.stores.details, { delivery: true }));
      shop.answer(API.checkout.quote, ({ body }) => ({
        ...quote,
        ...((body as { partial_payment?: boolean }).partial_payment && { wallet_amount: 5_000, payable_amount: 23_000 }),
        ...different,
      }));
    },
  });
  await expect.element(page.getByRole('button', { name: /^Place Order/ })).toBeVisible();
  return server;
}

test('a wallet that does not cover the order pays its part, and the bill says what is left', async () => {
  const server = await renderCheckout();
  await page.getByRole('checkbox', { name: /^Pay 5 000 so‘m from the wallet/ }).click({ force: true });
  await expect.poll(() => server.received(API.checkout.quote).at(-1)?.body).toMatchObject({ partial_payment: true });
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect.element(summary.getByText('Paid from wallet')).toBeVisible();
  await expect.element(summary.getByText('To pay')).toBeVisible();
  await expect.poll(() => page.getByRole('button', { name: /^Place Order/ }).element().textContent).toMatch(/23.000/);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect.poll(() => server.received(API.checkout.place)[0]?.body).toMatchObject({ partial_payment: true });
});

test.each([
  ['is empty', { wallet_balance: 0 }],
  ['covers the order', { wallet_balance: 28_000 }],
])('a wallet that %s is offered no part', async (_name, different) => {
  await renderCheckout(different);
  await expect.element(page.getByRole('radiogroup', { name: 'Payment Method' })).toBeVisible();
  expect(page.getByText(/from the wallet/).elements()).toEqual([]);
});
