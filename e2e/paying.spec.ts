import type { APIRequestContext, Page } from '@playwright/test';
import {
  checkOutGroceries,
  chooseLastSlot,
  placeButton,
  placeOrder,
  shownNumber,
  successDialog,
  fillContact,
  trackAsGuest,
} from './steps/checkout.ts';
import { closeWelcome } from './steps/customer.ts';
import { findInAllColorSchemes } from './steps/color-schemes.ts';
import { fill } from './steps/fill.ts';
import { decidePayment, expectFailure, failureQuestion, goToPay } from './steps/payment.ts';
import { expect, test } from './steps/shop.ts';
import type { Place } from './steps/visit.ts';
import { signInAs, goBack, REGULAR, visit } from './steps/visitor.ts';

/** Orders paid online at the sandbox gateway, and the paths after a failed payment. */
test.describe.configure({ timeout: 120_000 });

let place: Place;
test.beforeEach(async ({ enter }) => {
  place = await enter('grocery');
});

async function collectAnotherDay(page: Page): Promise<void> {
  await page.locator('label', { hasText: 'Take Away' }).click();
  await chooseLastSlot(page);
}

/** Returns the unpaid order in the tab's session storage. */
const pendingPayment = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('pending-payment') ?? 'null') as unknown);

/** Opens the checkout as a guest who collects two pieces of an item on another day. */
async function guestAtCheckout(page: Page, request: APIRequestContext): Promise<void> {
  await checkOutGroceries(page, request, place, { from: 30_000 });
  await collectAnotherDay(page);
  await fillContact(page);
  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
}

test(
  'a guest pays online and sees the order number after the approval [checkout-10, order-06]',
  { tag: '@every-browser' },
  async ({ page, request }) => {
    await guestAtCheckout(page, request);
    const { order_id: orderId } = await goToPay(page);
    expect(await trackAsGuest(request, orderId)).toMatchObject({ payment_status: 'unpaid', payment_method: 'digital_payment' });
    await decidePayment(page, 'Approve');
    const success = successDialog(page);
    await expect(success.getByText(shownNumber(orderId))).toBeVisible();
    await expect(page).toHaveURL(/\/home/);
    await expect(success.getByRole('button', { name: 'Track Order' })).toBeVisible();
    expect(await trackAsGuest(request, orderId)).toMatchObject({ payment_status: 'paid' });
    expect(await pendingPayment(page)).toBeNull();
  },
);

test('a declined payment fails the order; the courier is paid in cash instead [order-01, order-02, order-03]', async ({
  page,
  request,
}) => {
  await guestAtCheckout(page, request);
  const { order_id: orderId } = await goToPay(page);
  await decidePayment(page, 'Decline');
  await expect(page.getByRole('heading', { name: 'Order Place Failed' })).toBeVisible();
  await expectFailure(page);
  await failureQuestion(page).getByRole('button', { name: 'Switch to cash on delivery' }).click();
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByText('Payment info updated.')).toBeVisible();
  await expect(successDialog(page).getByText(shownNumber(orderId))).toBeVisible();
  expect(await trackAsGuest(request, orderId)).toMatchObject({ payment_method: 'cash_on_delivery', order_status: 'pending' });
  expect(await pendingPayment(page)).toBeNull();
});

test('a declined payment is tried once more, then the order is given up [order-04]', async ({ page, request }) => {
  await guestAtCheckout(page, request);
  const { order_id: orderId } = await goToPay(page);
  await decidePayment(page, 'Decline');
  await expectFailure(page);
  await failureQuestion(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/payment\/[\w-]{32}$/);
  await decidePayment(page, 'Decline');
  await expectFailure(page);
  await failureQuestion(page).getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByText('The order is canceled.')).toBeVisible();
  expect(await trackAsGuest(request, orderId)).toMatchObject({ order_status: 'canceled', cancellation_reason: 'Order payment canceled' });
  expect(await pendingPayment(page)).toBeNull();
});

test('where the zone takes no cash, a failed payment offers none [order-03]', async ({ page, request }) => {
  await page.route('**/api/v1/customer/order/track**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), can_switch_to_cod: false } });
  });
  await guestAtCheckout(page, request);
  await goToPay(page);
  await decidePayment(page, 'Decline');
  await expectFailure(page);
  await expect(failureQuestion(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(failureQuestion(page).getByRole('button', { name: 'Switch to cash on delivery' })).toBeHidden();
});

test('a guest who goes home from a payment that was called off takes the number along, and pays later [order-01, order-07]', async ({
  page,
  request,
}) => {
  await guestAtCheckout(page, request);
  const { order_id: orderId } = await goToPay(page);
  await decidePayment(page, 'Leave without paying');
  await expectFailure(page);
  await failureQuestion(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/home/);
  const failure = page.getByRole('dialog', { name: 'The payment did not go through' });
  await expect(failure.getByText(shownNumber(orderId))).toBeVisible();
  await expect(failure.getByText('Payment failed')).toBeVisible();
  await expect(failure.getByText('You called the payment off. The order is kept for a short while.')).toBeVisible();
  await failure.getByRole('button', { name: 'Track Order' }).click();
  await page
    .getByRole('dialog', { name: /^Order No/ })
    .getByRole('button', { name: 'Pay now' })
    .click();
  await expect(page).toHaveURL(/\/payment\/[\w-]{32}$/);
  await decidePayment(page, 'Approve');
  await expect(successDialog(page).getByText(shownNumber(orderId))).toBeVisible();
});

test('a payment that comes back without a readable order is logged only [checkout-06]', async ({ page, shop }) => {
  shop.expectTrouble(/404/);
  for (const address of [
    '/payment?flag=fail',
    '/payment?flag=fail&token=nonsense',
    `/payment?flag=fail&token=123456789.${'x'.repeat(22)}`,
  ]) {
    const logged = page.waitForEvent('console', (message) => message.text().includes('readable order'));
    await visit(page, address);
    expect((await logged).text()).toContain('without a readable order');
    await expect(page).toHaveURL(/\/home/);
    await expect(page.getByRole('heading', { name: 'Order Place Failed' })).toBeHidden();
  }
});

test('a browser that says the payment was a success is not believed', async ({ page, request }) => {
  await guestAtCheckout(page, request);
  const { order_id: orderId, tracking_token: token } = await goToPay(page);
  await visit(page, `/payment?token=${token}&flag=success`);
  await expect(page.getByRole('heading', { name: 'Waiting for the bank' })).toBeVisible();
  expect(await trackAsGuest(request, orderId)).toMatchObject({ payment_status: 'unpaid' });
});

test('a customer pays by transfer: errors are shown at their fields, the input stays, and the order shows it [checkout-05, checkout-10, order-05]', async ({
  page,
  request,
  shop,
}) => {
  shop.expectTrouble(/422/);
  await signInAs(page, request, { module: 'grocery', isSignedIn: 'as-newcomer' });
  await checkOutGroceries(page, request, place, { from: 30_000 });
  await closeWelcome(page);
  await collectAnotherDay(page);
  await page.locator('label', { hasText: 'Offline payment' }).click();
  const methods = page.getByRole('radiogroup', { name: 'How do you transfer?' });
  await placeButton(page).click();
  await expect(methods).toContainText('Fill in the payment details.');
  await methods.locator('label', { hasText: 'Bank transfer' }).click();
  await expect(page.getByText('2020 8000 0000 0000 0001')).toBeVisible();
  await fill(page.getByLabel('Name of the payer'), 'Nodira Aliyeva');

  // Leaving the checkout resets the step; the drafts stay.
  await page.getByRole('link', { name: 'Bozor' }).first().click();
  await expect(page).toHaveURL(/\/home/);
  await goBack(page);
  await expect(methods).toBeVisible();
  await methods.locator('label', { hasText: 'Bank transfer' }).click();
  await expect(page.getByLabel('Name of the payer')).toHaveValue('Nodira Aliyeva');

  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await placeButton(page).click();
  await expect(page.getByText('Payment reference is required')).toBeVisible();
  await expect(page.getByLabel('Name of the payer')).toHaveValue('Nodira Aliyeva');
  await fill(page.getByLabel('Payment reference'), '778899');
  const { order_id: orderId } = await placeOrder(page);
  await expect(successDialog(page).getByText(shownNumber(orderId))).toBeVisible();

  await visit(page, `/profile?page=my-orders&orderId=${orderId}`);
  const transfer = page.getByRole('region', { name: 'Transfer' });
  for (const shown of ['Bank transfer', 'Being checked', 'Nodira Aliyeva', '778899']) await expect(transfer).toContainText(shown);
  await transfer.getByRole('button', { name: 'Change payment info' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change payment info' });
  await expect(dialog.getByText('2020 8000 0000 0000 0001')).toBeVisible();
  await expect(dialog.getByLabel('Name of the payer')).toHaveValue('Nodira Aliyeva');
  await expect(dialog.getByLabel('Payment reference')).toHaveValue('778899');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await dialog.locator('label', { hasText: 'Card to card' }).click();
  await expect(dialog.getByLabel('Name of the payer')).toHaveValue('Nodira Aliyeva');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Last four digits of your card is required')).toBeVisible();
  await fill(dialog.getByLabel('Last four digits of your card'), '4242');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Payment info updated.')).toBeVisible();
  await expect(transfer).toContainText('4242');
});

test('failed transfer methods show an error and can be retried', async ({ page, request, shop }) => {
  shop.expectTrouble(/offline-payment-methods/);
  await page.route('**/api/v1/offline-payment-methods', (route) => route.abort());
  await checkOutGroceries(page, request, place);
  await page.locator('label', { hasText: 'Offline payment' }).click();
  const payment = page.getByRole('radiogroup', { name: 'Payment Method' });
  await expect(payment.getByText('Connection lost. Please try again.')).toBeVisible();
  await page.unroute('**/api/v1/offline-payment-methods');
  await payment.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('radiogroup', { name: 'How do you transfer?' })).toBeVisible();
});

test('axe finds nothing at the gateway, in a failure and its question, or in the form of a transfer', async ({ page, request }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await guestAtCheckout(page, request);
  await page.locator('label', { hasText: 'Offline payment' }).click();
  await page.getByRole('radiogroup', { name: 'How do you transfer?' }).locator('label', { hasText: 'Bank transfer' }).click();
  await expect(page.getByLabel('Payment reference')).toBeVisible();
  const found = await findInAllColorSchemes(page, 'the form of a transfer');
  await goToPay(page);
  found.push(...(await findInAllColorSchemes(page, 'the gateway')));
  await decidePayment(page, 'Decline');
  await expectFailure(page);
  found.push(...(await findInAllColorSchemes(page, 'the question')));
  await failureQuestion(page).getByRole('button', { name: 'Close' }).click();
  await expect(failureQuestion(page)).toBeHidden();
  found.push(...(await findInAllColorSchemes(page, 'the failure')));
  expect(found).toEqual([]);
});

test('a customer whose wallet holds enough pays a whole order from it [checkout-10]', async ({ page, request }) => {
  await signInAs(page, request, { module: 'grocery', isSignedIn: true });
  const { token } = await (await request.post('/api/v1/auth/login', { data: REGULAR })).json();
  const headers = { Authorization: `Bearer ${token}`, zoneid: `[${place.zoneId}]`, moduleId: String(place.modules.grocery) };
  await request.delete('/api/v1/customer/cart', { headers });
  await checkOutGroceries(page, request, place, { from: 30_000, to: 60_000 });
  await collectAnotherDay(page);
  const wallet = page.locator('label', { hasText: 'Wallet' });
  await expect(wallet).toContainText('Balance');
  await wallet.click();
  const placed = await placeOrder(page);
  expect(placed).toMatchObject({ payment_method: 'wallet', payment_status: 'paid' });
  await expect(successDialog(page).getByText(shownNumber(placed.order_id))).toBeVisible();
  await visit(page, '/profile?page=wallet');
  await expect(page.getByText(`Payment for order No. ${shownNumber(placed.order_id)}`).first()).toBeVisible();
});

test('a customer adds money to the wallet with the shown bonus, and sees a failed payment [api-82]', async ({ page, request }) => {
  await signInAs(page, request, { module: 'grocery', isSignedIn: 'as-newcomer' });
  await visit(page, '/profile?page=wallet');
  const balance = page.getByRole('region', { name: 'Balance' });
  const dialog = page.getByRole('dialog', { name: 'Add money to the wallet' });
  const amount = dialog.getByLabel('Amount', { exact: true });
  await balance.getByRole('button', { name: 'Add money' }).click();
  await fill(amount, '9999');
  await amount.press('Enter');
  await expect(dialog.getByText(/^Choose an amount from 10\s000/)).toBeVisible();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('9999');
  expect(await findInAllColorSchemes(page, 'adding money')).toEqual([]);

  await fill(amount, '120000');
  await expect(dialog.getByText(/^6\s000\ssoʻm on top: 126\s000\ssoʻm goes into the wallet$/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Pay 120\s000/ }).click();
  await decidePayment(page, 'Decline');
  await expect(page.getByRole('alert').getByText('The payment did not go through. Nothing was added.')).toBeVisible();
  await expect(balance.getByText(/^0\ssoʻm$/)).toBeVisible();

  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('radio', { name: /^100\s000/ }).check();
  await dialog.getByRole('button', { name: /^Pay 100\s000/ }).click();
  await decidePayment(page, 'Approve');
  await expect(page.locator('[data-toaster]').getByText(/^100\s000\ssoʻm is in your wallet$/)).toBeVisible();
  await expect(balance.getByText(/^105\s000\ssoʻm$/)).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?page=wallet$/);
});
