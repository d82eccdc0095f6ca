import { readFile } from 'node:fs/promises';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { PlacedOrder } from '@bozor/contract/shop/orders/checkout.ts';
import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import { drawer, openCart } from './steps/cart.ts';
import {
  checkOutGroceries,
  contactCard,
  chooseLastSlot,
  fillCart,
  openCheckout,
  placeButton,
  placeOrder,
  shownNumber,
  startBuying,
  successDialog,
  sumIn,
  fillContact,
  trackAsGuest,
} from './steps/checkout.ts';
import { signUpCustomer, closeWelcome, uniquePhone } from './steps/customer.ts';
import { fill } from './steps/fill.ts';
import { findDetails, findItems, findPlenty } from './steps/item.ts';
import { orderInTransit } from './steps/order.ts';
import { expect, test } from './steps/shop.ts';
import { cityCentre, type Place } from './steps/visit.ts';
import { goBack, waitForHistoryEntry, visit } from './steps/visitor.ts';

/** Whole orders with all their steps. */
test.describe.configure({ timeout: 180_000 });

let place: Place;
test.beforeEach(async ({ request }) => {
  place = await cityCentre(request);
});

const trackingPanel = (page: Page) => page.getByRole('dialog', { name: /^Order No\./ });
const EARLIER_CONTACT = { name: 'Aziza', phone: '+998901234567', email: 'aziza@example.uz' };
/** Above the minimum order of every store in the demo city. */
const ENOUGH = 60_000;
/** Orderable without options, at any hour. */
const isPlainDish = (item: ItemCard) => !item.has_variations && item.available_time_starts === null;
const isPlain = (item: { has_variations: boolean; stock: number | null }) => !item.has_variations && (item.stock ?? 0) > 5;

test(
  'a guest orders food for delivery now, and sees the order number [auth-11, cart-10, checkout-07, perm-02, addr-07, addr-16, addr-21, order-06, track-01, route-21]',
  { tag: '@every-browser' },
  async ({ page, request, enter }) => {
    await enter('food');
    // Two of these reach the minimum order of any store.
    const [dish] = await findItems(request, place, 'food', (item) => !item.has_variations && item.available && item.price >= 30_000);
    await fillCart(page, place, 'food', { item_id: dish!.id, quantity: 2 });
    await page.goto('/home');
    await (await openCart(page)).getByRole('button', { name: 'Proceed To Checkout' }).click();
    const prompt = page.getByRole('dialog', { name: 'Do you want to login or continue as a guest?' });
    await prompt.getByRole('button', { name: 'Guest', exact: true }).click();
    await expect(page.getByText('No Contact Info Added')).toBeVisible();
    await expect(page.getByRole('group', { name: 'How you get it' })).toBeVisible();
    for (const card of ['Delivery Address', 'Delivery time', 'Your order'])
      await expect(page.getByRole('region', { name: card })).toBeVisible();
    // A card that is one choice gives its name to the choice.
    for (const choice of ['Payment Method', 'Tip for the courier', 'If something is sold out'])
      await expect(page.getByRole('group', { name: choice }).or(page.getByRole('radiogroup', { name: choice }))).toBeVisible();
    for (const field of ['Coupon code', 'Order note']) await expect(page.getByLabel(field)).toBeVisible();

    const contact = contactCard(page);
    const complaints = ['Name is required', 'Phone Number is required', 'Email is required'];
    await expect(contact.getByLabel('Phone', { exact: true })).toBeVisible();
    for (const message of complaints) await expect(page.getByText(message, { exact: true })).toBeHidden();
    await placeButton(page).click();
    for (const message of complaints) await expect(contact.getByText(message, { exact: true })).toBeVisible();
    await expect(contact.getByLabel('Name', { exact: true })).toBeFocused();
    await fill(contact.getByLabel('Name', { exact: true }), 'Aziza');
    await expect(contact.getByText('Name is required', { exact: true })).toBeHidden();
    await fill(contact.getByLabel('Phone', { exact: true }), '90');
    await page.reload();
    await expect(contact.getByLabel('Name', { exact: true })).toHaveValue('Aziza');
    await expect(contact.getByLabel('Phone', { exact: true })).toHaveValue('90');
    await fillContact(page);
    await expect(contact.getByLabel('Phone', { exact: true })).toHaveValue('+998 90 123 45 67');
    await fill(page.getByLabel('House'), '15');

    const { order_id: orderId, order_amount: amount } = await placeOrder(page, (button) => button.dblclick());
    expect(String(orderId)).toMatch(/^\d{9}$/);
    await expect(page).toHaveURL(/\/home/);
    const success = successDialog(page);
    await expect(success.getByText(shownNumber(orderId))).toBeVisible();
    await expect(success.getByText('Pending')).toBeVisible();
    await expect(success.getByRole('button', { name: 'Track Order' })).toBeVisible();
    expect((await trackAsGuest(request, orderId)).order_amount).toBe(amount);

    await page.goto('/track-order');
    const form = page.getByRole('main');
    await form.getByRole('button', { name: 'Track Order' }).click();
    for (const message of ['Need a order id', 'Need a contact number']) await expect(form.getByText(message)).toBeVisible();
    // Copied from the shop's display, with the words before it.
    await fill(form.getByLabel('Order number'), `Order No. ${shownNumber(orderId)}`);
    await fill(form.getByLabel('Contact number'), '901234567');
    await form.getByRole('button', { name: 'Track Order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order No\. / })).toBeVisible();
    await expect(form.getByText(dish!.name)).toBeVisible();
  },
);

for (const source of ['cart', 'buy_now'] as const)
  test(`an order from a closed store takes its first slot: ${source} [item-26]`, async ({ page, request, enter }) => {
    await enter('food');
    // Some kitchens open in the morning and others at night, so one is always closed. In the evening that is a bakery, where everything is
    // cheap.
    const [dish] = await findItems(request, place, 'food', isPlainDish, 'closed');
    const wanted = { item_id: dish!.id, quantity: Math.ceil(ENOUGH / dish!.discounted_price) };
    if (source === 'cart') await fillCart(page, place, 'food', wanted);
    await startBuying(page, wanted, dish!.store_id);
    await page.goto(`/checkout?page=${source}`);
    const when = page.getByRole('radiogroup', { name: 'When' });
    await expect(when.getByRole('radio', { name: /^As soon as possible/ })).toBeDisabled();
    await expect(when.getByText('The store is closed now')).toBeVisible();
    await expect(when.getByRole('radio', { name: /^At a time of your choice/ })).toBeChecked();
    await expect(page.getByRole('group', { name: 'Time' }).getByRole('radio').first()).toBeChecked();
    await fillContact(page);
    await placeButton(page).click();
    await expect(successDialog(page)).toBeVisible();
  });

for (const source of ['cart', 'buy_now'] as const)
  test(`an order without delivery is for collection by default: ${source} [checkout-07] [addr-10]`, async ({ page, request, enter }) => {
    await enter('food');
    const headers = { zoneid: `[${place.zoneId}]`, moduleId: String(place.modules.food) };
    const { stores } = await (await request.get('/api/v1/stores/get-stores/take_away', { headers, params: { limit: 50 } })).json();
    const { id: storeId } = stores.find(({ delivery }: StoreCard) => !delivery);
    const { products } = await (await request.get(`/api/v1/stores/items/${storeId}`, { headers, params: { limit: 50 } })).json();
    const wanted = { item_id: (products as ItemCard[]).find(isPlainDish)!.id, quantity: 2 };
    if (source === 'cart') await fillCart(page, place, 'food', wanted);
    await startBuying(page, wanted, storeId);
    await page.goto(`/checkout?page=${source}`);
    const ways = page.getByRole('group', { name: 'How you get it' });
    await expect(ways.getByRole('radio', { name: /^Take Away/ })).toBeChecked();
    await expect(ways.getByRole('radio', { name: /^Delivery/ })).toBeDisabled();
    await expect(page.getByRole('heading', { name: 'Delivery Address' })).toBeHidden();
    await fillContact(page);
    const { order_id: orderId } = await placeOrder(page);
    expect(await trackAsGuest(request, orderId)).toMatchObject({ order_type: 'take_away' });
  });

for (const source of ['cart', 'buy_now'] as const)
  test(`an order whose reply was lost is shown after a reload and not placed twice: ${source} [checkout-01]`, async ({
    page,
    request,
    shop,
    enter,
  }) => {
    await enter('grocery');
    const { id, store_id } = await findPlenty(request, place, 'grocery', ({ price }) => price >= 30_000);
    const wanted = { item_id: id, quantity: 3 };
    if (source === 'cart') await fillCart(page, place, 'grocery', wanted);
    await startBuying(page, wanted, store_id);
    await page.goto(`/checkout?page=${source}`);
    await fillContact(page);
    shop.expectTrouble(/order\/place/);
    const placed = Promise.withResolvers<PlacedOrder>();
    await page.route('**/customer/order/place', async (route) => {
      placed.resolve((await (await route.fetch()).json()) as PlacedOrder);
      await route.abort('connectionfailed');
    });
    await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
    await placeButton(page).click();
    await expect(page.getByText('The connection broke while sending. Press again: you will never get the order twice.')).toBeVisible();
    await page.unroute('**/customer/order/place');
    await page.reload();
    await expect(successDialog(page).getByText(shownNumber((await placed.promise).order_id))).toBeVisible();
    await expect(page).toHaveURL(/\/home/);
  });

test(
  "“back” closes the dialog with a guest's earlier contact, and keeps the checkout with its input [addr-07, addr-16]",
  { tag: '@every-browser' },
  async ({ page, request, enter }) => {
    await enter('grocery');
    await page.addInitScript((contact) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('guest-contact')) return;
      for (const name of ['guest-contact', 'checkout-draft']) sessionStorage.setItem(name, contact);
    }, JSON.stringify(EARLIER_CONTACT));
    await checkOutGroceries(page, request, place, { from: 30_000 });
    await fill(page.getByLabel('House'), '15');
    await expect(contactCard(page).getByText('+998 90 123 45 67')).toBeVisible();
    const contact = page.getByRole('dialog', { name: 'Contact Info' });
    const address = page.getByRole('dialog', { name: 'Edit Address' });
    for (const [press, dialog] of [
      ['Change the contact', contact],
      ['Change the delivery address', address],
    ] as const) {
      await page.getByRole('button', { name: press, exact: true }).click();
      await expect(dialog).toBeVisible();
      await waitForHistoryEntry(page, 'overlay');
      await goBack(page);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/checkout\?page=cart$/);
    }
    // A reload closes it and leaves no extra history entry for “back”.
    await page.getByRole('button', { name: 'Change the contact' }).click();
    await waitForHistoryEntry(page, 'overlay');
    await page.reload();
    await waitForHistoryEntry(page, 'page');
    await page.getByRole('button', { name: 'Change the contact' }).click();
    await fill(contact.getByLabel('Phone', { exact: true }), '907654321');
    await contact.getByRole('button', { name: 'Save' }).click();
    await expect(contact).toBeHidden();
    await expect(page.getByLabel('House')).toHaveValue('15');
    await expect(contactCard(page).getByText('+998 90 765 43 21')).toBeVisible();
    await goBack(page);
    await expect(page).not.toHaveURL(/\/checkout/);
  },
);

test('a guest collects groceries in a slot, and pays the shown amount, also after an invalid coupon [addr-10]', async ({
  page,
  request,
  shop,
  enter,
}) => {
  await enter('grocery');
  await checkOutGroceries(page, request, place);
  await page.locator('label', { hasText: 'Take Away' }).click();
  await expect(page.getByRole('heading', { name: 'Delivery Address' })).toBeHidden();
  await chooseLastSlot(page);
  await fill(page.getByLabel('Coupon code'), 'nobody1');
  shop.expectTrouble(/422/);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This coupon is not valid.')).toBeVisible();
  await expect(page.getByLabel('Coupon code')).toHaveValue('nobody1');
  await fillContact(page);
  const shown = placeButton(page);
  await expect(shown).not.toHaveAttribute('aria-disabled', 'true');
  const sum = await sumIn(shown);
  const { order_id: orderId, order_amount: amount } = await placeOrder(page);
  expect(amount).toBe(sum);
  const order = await trackAsGuest(request, orderId);
  expect(order).toMatchObject({ order_type: 'take_away', delivery_address: null });
  expect(Date.parse(order.schedule_at!)).toBeGreaterThan(Date.now() + 86_400_000);
});

test('a customer signs up at the cart, orders from the pharmacy and follows it to the door [auth-10, auth-40, auth-23, auth-24, cart-09, track-07, track-10, order-13, order-14, welcome-01]', async ({
  page,
  request,
  enter,
}) => {
  test.setTimeout(240_000);
  await enter('pharmacy');
  const item = await withoutPrescription(request);
  await fillCart(page, place, 'pharmacy', { item_id: item.id });
  await page.goto('/home');
  await closeWelcome(page);
  await (await openCart(page)).getByRole('button', { name: 'Proceed To Checkout' }).click();
  const prompt = page.getByRole('dialog', { name: 'Do you want to login or continue as a guest?' });
  await prompt.getByRole('button', { name: 'Sign Up' }).click();
  await signUp(page);
  await expect(page.getByText('Sign in successfully.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeHidden();

  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Aziza Karimova');
  await expect(page.getByRole('region', { name: 'Your order' }).getByText('Welcome discount', { exact: true })).toBeVisible();
  const { order_id: orderId, order_amount: amount } = await placeOrder(page);
  await successDialog(page).getByRole('button', { name: 'Track Order' }).click();
  const panel = trackingPanel(page);
  await expect(panel.getByLabel('Where your order is').first()).toBeVisible();
  for (const step of ['Order Placed', 'Order Confirmed', 'On the Way', 'Delivered'])
    await expect(panel.getByText(step).first()).toBeVisible();
  for (const shown of ['Sender', item.store_name, 'Receiver', 'Aziza Karimova', 'Total']) await expect(panel).toContainText(shown);
  expect(await sumIn(panel.getByText('Total').locator('xpath=following-sibling::*'))).toBe(amount);
  await expect(panel.getByText('Thank you for ordering with us')).toBeVisible({ timeout: 90_000 });

  await panel.getByRole('button', { name: 'View Details' }).click();
  await expect(page).toHaveURL(new RegExp(`my-orders.*orderId=${orderId}`));
  await expect(panel).toBeHidden();
  const details = page.getByRole('article', { name: /^No\. \d{3}/ });
  await expect(details.getByText('Delivered', { exact: true }).first()).toBeVisible();
  await expect(details.getByText(item.name)).toBeVisible();
  await expect(details.getByText('Welcome discount', { exact: true })).toBeVisible();
  await details.getByRole('button', { name: 'Refund' }).click();
  const refund = page.getByRole('dialog', { name: 'Request a refund' });
  await expect(refund.getByText('jpg, png, jpeg, gif, max 2 MB, ratio 1:1; max 3 images per send')).toBeVisible();
  await refund.getByRole('button', { name: 'Submit' }).click();
  await expect(refund.getByText('Choose a reason.')).toBeVisible();
  await refund.getByRole('radio').first().check();
  await fill(refund.getByLabel('Tell us more'), 'The box was wet');
  await refund.getByRole('button', { name: 'Submit' }).click();
  await expect(details.getByText('We are looking at your request for a refund')).toBeVisible();
  await expect(details.getByRole('region', { name: 'Refund' })).toContainText('The box was wet');
  await details.getByRole('button', { name: 'Reorder' }).click();
  await expect(drawer(page).getByRole('article', { name: item.name })).toBeVisible();
});

test('an error is shown at its field until the field changes', async ({ page, context, request, shop, enter }) => {
  shop.expectTrouble(/422/);
  await enter('grocery');
  await signUpCustomer(context, request);
  await checkOutGroceries(page, request, place);
  await fill(page.getByLabel('Name', { exact: true }), '');
  await placeButton(page).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await fill(page.getByLabel('Name', { exact: true }), 'Aziza');
  await expect(page.getByText('Name is required')).toHaveCount(0);

  const refusal = { code: 'cash-not-allowed', field: 'payment_method', message: 'No cash is taken here.' };
  await page.route('**/api/v1/customer/order/place', (route) => route.fulfill({ status: 422, json: { errors: [refusal] } }));
  await placeButton(page).click();
  const payment = page.getByRole('radiogroup', { name: 'Payment Method' });
  await expect(payment.getByText(refusal.message)).toBeVisible();
  await payment.locator('label', { hasText: 'Card online' }).click();
  await expect(page.getByText(refusal.message)).toHaveCount(0);
});

test('a customer calls off an order that no store has taken on yet [order-08, track-18, entity-22]', async ({
  page,
  context,
  request,
  enter,
}) => {
  await enter('pharmacy');
  await signUpCustomer(context, request);
  const item = await withoutPrescription(request);
  await fillCart(page, place, 'pharmacy', { item_id: item.id });
  await closeWelcome(page);
  await openCheckout(page);
  await chooseLastSlot(page);
  await placeOrder(page);
  await expect(successDialog(page).getByText(/^\d+ \w+, between /)).toBeVisible();
  await successDialog(page).getByRole('button', { name: 'Track Order' }).click();
  const panel = trackingPanel(page);
  await panel.getByRole('button', { name: 'Cancel Order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel Order' });
  await question.getByRole('button', { name: 'Submit' }).click();
  await expect(question.getByText('Choose a reason.')).toBeVisible();
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(question).toBeHidden();
  await panel.getByRole('button', { name: 'Cancel Order' }).click();
  const { reasons } = await (await request.get('/api/v1/customer/order/cancellation-reasons')).json();
  await expect(question.getByRole('radio')).toHaveCount(reasons.length);
  await question.getByRole('radio', { name: reasons[0].reason }).check();
  await question.getByRole('button', { name: 'Submit' }).click();
  await expect(question).toBeHidden();
  await expect(panel.getByText('This order was canceled')).toBeVisible();
  await expect(panel.getByText(reasons[0].reason)).toBeVisible();
  await expect(panel.getByText('Order Placed')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
});

test('an order’s number waits for nothing that does not come after it [order-06]', async ({ page, context, request, enter }) => {
  await enter('grocery');
  await signUpCustomer(context, request);
  await closeWelcome(page);
  await checkOutGroceries(page, request, place);
  await page.locator('label', { hasText: 'Take Away' }).click();
  await chooseLastSlot(page);
  let isPlaced = false;
  await page.route('**/api/v1/customer/info', async (route) => {
    if (!isPlaced) await route.continue();
  });
  await page.route('**/api/v1/customer/order/place', async (route) => {
    isPlaced = true;
    await route.continue();
  });
  const { order_id: orderId } = await placeOrder(page);
  await expect(successDialog(page)).toContainText(shownNumber(orderId));
});

test('the map shows the store, the door and the courier between them, with the way that is left [map-01]', async ({
  page,
  request,
  shop,
}) => {
  const { id } = await orderInTransit(page, request, shop, {
    module: 'food',
    as: ({ store_position: from, delivery_address: to }) => ({
      courier_position: { lat: (from!.lat + to!.latitude) / 2, lng: (from!.lng + to!.longitude) / 2, at: new Date().toISOString() },
    }),
  });
  await page.goto(`/track-order?order_id=${id}`);
  const main = page.getByRole('main');
  for (const mark of ['Receiver', 'Courier']) await expect(main.getByRole('img', { name: mark, exact: true })).toBeVisible();
  await expect(main.getByText(/km left/)).toBeVisible();
});

test('the map of a route begins at zoom 10, and then comes near to all that is marked [map-02]', async ({ page, request, shop }) => {
  const store = { lat: 41.3, lng: 69.25 };
  const door = { lat: 41.34, lng: 69.33 };
  const order = await orderInTransit(page, request, shop, {
    module: 'food',
    as: ({ delivery_address: to }) => ({
      order_status: 'confirmed',
      store_position: store,
      delivery_address: { ...to!, latitude: door.lat, longitude: door.lng },
    }),
  });
  await page.addInitScript(() => {
    const places: Record<string, number[]> = ((window as unknown as { places: Record<string, number[]> }).places = {});
    new MutationObserver(() => {
      for (const marker of document.querySelectorAll<HTMLElement>('.maplibregl-marker')) {
        const x = /translate\((-?[\d.]+)px/.exec(marker.style.transform.replace(/translate\(-?[\d.]+%[^)]*\)/, ''))?.[1];
        const name = marker.getAttribute('aria-label') ?? marker.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '';
        if (x !== undefined && name !== '') (places[name] ??= []).push(Number(x));
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
  });
  await page.goto(`/track-order?order_id=${order.id}`);
  await expect(page.getByRole('main').getByRole('img', { name: 'Receiver', exact: true })).toBeVisible();
  const zooms = async () => {
    const places = await page.evaluate(() => (window as unknown as { places: Record<string, number[]> }).places);
    const [one, other] = [places['Receiver'] ?? [], places[order.store!.name] ?? []];
    // The world is 512 pixels wide at zoom 0.
    const zoomOf = (at: number) => Math.log2((Math.abs(one.at(at)! - other.at(at)!) * 360) / (512 * (door.lng - store.lng)));
    return { first: zoomOf(0), last: zoomOf(-1) };
  };
  await expect.poll(async () => (await zooms()).last).toBeGreaterThan(10.3);
  expect(Math.abs((await zooms()).first - 10)).toBeLessThan(0.1);
});

test('a medicine on prescription is ordered with a picture of it [order-10]', async ({ page, request, enter }) => {
  await enter('pharmacy');
  const [item] = await findItems(request, place, 'pharmacy', (each) => isPlain(each) && each.is_prescription_required === 1);
  await fillCart(page, place, 'pharmacy', { item_id: item!.id });
  await openCheckout(page);
  await fillContact(page);
  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await placeButton(page).click();
  const card = page.getByRole('region', { name: 'Prescription' });
  await expect(card.getByText('prescription is required')).toBeVisible();
  await card.getByLabel('Add photos').setInputFiles({ name: 'prescription.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(card.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(card.getByText('prescription is required')).toBeHidden();
  const { order_id: orderId } = await placeOrder(page);
  const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
  const answer = await request.get('/api/v1/customer/order/details', { params: { order_id: orderId }, headers: { 'X-Guest-Id': guest! } });
  const { prescription_images_full_url: pictures } = await answer.json();
  expect((await request.get(pictures[0])).headers()['content-type']).toBe('image/jpeg');
});

test('a pharmacy takes an order by a picture of the prescription alone [order-11, entity-18]', async ({ page, request, enter }) => {
  await enter('pharmacy');
  const [item] = await findItems(request, place, 'pharmacy', (each) => isPlain(each) && each.is_prescription_required === 1);
  await visit(page, `/store/${item!.store_slug}?module_id=${item!.module_id}`);
  await page.getByRole('button', { name: 'Send a prescription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a prescription' });
  await dialog.getByRole('button', { name: 'Send to the pharmacy' }).click();
  await expect(dialog.getByText('Please upload your prescription image', { exact: true })).toBeVisible();
  // More files are chosen while the first are still being resized, and all are ready at once.
  await page.evaluate(() => {
    const draw = window.createImageBitmap.bind(window);
    const allowed = new Promise((resolve) => window.addEventListener('draw', resolve, { once: true }));
    window.createImageBitmap = async (file: ImageBitmapSource) => {
      await allowed;
      return draw(file);
    };
  });
  const photo = { name: 'prescription.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await dialog.getByLabel('Add photos').setInputFiles([photo, photo]);
  await dialog.getByLabel('Add photos').setInputFiles([photo, photo]);
  await page.evaluate(() => window.dispatchEvent(new Event('draw')));
  await expect(dialog.getByRole('img', { name: /^Photo/ })).toHaveCount(3);
  await expect(dialog.getByText('Maximum 3 images can be send at a time.')).toBeVisible();
  await expect(dialog.getByText('Please upload your prescription image', { exact: true })).toBeHidden();
  await fill(dialog.getByLabel('Delivery Address'), 'Amir Temur 15');
  await fill(dialog.getByLabel('Name'), 'Aziza');
  await fill(dialog.getByLabel('Phone'), '901234567');
  await dialog.getByRole('button', { name: 'Send to the pharmacy' }).click();
  const success = successDialog(page);
  await expect(success.getByText('Prescription under review')).toBeVisible();
  await success.getByRole('button', { name: 'Track Order' }).click();
  const placed = trackingPanel(page).getByRole('listitem').filter({ hasText: 'Order Placed' });
  await expect(placed).toBeVisible();
  await waitForHistoryEntry(page, 'overlay');
  await page.reload();
  await expect(placed).toBeVisible();
  await goBack(page);
  await expect(placed).toBeHidden();
});

test('a prescription goes to the pharmacy as a PDF and is opened from the order [order-16]', async ({
  page,
  context,
  request,
  shop,
  enter,
}) => {
  shop.expectTrouble(/422 .*prescription\/place/);
  await signUpCustomer(context, request);
  await enter('pharmacy');
  const [item] = await findItems(request, place, 'pharmacy', (each) => isPlain(each) && each.is_prescription_required === 1);
  await visit(page, `/store/${item!.store_slug}?module_id=${item!.module_id}`);
  await page.getByRole('button', { name: 'Send a prescription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a prescription' });
  await expect(dialog.getByText('jpg, png, webp, pdf, max 5 MB; max 3 files per send')).toBeVisible();
  const sheet = { name: 'recipe of Aziza.pdf', mimeType: 'application/pdf' };
  const choose = (buffer: Buffer) => dialog.getByLabel('Add photos or a PDF').setInputFiles({ ...sheet, buffer });
  await fill(dialog.getByLabel('Delivery Address'), 'Amir Temur 15');
  await fill(dialog.getByLabel('Name'), 'Aziza');
  await fill(dialog.getByLabel('Phone'), '901234567');
  await choose(Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-1.7 '));
  await expect(dialog.getByText('The file is larger than 5 MB.')).toBeVisible();
  await choose(Buffer.from('%PDF-1.7 is only said'));
  await expect(dialog.getByText(sheet.name)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send to the pharmacy' }).click();
  await expect(dialog.getByText('Choose a jpg, png or webp picture or an unlocked PDF of up to 20 pages.')).toBeVisible();
  await dialog.getByRole('button', { name: `Remove ${sheet.name}` }).click();
  await choose(await printedSheet(context));
  await dialog.getByRole('button', { name: 'Send to the pharmacy' }).click();
  await successDialog(page).getByRole('button', { name: 'Track Order' }).click();
  await trackingPanel(page).getByRole('button', { name: 'View Details' }).click();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Document 1' }).click()]);
  expect(saved.suggestedFilename()).toBe('Prescription.pdf');
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the chosen variation is bought and charged [item-13, cart-27]', async ({ page, request, enter }) => {
  await enter('ecommerce');
  const items = await findItems(
    request,
    place,
    'ecommerce',
    ({ has_variations, available_stock }) => has_variations && (available_stock ?? 0) > 5,
  );
  const item = await findDetails(request, items, ({ variations }) => new Set(variations.map(({ price }) => price)).size > 1);
  const cheapest = Math.min(...item.variations.map(({ price }) => price));
  const wanted = item.variations.find(({ price, stock }) => price > cheapest && (stock ?? 0) > 0)!;
  await page.goto(`/product/${item.slug}?module_id=${item.module_id}`);
  await expect(page.getByRole('heading', { level: 1, name: item.name })).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('guest_id'));
  for (const { options } of item.choice_options) {
    const option = options.find((each) => wanted.type.split('-').includes(each))!;
    await page.getByRole('radio', { name: option, exact: true }).first().check();
  }
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Item added to cart')).toBeVisible();

  await openCheckout(page);
  const order = page.getByRole('region', { name: 'Your order' });
  for (const part of wanted.type.split('-')) await expect(order.getByRole('listitem')).toContainText(part);
  await fillContact(page);
  const { order_id: orderId } = await placeOrder(page);
  const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
  const answer = await request.get('/api/v1/customer/order/details', { params: { order_id: orderId }, headers: { 'X-Guest-Id': guest! } });
  const [line] = (await answer.json()).details;
  expect(line).toMatchObject({ name: item.name, quantity: 1, price: wanted.price });
});

/** A PDF as printed by a doctor's program. */
async function printedSheet(context: BrowserContext): Promise<Buffer> {
  const sheet = await context.newPage();
  await sheet.setContent('<h1>Amoxicillin 500 mg</h1>');
  const printed = await sheet.pdf();
  await sheet.close();
  return printed;
}

async function withoutPrescription(request: APIRequestContext): Promise<ItemDetails> {
  const items = await findItems(request, place, 'pharmacy', isPlain);
  return findDetails(request, items, ({ is_prescription_required: isNeeded }) => !isNeeded);
}

async function signUp(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  await expect(dialog.getByText('You must accept the terms and conditions')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Sign Up' })).toBeDisabled();
  const number = uniquePhone();
  await fill(dialog.getByLabel('Full name'), 'Aziza Karimova');
  await fill(dialog.getByLabel('Phone'), `90${number}`);
  await fill(dialog.getByLabel('Email'), `aziza${number}@example.uz`);
  await fill(dialog.getByLabel('Password', { exact: true }), 'gilos-tuya-7');
  await fill(dialog.getByLabel('Confirm password'), 'gilos-tuya-8');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(dialog.getByText('Passwords must match')).toBeVisible();
  await fill(dialog.getByLabel('Confirm password'), 'gilos-tuya-7');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
}
