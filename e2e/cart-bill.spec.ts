import type { Locator } from '@playwright/test';
import type { OrderDetails } from '@bozor/contract/shop/orders/order-shapes.ts';
import { fill } from './steps/fill.ts';
import { openCart } from './steps/cart.ts';
import { fillCart, openCheckout, placeButton, placeOrder, sumIn } from './steps/checkout.ts';
import { closeWelcome, signUpCustomer } from './steps/customer.ts';
import { findDetails, findItems } from './steps/item.ts';
import { expect, test } from './steps/shop.ts';
import { cityCentre, type Place } from './steps/visit.ts';

test.describe.configure({ timeout: 120_000 });

let place: Place;
test.beforeEach(async ({ request }) => {
  place = await cityCentre(request);
});

/** Amount of the row with this name. */
const amountOf = (within: Locator, name: string) =>
  within
    .locator('dl > div')
    .filter({ has: within.page().locator('dt', { hasText: name }) })
    .last()
    .locator('dd');

/** Rows of a bill but for its sums: name, reason and amount. */
async function rowsOf(bill: Locator): Promise<readonly string[]> {
  const rows = await bill.locator('dl > div').allInnerTexts();
  return rows.map((row) => row.replace(/\s+/g, ' ')).filter((row) => !/^(Subtotal|Total) /.test(row));
}

test('the number under the cart is the number of the checkout, of the order and of its invoice, row by row', async ({
  page,
  context,
  request,
  enter,
}) => {
  await enter('grocery');
  const headers = await signUpCustomer(context, request);
  await closeWelcome(page);
  const affordable = await findItems(
    request,
    place,
    'grocery',
    (item) => !item.has_variations && (item.stock ?? 0) >= 60 && item.price <= 20_000,
  );
  const { id } = await findDetails(request, affordable, ({ store }) => !store.delivery_terms.free_delivery);
  await fillCart(page, place, 'grocery', { item_id: id, quantity: 5 });
  await page.goto('/home');
  const cart = await openCart(page);
  const inCart = cart.getByRole('region', { name: 'Bill' });
  await expect(inCart.getByText('Delivery fee')).toBeVisible();
  const rows = await rowsOf(inCart);
  const total = await sumIn(amountOf(cart, 'Total'));
  const fee = await sumIn(amountOf(inCart, 'Delivery fee'));
  expect(fee % 500).toBe(0);

  await cart.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await expect(placeButton(page)).toBeVisible();
  const summary = page.getByRole('region', { name: 'Your order' });
  expect((await rowsOf(summary)).map(withoutFreeDelivery)).toEqual(rows);
  expect(await sumIn(amountOf(summary, 'Total'))).toBe(total);
  await summary.getByRole('button', { name: 'How it is calculated: Delivery fee' }).click();
  await expect(summary.getByText(/straight line × 1\.3/)).toBeVisible();

  await fill(page.getByLabel('House'), '15');
  const { order_id, order_amount } = await placeOrder(page);
  expect(order_amount).toBe(total);
  const order = (await (await request.get('/api/v1/customer/order/details', { headers, params: { order_id } })).json()) as OrderDetails;
  expect(order.order_amount).toBe(total);
  expect(order.charges.filter(({ included }) => !included).reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  await page.goto(`/my-orders?orderId=${order_id}`);
  await expect.poll(async () => sumIn(amountOf(page.getByRole('article'), 'Total'))).toBe(total);
  const invoice = await (await request.get('/api/v1/customer/order/invoice', { headers, params: { order_id } })).text();
  expect(invoice.replace(/<[^>]+>|\s/g, '')).toContain(`Total${total}`);
});

test('the bill of a cart follows what was chosen at the checkout, and asks for the address it needs', async ({ page, request, enter }) => {
  await enter('food');
  const [dish] = await findItems(request, place, 'food', (item) => !item.has_variations && item.available && item.price >= 30_000);
  await fillCart(page, place, 'food', { item_id: dish!.id, quantity: 2 });
  await openCheckout(page);
  await page.locator('label', { hasText: 'Take Away' }).click();
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect(summary.getByText('You collect it yourself')).toBeVisible();
  const collected = await sumIn(amountOf(summary, 'Total'));
  await page.goto('/home');
  const cart = await openCart(page);
  await expect(cart.getByText('You collect it yourself')).toBeVisible();
  expect(await sumIn(amountOf(cart, 'Total'))).toBe(collected);

  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    for (const key of ['checkout-draft', 'bill-choices']) sessionStorage.removeItem(key);
    localStorage.removeItem('currentLatLng');
    document.cookie = 'currentLatLng=; Path=/; Max-Age=0';
  });
  // The drawer is an entry of the history, so it is open again.
  await page.reload();
  await cart.getByRole('button', { name: 'Delivery: choose an address' }).click();
  await expect(page.getByRole('dialog', { name: 'Pick Location' })).toBeVisible();
});

/** The cart says the way to free delivery above its total, the checkout below the fee. */
const withoutFreeDelivery = (row: string) => row.replace(/ [\d ]+ soʻm more for free delivery/, '');
