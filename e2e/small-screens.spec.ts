import { drawer, toastWith } from './steps/cart.ts';
import { contactCard, fillCart, openCheckout, placeButton, successDialog } from './steps/checkout.ts';
import { uniquePhone } from './steps/customer.ts';
import { fill } from './steps/fill.ts';
import { findDetails, findItems, findPlenty, itemPage } from './steps/item.ts';
import { tabTo } from './steps/keyboard.ts';
import { showRunningOrder } from './steps/order.ts';
import { expect, test } from './steps/shop.ts';
import { cutPrices, expectUncovered, fitTo, nameOf, pinnedShare, SMALL_SCREENS } from './steps/small-screens.ts';
import { visit } from './steps/visitor.ts';
import type { Locator } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Where an order is the hardest: large text on a phone, and a window of a quarter of a screen at 400 %. */
const HARDEST = SMALL_SCREENS.filter(({ width, text }) => width === 320 || (width === 390 && text === 2));

for (const screen of HARDEST)
  test(`a whole order by the keyboard alone at ${nameOf(screen)}`, async ({ page, request, enter }) => {
    test.setTimeout(240_000);
    await fitTo(page, screen);
    const place = await enter('grocery');
    const [item] = await findItems(request, place, 'grocery', ({ stock }) => stock !== 0);
    const reach = async (target: Locator) => {
      await tabTo(page, target, { most: 600 });
      await expectUncovered(target);
    };
    const press = async (target: Locator) => {
      await reach(target);
      await page.keyboard.press('Enter');
    };
    await visit(page, `/store/${item!.store_slug}?module_id=${place.modules.grocery}`);
    await press(page.getByRole('link', { name: 'Skip to content' }));
    await press(page.getByRole('button', { name: /^Add .+ to the cart$/ }).first());
    await expect(toastWith(page, 'Item added to cart')).toBeVisible();

    await press(page.getByRole('navigation', { name: 'Main places' }).getByRole('button', { name: /^Cart/ }));
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
    await reach(page.getByLabel('House'));
    await page.keyboard.type('15');
    await press(placeButton(page));
    const placed = successDialog(page);
    await expect(placed).toContainText(/\d{3}.\d{3}.\d{3}/);
    await reach(placed.getByRole('button', { name: 'Track Order' }));
  });

for (const screen of SMALL_SCREENS) {
  test(
    `parts that stand still leave two thirds of the height to the page at ${nameOf(screen)}, and none is scrolled sideways`,
    // Other browsers cut other texts when they are large, not when the window is small.
    { tag: screen.text === 2 ? '@every-browser' : [] },
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

  test(`a panel of the header, the code of a sign-in, a large picture and the bar of an order are in reach at ${nameOf(screen)}`, async ({
    page,
    request,
    enter,
  }) => {
    test.setTimeout(240_000);
    await fitTo(page, screen);
    const place = await enter('ecommerce');
    const inReach = async (targets: Locator) => {
      for (const target of await targets.filter({ visible: true }).all()) {
        await target.scrollIntoViewIfNeeded();
        await expectUncovered(target);
      }
    };
    await visit(page, '/about-us');
    await page
      .getByRole('button', { name: /Deliver to/ })
      .filter({ visible: true })
      .click();
    const panel = page.getByRole('group', { name: 'Delivery location' }).filter({ visible: true });
    await expect(panel.getByRole('button', { name: 'Pick from map' })).toBeVisible();
    await inReach(panel.getByRole('button'));
    await panel.getByRole('button', { name: 'Sign In' }).click();
    const signIn = page.getByRole('dialog', { name: 'Sign In' });
    await signIn.getByRole('radio', { name: 'Code by SMS' }).check({ force: true });
    await fill(signIn.getByLabel('Phone number'), `90${uniquePhone()}`);
    await signIn.getByRole('button', { name: 'Get the code' }).click();
    const code = page.getByRole('dialog', { name: 'Enter the SMS code' });
    await expect(code.getByText(/^Send again in/)).toBeVisible();
    await inReach(code.getByRole('textbox').or(code.getByRole('button')));

    const items = await findItems(request, place, 'ecommerce', () => true);
    const item = await findDetails(request, items, ({ images_full_url: pictures }) => pictures.length > 1);
    await visit(page, itemPage(item));
    await page.getByRole('region', { name: 'Pictures' }).getByRole('button', { name: 'Look closer' }).click();
    const picture = page.getByRole('dialog', { name: item.name });
    await expect(picture.getByRole('button', { name: 'Make larger' })).toBeVisible();
    await inReach(picture.getByRole('button'));
    await picture.getByRole('button', { name: 'Make larger' }).press('Enter');
    await expect(picture.getByRole('button', { name: 'Make smaller' })).toBeVisible();
    await inReach(picture.getByRole('button', { name: 'Close' }));

    await showRunningOrder(page, request);
    await visit(page, '/categories');
    const bar = page.getByRole('region', { name: 'Orders under way' });
    // A phone held across has no room for it.
    if (screen.height < 24 * 16 * screen.text && screen.width < 1180) return expect(bar).toBeHidden();
    await expect(bar).toContainText('The courier is on the way');
    await inReach(bar.getByRole('button'));
    expect(await pinnedShare(page)).toBeLessThan(0.37);
  });
}
