import type { Page } from '@playwright/test';
import { drawer, openCart } from './steps/cart.ts';
import { fillCart } from './steps/checkout.ts';
import { signUpCustomer } from './steps/customer.ts';
import { fill } from './steps/fill.ts';
import { faultOfFocus } from './steps/focus.ts';
import { findItems, itemPage } from './steps/item.ts';
import { expect, test } from './steps/shop.ts';
import { signInAs, visit } from './steps/visitor.ts';

/** Enough for the bars, the first rows and the first dialog of any page. */
const STOPS = 30;

/** Tab stops from the start of the page, or of the open dialog, that have no name. */
async function namelessStops(page: Page, most = STOPS): Promise<string[]> {
  const faults = new Set<string>();
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    // After its last stop the page hands the focus to the browser.
    if ((await page.locator(':focus').count()) === 0) break;
    // The guards of a dialog hold the focus for a moment before they hand it on, so a fault is looked at twice.
    const fault = (await faultOfFocus(page)) && (await faultOfFocus(page));
    if (fault) faults.add(fault);
  }
  return [...faults];
}

test('each Tab stop of a page has a name, boxes that scroll too', { tag: '@every-browser' }, async ({ page, request, enter }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1280, height: 640 });
  const place = await enter('food');
  const [dish] = await findItems(request, place, 'food', (item) => item.has_variations);
  const [grocery] = await findItems(request, place, 'grocery', ({ stock }) => (stock ?? 0) > 60);
  await fillCart(page, place, 'grocery', { item_id: grocery!.id });
  const food = `module_id=${place.modules.food}`;
  const found: string[] = [];
  for (const address of [
    '/',
    `/home?${food}`,
    `/home?${food}&data_type=all&filter=popular`,
    `/store/${dish!.store_slug}?${food}`,
    itemPage(dish!),
    `/checkout?page=cart&module_id=${place.modules.grocery}`,
    '/categories',
    '/terms-and-conditions',
    '/auth',
  ]) {
    await visit(page, address);
    found.push(...(await namelessStops(page)).map((fault) => `${address}: ${fault}`));
  }
  expect(found).toEqual([]);
});

test('each Tab stop of a dialog has a name, boxes that scroll too', { tag: '@every-browser' }, async ({ page, request, enter }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 480 });
  const place = await enter('food');
  const [dish] = await findItems(request, place, 'food', (item) => item.has_variations);
  const [grocery] = await findItems(request, place, 'grocery', ({ stock }) => (stock ?? 0) > 60);
  await fillCart(page, place, 'grocery', { item_id: grocery!.id });
  const found: string[] = [];
  const look = async (name: string | RegExp) => {
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    // A dialog that is still opening has no names yet.
    await expectFocusKept(page);
    found.push(...(await namelessStops(page, 20)).map((fault) => `${name}: ${fault}`));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await visit(page, `/home?module_id=${place.modules.food}&item=${dish!.slug}`);
  await look(dish!.name);
  await visit(page, `/home?module_id=${place.modules.grocery}`);
  for (const [opener, dialog] of [
    [/^Cart, 1 item/, 'Shopping Cart'],
    [/^Sign In/, 'Sign In'],
  ] as const) {
    await page.getByRole('button', { name: opener }).first().press('Enter', { timeout: 10_000 });
    await look(dialog);
  }
  expect(found).toEqual([]);
});

/** After a control has gone, something with a name has the focus. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => faultOfFocus(page)).toBeUndefined();
}

test(
  'the first module chosen in the dialog is said by its title, and the heading gets the focus',
  { tag: '@every-browser' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', /.*/);
    await fill(page.getByRole('main').getByRole('combobox', { name: 'Search location' }), 'Amir Temur 15');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const chooser = page.getByRole('dialog', { name: 'Choose a module' });
    await expect(chooser).toBeVisible();
    await expectFocusKept(page);
    await chooser.getByRole('button', { name: 'Food' }).press('Enter');
    await expect(chooser).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: /^Food: / })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test('a closed chooser of modules leaves the focus on the page’s heading', async ({ page, enter }) => {
  await enter();
  await visit(page, '/home');
  await expect(page.getByRole('dialog', { name: 'Choose a module' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocusKept(page);
});

test('the focus is kept when a line of the cart, a notice and the drawer go', async ({ page, request, enter }) => {
  const place = await enter('grocery');
  const found = await findItems(request, place, 'grocery', ({ stock, has_variations: hasChoice }) => !hasChoice && (stock ?? 0) > 60);
  const [first, second] = found
    .map(({ store_id: store }) => found.filter(({ store_id: other }) => other === store))
    .find(({ length }) => length > 1)!;
  await fillCart(page, place, 'grocery', { item_id: first!.id });
  await fillCart(page, place, 'grocery', { item_id: second!.id });
  await visit(page, '/home');
  await openCart(page);
  for (const item of [first!, second!]) {
    await drawer(page)
      .getByRole('button', { name: `Remove ${item.name}`, exact: true })
      .press('Enter');
    await expect(drawer(page).getByRole('button', { name: `Remove ${item.name}`, exact: true })).toHaveCount(0);
    await expectFocusKept(page);
  }
  await page.keyboard.press('F6');
  const notice = page.locator('[data-toaster]');
  await notice.getByRole('button', { name: 'Close' }).first().press('Enter');
  await expectFocusKept(page);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expectFocusKept(page);
});

test('the focus is kept after the welcome', async ({ page, context, request, enter }) => {
  await enter('grocery');
  await signUpCustomer(context, request);
  await visit(page, '/home');
  await page.getByRole('dialog', { name: 'Welcome to Bozor' }).getByRole('button', { name: 'Start shopping' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocusKept(page);
});

test('the focus is kept after logging out', async ({ page, request }) => {
  await signInAs(page, request, { module: 'grocery', isSignedIn: true });
  await visit(page, '/home');
  await page
    .getByRole('button', { name: /^Account of/ })
    .first()
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(page.getByText('Logout successful.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectFocusKept(page);
});

test('the focus is kept when a filter of the listing goes', async ({ page, enter }) => {
  await enter('grocery');
  await visit(page, '/home?data_type=all&filter=popular&rating_count=4');
  const chips = page.getByRole('main').getByRole('button', { name: /^Remove/ });
  const count = await chips.count();
  expect(count).toBeGreaterThan(0);
  await chips.first().press('Enter');
  await expect(chips).toHaveCount(count - 1);
  await expectFocusKept(page);
});
