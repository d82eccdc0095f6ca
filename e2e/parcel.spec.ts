import type { Page } from '@playwright/test';
import { placeButton, placeOrder, successDialog, sumIn, trackAsGuest } from './steps/checkout.ts';
import { fill } from './steps/fill.ts';
import { expect, test } from './steps/shop.ts';

const endpoint = (page: Page, side: 'Sender' | 'Receiver') => page.getByRole('region', { name: side, exact: true });

const PHONE = { width: 390, height: 844 };
const title = (page: Page, name: string) => page.getByRole('heading', { name: new RegExp(`^Step \\d of 3. ${name}$`), level: 2 });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

async function pickReceiver(page: Page, found: string): Promise<void> {
  await endpoint(page, 'Receiver').getByRole('button', { name: 'Pick from map' }).click();
  const picker = page.getByRole('dialog', { name: 'Where the courier goes' });
  await fill(picker.getByRole('combobox', { name: 'Search location' }), found);
  await picker
    .getByRole('option', { name: new RegExp(found) })
    .first()
    .click();
  await picker.getByRole('button', { name: 'Pick Locations' }).click();
  await expect(picker).toBeHidden();
  await expect(endpoint(page, 'Receiver').getByText(new RegExp(`^${found}`))).toBeVisible();
}

async function fillPerson(page: Page, side: 'Sender' | 'Receiver'): Promise<void> {
  const [name, phone] = side === 'Sender' ? ['Dilnoza', '901234567'] : ['Sardor', '935552011'];
  await fill(endpoint(page, side).getByLabel('Name', { exact: true }), name);
  await fill(endpoint(page, side).getByLabel('Phone', { exact: true }), phone);
}

/** Opens the first step of a parcel on a phone, from the home of its module. */
async function openSteps(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto('/home');
  await page
    .getByRole('region', { name: 'What are you sending?' })
    .getByRole('link', { name: /Documents/ })
    .click();
  await expect(title(page, 'Where from')).toBeVisible();
}

/** Fills in the same parcel as `fillParcel`, in the steps of a phone. */
async function fillSteps(page: Page): Promise<void> {
  await openSteps(page);
  await fillPerson(page, 'Sender');
  await goOn(page);
  await expect(title(page, 'Where to')).toBeFocused();
  await pickReceiver(page, 'Chorsu Bazaar');
  await fillPerson(page, 'Receiver');
  await goOn(page);
  await expect(title(page, 'Parcel and payment')).toBeFocused();
  await page.getByRole('radio', { name: /^Receiver/ }).check();
  await page.getByRole('button', { name: 'Keep it upright' }).click();
}

/** Fills in a parcel from the stored place to Chorsu, whose receiver pays. */
async function fillParcel(page: Page): Promise<void> {
  await page.goto('/home');
  await page
    .getByRole('region', { name: 'What are you sending?' })
    .getByRole('link', { name: /Documents/ })
    .click();
  await expect(page).toHaveURL(/\/parcel-delivery-info\?category=documents/);
  await expect(page.getByText('Set both doors on the map to see the price.')).toBeVisible();

  await placeButton(page).click();
  await expect(endpoint(page, 'Sender').getByText('Name is required')).toBeVisible();
  await expect(endpoint(page, 'Receiver').getByText('Address is required')).toBeVisible();

  await pickReceiver(page, 'Chorsu Bazaar');
  await fillPerson(page, 'Sender');
  await fillPerson(page, 'Receiver');
  await page.getByRole('radio', { name: /^Receiver/ }).check();
  await page.getByRole('button', { name: 'Keep it upright' }).click();
  await expect(page.getByText(/^Between .* and /)).toBeVisible();
}

for (const [where, fillIn] of [
  ['', fillParcel],
  [', on a phone in three steps', fillSteps],
] as const)
  test(
    `a guest sends a parcel from door to door at the shown price${where} [route-17] [home-parcel-01] [parcel-01] [parcel-02]`,
    { tag: '@every-browser' },
    async ({ page, request, enter }) => {
      await enter('parcel');
      await fillIn(page);
      const sum = await sumIn(placeButton(page));
      const { order_id: orderId, order_amount: amount } = await placeOrder(page);
      expect(amount).toBe(sum);
      await expect(successDialog(page)).toBeVisible();
      expect(await trackAsGuest(request, orderId)).toMatchObject({
        order_type: 'parcel',
        order_amount: sum,
        receiver_details: { contact_person_name: 'Sardor', contact_person_number: '+998935552011' },
      });
    },
  );

test('a step of the parcel is left only when it is complete, and back leads to the step before, with everything typed', async ({
  page,
  enter,
}) => {
  await enter('parcel');
  await openSteps(page);
  await expect(page.getByRole('img', { name: 'The way of the parcel' })).toBeInViewport();
  await goOn(page);
  const name = endpoint(page, 'Sender').getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await expect(endpoint(page, 'Sender').getByText('Name is required')).toBeVisible();
  await fillPerson(page, 'Sender');
  await goOn(page);
  await expect(title(page, 'Where to')).toBeFocused();
  await expect(page.getByText('Set both doors on the map to see the price.')).toBeVisible();
  await pickReceiver(page, 'Chorsu Bazaar');
  // The price stands in the foot as soon as both doors are known.
  await expect(page.getByText(/^Between .* and /)).toBeInViewport();

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(title(page, 'Where from')).toBeFocused();
  await expect(name).toHaveValue('Dilnoza');
  await goOn(page);
  await expect(endpoint(page, 'Receiver').getByText(/^Chorsu Bazaar/)).toBeVisible();
  await fillPerson(page, 'Receiver');
  await goOn(page);
  await expect(title(page, 'Parcel and payment')).toBeFocused();
  await page.reload();
  await expect(title(page, 'Parcel and payment')).toBeVisible();
  await page.getByRole('button', { name: /^Step 1 of 3/ }).click();
  await expect(title(page, 'Where from')).toBeFocused();
  await expect(name).toHaveValue('Dilnoza');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('a field of a parcel that the shop refuses leads to its step [parcel-01]', async ({ page, shop, enter }) => {
  shop.expectTrouble(/order\/place/);
  await enter('parcel');
  await fillSteps(page);
  const message = 'This number cannot be reached.';
  const field = 'parcel.receiver.contact_person_number';
  await page.route('**/customer/order/place', (route) =>
    route.fulfill({ status: 422, json: { errors: [{ code: 'invalid', field, message }], message } }),
  );
  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await placeButton(page).click();
  await expect(title(page, 'Where to')).toBeVisible();
  await expect(endpoint(page, 'Receiver').getByText(message)).toBeVisible();
  await expect(endpoint(page, 'Receiver').getByLabel('Phone', { exact: true })).toBeFocused();
});

test("on a phone the live badge of a parcel's map does not cover the receiver's pin", async ({ page, enter }) => {
  await enter('parcel');
  await fillParcel(page);
  await placeOrder(page);
  // The map's live badge must not cover the receiver's pin in the upper corner.
  await page.setViewportSize({ width: 390, height: 844 });
  await successDialog(page).getByRole('button', { name: 'Track Order' }).click();
  const panel = page.getByRole('dialog', { name: /^Order/ });
  const sign = panel.getByText('Live', { exact: true });
  const pin = panel.locator('.maplibregl-marker').filter({ has: page.getByRole('img', { name: 'Receiver', exact: true }) });
  await expect(sign).toBeVisible();
  await expect(pin).toBeVisible();
  await pin.evaluate(standsStill);
  const [under, over] = [(await sign.boundingBox())!, (await pin.boundingBox())!];
  expect(over.x > under.x + under.width || over.y > under.y + under.height, JSON.stringify({ under, over })).toBe(true);
});

test('says that the kind is missing where an address names none [parcel-01]', async ({ page, enter }) => {
  await enter('parcel');
  await page.goto('/parcel-delivery-info');
  await expect(page.getByRole('region', { name: 'Your order' }).getByText('Choose what you are sending')).toBeVisible();
});

test('a pending price is awaited, a failed one is not blamed on the addresses and can be retried [parcel-01]', async ({
  page,
  shop,
  enter,
}) => {
  shop.expectTrouble(/order\/quote/);
  await enter('parcel');
  const doors = { sender: { point: { lat: 41.3111, lng: 69.2797 } }, receiver: { point: { lat: 41.3267, lng: 69.2348 } } };
  await page.addInitScript(
    (draft) => location.protocol.startsWith('http') && sessionStorage.setItem('parcel-draft', draft),
    JSON.stringify(doors),
  );
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  await page.route('**/customer/order/quote', async (route) => {
    await lost;
    await route.abort();
  });
  await page.goto('/parcel-delivery-info?category=documents');
  const bill = page.getByRole('region', { name: 'Your order' });
  await expect(bill.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  const blame = bill.getByText('Set both doors on the map to see the price.');
  await expect(blame).toHaveCount(0);
  lose();
  const warning = page.getByRole('alert').getByText('Connection lost. Please try again.');
  await expect(warning).toBeVisible();
  await expect(blame).toHaveCount(0);

  await page.unroute('**/customer/order/quote');
  const answered = page.waitForResponse('**/customer/order/quote');
  await page.route('**/customer/order/quote', (route) =>
    route.fulfill({ status: 500, json: { errors: [{ code: 'internal', message: 'broken' }], message: 'broken' } }),
  );
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await again.click();
  await (await answered).finished();
  await expect(warning).toBeVisible();
  await expect(page.getByText('broken')).toHaveCount(0);
  await page.unroute('**/customer/order/quote');
  await again.click();
  await expect(bill.getByText('Total', { exact: true })).toBeVisible();
  await expect(warning).toHaveCount(0);
});

test('the module without a cart says at the checkout that there is nothing to order, instead of waiting for one [module-12]', async ({
  page,
  enter,
}) => {
  await enter('parcel');
  await page.goto('/checkout');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

/** Resolves once an element has not moved for thirty frames. */
function standsStill(element: Element): Promise<void> {
  return new Promise((resolve) => {
    let last = '';
    let frames = 0;
    const look = () => {
      const { x, y } = element.getBoundingClientRect();
      frames = last === `${x} ${y}` ? frames + 1 : 0;
      last = `${x} ${y}`;
      if (frames < 30) requestAnimationFrame(look);
      else resolve();
    };
    look();
  });
}
