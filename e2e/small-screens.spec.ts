import { drawer, toastWith } from './steps/cart.ts';
import { contactCard, fillCart, openCheckout, placeButton, successDialog } from './steps/checkout.ts';
import { findItems, findPlenty, itemPage } from './steps/item.ts';
import { tabTo } from './steps/keyboard.ts';
import { expect, test } from './steps/shop.ts';
import { cutPrices, expectUncovered, fitTo, nameOf, pinnedShare, SMALL_SCREENS } from './steps/small-screens.ts';
import { visit } from './steps/visitor.ts';
import type { Locator } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of SMALL_SCREENS) {
  test(`a whole order by the keyboard alone at ${nameOf(screen)}`, async ({ page, request, enter }) => {
    test.setTimeout(240_000);
    await fitTo(page, screen);
    const place = await enter('grocery');
    const [item] = await findItems(request, place, 'grocery', ({ stock }) => stock !== 0);
    const reach = async (target: Locator, backwards = false) => {
      await tabTo(page, target, { backwards, most: 600 });
      await expectUncovered(target);
    };
    const press = async (target: Locator, backwards = false) => {
      await reach(target, backwards);
      await page.keyboard.press('Enter');
    };
    await visit(page, `/store/${item!.store_slug}?module_id=${place.modules.grocery}`);
    await press(page.getByRole('link', { name: 'Skip to content' }));
    await press(page.getByRole('button', { name: /^Add .+ to the cart$/ }).first());
    await expect(toastWith(page, 'Item added to cart')).toBeVisible();

    const isDesktop = screen.width >= 1180;
    const cart = page.getByRole(isDesktop ? 'banner' : 'navigation', isDesktop ? {} : { name: 'Main places' });
    await press(cart.getByRole('button', { name: /^Cart/ }), isDesktop);
    const name = drawer(page).getByRole('heading', { name: 'Shopping Cart' });
    await name.scrollIntoViewIfNeeded();
    await expectUncovered(name);
    const proceed = drawer(page).getByRole('button', { name: 'Proceed To Checkout' });
    await expect(proceed).toBeEnabled();
    await press(proceed);
    const prompt = page.getByRole('dialog', { name: 'Do you want to login or continue as a guest?' });
    await press(prompt.getByRole('button', { name: 'Guest', exact: true }));

    await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeAttached();
    const contact = contactCard(page);
    for (const [label, text] of [
      ['Name', 'Aziza'],
      ['Phone', '901234567'],
      ['Email', 'aziza@example.uz'],
    ] as const) {
      await reach(contact.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    }
    await reach(page.getByLabel('House'), false);
    await page.keyboard.type('15');
    await press(placeButton(page));
    const placed = successDialog(page);
    await expect(placed).toContainText(/\d{3}.\d{3}.\d{3}/);
    await reach(placed.getByRole('button', { name: 'Track Order' }));
  });

  test(
    `parts that stand still leave two thirds of the height to the page at ${nameOf(screen)}, and none is scrolled sideways`,
    { tag: '@every-browser' },
    async ({ page, request, enter }) => {
      await fitTo(page, screen);
      const place = await enter('grocery');
      const { id } = await findPlenty(request, place, 'grocery', () => true);
      await fillCart(page, place, 'grocery', { item_id: id, quantity: 2 });
      const [item] = await findItems(request, place, 'grocery', ({ stock }) => stock !== 0);
      const check = async () => {
        expect(await pinnedShare(page), page.url()).toBeLessThan(0.37);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), page.url()).toBeLessThanOrEqual(0);
        expect(await cutPrices(page), page.url()).toEqual([]);
      };
      const module = `module_id=${place.modules.grocery}`;
      const parcel = `/parcel-delivery-info?category=documents&step=pay&module_id=${place.modules.parcel}`;
      const shelves = ['/home', '/home?data_type=all', `/store/${item!.store_slug}?${module}`];
      for (const path of [...shelves, itemPage(item!), '/checkout?page=cart', parcel]) {
        await visit(page, path);
        if (path.startsWith('/checkout')) await openCheckout(page);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
        // The cart comes last, and its bar with it.
        if (shelves.includes(path)) await expect(page.getByText('2', { exact: true }).filter({ visible: true }).first()).toBeVisible();
        await check();
      }
    },
  );
}
