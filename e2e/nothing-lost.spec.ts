import type { Page } from '@playwright/test';
import { checkOutGroceries, contactDialog, fillContact, placeButton, placeOrder, shownNumber, successDialog } from './steps/checkout.ts';
import { fill } from './steps/fill.ts';
import { expect, test } from './steps/shop.ts';
import type { Place } from './steps/visit.ts';

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
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(contactDialog(page)).toBeVisible();
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
