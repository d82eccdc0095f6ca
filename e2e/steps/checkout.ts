import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { PlacedOrder } from '@bozor/contract/shop/orders/checkout.ts';
import { fill } from './fill.ts';
import { findPlenty } from './item.ts';
import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import type { Place } from './visit.ts';

/** An item in the form of `cart/add`. */
interface Wanted {
  readonly item_id: number;
  readonly quantity?: number;
  readonly variation?: readonly { readonly name: string; readonly values: { readonly label: readonly string[] } }[];
}

/** Adds an item to the cart of this browser's shopper without walking through the shop. */
export async function fillCart(page: Page, place: Place, module: keyof Place['modules'], wanted: Wanted): Promise<void> {
  await page.goto('/about-us');
  await page.waitForFunction(() => localStorage.getItem('token') ?? localStorage.getItem('guest_id'));
  const status = await page.evaluate(
    async ({ headers, body }) => {
      const [token, guest] = [localStorage.getItem('token'), localStorage.getItem('guest_id')];
      const who: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : { 'X-Guest-Id': guest! };
      const answer = await fetch('/api/v1/customer/cart/add', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers, ...who },
        body: JSON.stringify(body),
      });
      return answer.status;
    },
    {
      headers: { zoneid: `[${place.zoneId}]`, moduleId: String(place.modules[module]), latitude: '41.3111', longitude: '69.2797' },
      body: { quantity: 1, ...wanted },
    },
  );
  expect(status).toBe(200);
}

/** Stores the item that "Buy Now" passes to the checkout. */
export async function startBuying(page: Page, item: Wanted, storeId: number): Promise<void> {
  await page.addInitScript((chosen) => location.protocol.startsWith('http') && sessionStorage.setItem('buy-now', JSON.stringify(chosen)), {
    item,
    storeId,
  });
}

export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/checkout?page=cart');
  await expect(placeButton(page)).toBeVisible();
}

/** Opens the checkout with two pieces of a grocery item whose price is within these bounds. */
export async function checkOutGroceries(
  page: Page,
  request: APIRequestContext,
  place: Place,
  { from = 0, to = Infinity }: { readonly from?: number; readonly to?: number } = {},
): Promise<void> {
  const { id } = await findPlenty(request, place, 'grocery', ({ price }) => price >= from && price <= to);
  await fillCart(page, place, 'grocery', { item_id: id, quantity: 2 });
  await openCheckout(page);
}

/** Chooses the last half hour of the last offered day. */
export async function chooseLastSlot(page: Page): Promise<void> {
  await page.locator('label', { hasText: 'At a time of your choice' }).click();
  const days = page.getByRole('group', { name: 'Day' }).locator('label');
  await days.last().click();
  // All days are reachable by mouse, inside their card.
  const [card, day] = await Promise.all([page.getByRole('region', { name: / time$/ }).boundingBox(), days.last().boundingBox()]);
  expect(day!.x + day!.width).toBeLessThan(card!.x + card!.width);
  await page.getByRole('group', { name: 'Time' }).locator('label').last().click();
  await expect(page.locator('label', { hasText: 'As soon as possible' })).not.toContainText('Between');
}

/** The button shown at this width, once its price is settled. */
export function placeButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Place Order/, disabled: false });
}

export const contactCard = (page: Page): Locator => page.getByRole('region', { name: 'Contact Info' });

/** Fills in the contact of a guest's order, in its fields on the page. */
export async function fillContact(page: Page, { name = 'Aziza', phone = '901234567', email = 'aziza@example.uz' } = {}): Promise<void> {
  const card = contactCard(page);
  await fill(card.getByLabel('Name', { exact: true }), name);
  await fill(card.getByLabel('Phone', { exact: true }), phone);
  await fill(card.getByLabel(/^Email/), email);
}

/** Presses 'Place Order' and returns the placed order. */
export async function placeOrder(page: Page, press: (button: Locator) => Promise<void> = (button) => button.click()): Promise<PlacedOrder> {
  const button = placeButton(page);
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  const answer = page.waitForResponse((response) => response.url().endsWith('/customer/order/place'));
  await press(button);
  const placed = (await (await answer).json()) as PlacedOrder;
  expect(placed.order_id).toBeDefined();
  return placed;
}

export const successDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Thank you, your order is placed' });

/** Returns an order's tracking for a guest with the default contact. */
export const trackAsGuest = async (request: APIRequestContext, orderId: number): Promise<OrderTracking> =>
  (await request.get('/api/v1/customer/order/track', { params: { order_id: orderId, contact_number: '+998901234567' } })).json();

/** Returns an order number as the shop shows it, in groups of three. */
export const shownNumber = (orderId: number): string => String(orderId).replace(/(\d{3})(?=\d)/g, '$1 ');

/** Returns a displayed amount in whole units. */
export async function sumIn(within: Locator): Promise<number> {
  return Number((await within.textContent())!.replace(/\D/g, ''));
}
