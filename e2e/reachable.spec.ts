import { openCart } from './steps/cart.ts';
import { fillCart, placeButton } from './steps/checkout.ts';
import { closeWelcome } from './steps/customer.ts';
import { findItems } from './steps/item.ts';
import { orderInTransit } from './steps/order.ts';
import { scrollUntilVisible } from './steps/scroll-until-visible.ts';
import { expect, test } from './steps/shop.ts';
import { cityCentre } from './steps/visit.ts';
import { signInAs, visit, waitForHistoryEntry } from './steps/visitor.ts';

test('every part of the shop is reached by pressing, from its home on [app-04]', async ({ page, request }) => {
  test.slow(); // a dozen pages, on machines that are busy
  const place = await cityCentre(request);
  const [item] = await findItems(request, place, 'grocery', ({ has_variations, stock }) => !has_variations && (stock ?? 0) > 5);
  await signInAs(page, request, { module: 'grocery', isSignedIn: 'as-newcomer' });
  await fillCart(page, place, 'grocery', { item_id: item!.id });
  const header = page.locator('header:visible');
  const main = page.getByRole('main');
  const home = async () => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
    // Overlays opened on the way close when the page changes.
    await expect(page).toHaveURL(/\/home$/);
  };
  const close = (name: string | RegExp) => page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).first().click();
  const account = async (entry: string, address: RegExp) => {
    await header.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
    await expect(page).toHaveURL(address);
  };

  await closeWelcome(page);
  await visit(page, '/home');
  await test.step('items and search', async () => {
    await expect(page.getByRole('combobox').or(page.getByRole('searchbox')).first()).toBeVisible();
    await scrollUntilVisible(
      page,
      main
        .getByRole('article')
        .filter({ has: page.locator('a[href^="/product/"]') })
        .first(),
    );
  });
  await test.step('flash sales and campaigns', async () => {
    await scrollUntilVisible(page, main.locator('a[href^="/flash-sales"]').first());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Campaigns' }).click();
    await expect(page).toHaveURL(/\/campaigns$/);
  });
  await test.step('cashback', async () => {
    await home();
    await page.getByRole('button', { name: 'Cashback' }).click();
    await expect(page.getByText(/back to the wallet/)).toBeVisible();
  });
  await test.step('the wishlist', async () => {
    await header.getByRole('button', { name: /^Favourites/ }).click();
    await expect(page.getByRole('dialog', { name: 'Favourites' })).toBeVisible();
    await close('Favourites');
  });
  await test.step('the account: coupons, wallet, points, orders, profile', async () => {
    await account('Coupons', /page=coupons/);
    await account('Wallet', /page=wallet/);
    await account('Loyalty Points', /page=loyalty-points/);
    await account('My Orders', /page=my-orders/);
    await account('Profile Settings', /page=profile-settings/);
  });
  await test.step('addresses', async () => {
    await page
      .getByRole('button', { name: /^Deliver to/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Add New' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('stores, and a chat with one', async () => {
    await header.getByRole('button', { name: 'Stores' }).click();
    await header.getByRole('link', { name: 'View all' }).click();
    await expect(page).toHaveURL(/\/store\/popular/);
    await main.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/store\/[a-z0-9-]+/);
    await page.getByRole('button', { name: /^Chat with/ }).click();
    await expect(page).toHaveURL(/\/chatting\?type=store/);
    await expect(header.getByRole('link', { name: /^Messages/ })).toBeVisible();
  });
  await test.step('placing an order', async () => {
    await home();
    const cart = await openCart(page);
    await waitForHistoryEntry(page, 'overlay');
    await cart.getByRole('button', { name: 'Proceed To Checkout' }).click();
    await expect(placeButton(page)).toBeVisible();
  });
  await test.step('tracking an order', async () => {
    // The checkout's own header leads home by the shop's name.
    await page.getByRole('banner').getByRole('link', { name: 'Bozor' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await account('Track Order', /\/track-order$/);
  });
});

test('from an order that is on its way its courier is written to [app-04]', async ({ page, request, shop }) => {
  const { id } = await orderInTransit(page, request, shop, { module: 'grocery' });
  await page.goto(`/track-order?order_id=${id}`);
  await page
    .getByRole('region', { name: 'Courier' })
    .getByRole('button', { name: /^Chat with/ })
    .click();
  await expect(page).toHaveURL(/page=inbox&type=delivery_man/);
});
