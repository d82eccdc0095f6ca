import type { Page } from '@playwright/test';
import { drawer, openCart } from './steps/cart.ts';
import { checkOutGroceries, chooseLastSlot, fillContact, placeButton, placeOrder, shownNumber, successDialog } from './steps/checkout.ts';
import { decidePayment, expectFailure, goToPay } from './steps/payment.ts';
import { fill } from './steps/fill.ts';
import { expect, test } from './steps/shop.ts';
import type { Place } from './steps/visit.ts';
import { goBack } from './steps/visitor.ts';

/** Orders and baskets that survive a slow network, a reload, a way back and a lost answer. */
test.describe.configure({ timeout: 120_000 });

let place: Place;
test.beforeEach(async ({ enter }) => {
  place = await enter('grocery');
});

/** Records every sight of an empty cart in this tab, over all of its pages. */
async function watchForEmptyCart(page: Page): Promise<() => Promise<string | null>> {
  await page.evaluate(() => {
    const look = () => {
      if (document.body.innerText.includes('Your cart is empty')) sessionStorage.setItem('seen-empty', location.pathname);
    };
    new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => sessionStorage.getItem('seen-empty'));
}

test('on a slow phone and network the next thing seen after an order is its success', async ({ page, request, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await checkOutGroceries(page, request, place, { from: 30_000 });
  await fillContact(page);
  await fill(page.getByLabel('House'), '15');
  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  const seenEmpty = await watchForEmptyCart(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  });
  const { order_id: orderId } = await placeOrder(page);
  await expect(page.getByText('Thank you, your order is placed').first()).toBeVisible();
  await expect(successDialog(page).getByText(shownNumber(orderId))).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/home/);
  expect(await seenEmpty()).toBeNull();
});

test("a guest's running order is one tap away on every page, is listed under Orders, and survives a new guest id", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await checkOutGroceries(page, request, place, { from: 30_000 });
  await fillContact(page);
  await fill(page.getByLabel('House'), '15');
  const { order_id: orderId } = await placeOrder(page);
  await successDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(successDialog(page)).toBeHidden();
  const bar = page.getByRole('region', { name: 'Orders under way' });
  await expect(bar).toContainText(shownNumber(orderId));
  // Another guest, as after signing in and out.
  await page.evaluate(() => localStorage.removeItem('guest_id'));
  for (const path of ['/home', '/categories', '/']) {
    await page.goto(path);
    await expect(bar).toContainText(shownNumber(orderId));
    const [box, view] = [await bar.boundingBox(), page.viewportSize()!];
    expect(box!.y + box!.height, path).toBeLessThanOrEqual(view.height);
  }
  await bar.getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: /^Order No\./ })).toContainText('Order Placed');
  await goBack(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/profile?page=my-orders');
  await expect(page.getByRole('main').getByText(shownNumber(orderId))).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeHidden();
});

test('a declined payment gives the basket back; home says that the order waits, and canceling it keeps the basket', async ({
  page,
  request,
}) => {
  await checkOutGroceries(page, request, place, { from: 30_000 });
  await page.locator('label', { hasText: 'Take Away' }).click();
  await chooseLastSlot(page);
  await fillContact(page);
  const { order_id: orderId } = await goToPay(page);
  await decidePayment(page, 'Decline');
  await expectFailure(page);
  await page.goto('/home');
  const bar = page.getByRole('region', { name: 'Orders under way' });
  await expect(bar).toContainText(`Order ${shownNumber(orderId)} waits for payment until`);
  for (const way of ['Pay now', 'Change', 'Cancel Order']) await expect(bar.getByRole('button', { name: way })).toBeVisible();
  await expect((await openCart(page)).getByRole('listitem')).toHaveCount(1);
  await expect(drawer(page).getByText(/waits for payment until/)).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page.getByText('The order is canceled.')).toBeVisible();
  await expect(drawer(page).getByText(/waits for payment until/)).toBeHidden();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
});
