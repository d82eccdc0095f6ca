import type { APIRequestContext, Page } from '@playwright/test';
import { contactCard, fillCart } from './steps/checkout.ts';
import { findItems } from './steps/item.ts';
import { findInAllColorSchemes, findings } from './steps/color-schemes.ts';
import { expect, test } from './steps/shop.ts';
import type { Place } from './steps/visit.ts';
import { signInAs, visit } from './steps/visitor.ts';

/** A sweep visits many screens, on machines that are busy. */
const LONG = 240_000;

const PLAIN_PAGES = [
  '/',
  '/about-us',
  '/help-and-support',
  '/terms-and-conditions',
  '/newsletter',
  '/store-registration',
  '/deliveryman-registration',
  '/track-order',
  '/forgot-password',
  '/auth',
  '/nowhere',
];

/** Returns one address of each kind in the catalogue. */
async function catalogue(request: APIRequestContext, place: Place): Promise<string[]> {
  const read = async (path: string, module: keyof Place['modules']) =>
    (await request.get(`/api/v1${path}`, { headers: { zoneid: `[${place.zoneId}]`, moduleId: String(place.modules[module]) } })).json();
  const { stores } = await read('/stores/popular?limit=1', 'food');
  const { products } = await read('/items/popular?limit=1', 'grocery');
  const { campaigns } = await read('/campaigns/basic?limit=1', 'food');
  const { data: categories } = await read('/categories', 'grocery');
  return [
    '/categories',
    `/category/${categories[0].slug}`,
    `/product/${products[0].slug}`,
    `/store/${stores[0].slug}?module_id=${place.modules.food}`,
    '/campaigns',
    ...campaigns.map(({ slug }: { slug: string }) => `/campaigns/${slug}`),
    '/store/latest',
    '/home?data_type=searched&search=non',
    '/home?data_type=searched&search=zzzzqqqq',
  ];
}

async function sweep(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await visit(page, address);
    found.push(...(await findInAllColorSchemes(page, address)));
  }
  return found;
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(LONG);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
});

test('axe finds nothing on the pages that need no catalogue', async ({ page, shop, enter }) => {
  shop.expectTrouble(/404/);
  await enter('grocery');
  expect(await sweep(page, PLAIN_PAGES)).toEqual([]);
});

test('axe finds nothing on the main pages right after they have loaded', { tag: '@every-browser' }, async ({ page, request, enter }) => {
  const place = await enter('grocery');
  const found: string[] = [];
  const [, , item, store] = await catalogue(request, place);
  for (const address of ['/', '/home', item!, store!, '/checkout?page=cart', '/auth']) {
    await page.goto(address, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    found.push(...(await findings(page, address)));
  }
  expect(found).toEqual([]);
});

test('axe finds nothing on the pages of the catalogue', async ({ page, request, enter }) => {
  const place = await enter('grocery');
  expect(await sweep(page, await catalogue(request, place))).toEqual([]);
});

test('axe finds nothing in the account area', async ({ page, request }) => {
  await signInAs(page, request, { module: 'grocery', isSignedIn: true });
  const found: string[] = [];
  for (const entry of ['profile-settings', 'wallet', 'loyalty-points', 'settings', 'notifications', 'inbox&type=admin']) {
    await visit(page, `/profile?page=${entry}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    found.push(...(await findInAllColorSchemes(page, entry)));
  }
  expect(found).toEqual([]);
});

test('axe finds nothing on the home page of any module', async ({ page, enter }) => {
  const place = await enter('grocery');
  expect(
    await sweep(
      page,
      Object.values(place.modules).map((id) => `/home?module_id=${id}`),
    ),
  ).toEqual([]);
});

test('axe finds nothing on a phone, in Arabic and in the dark', async ({ page, context, baseURL, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter('food');
  const settings = JSON.stringify({ direction: 'rtl', theme: 'dark' });
  await context.addCookies([{ name: 'language-setting', value: 'ar', url: baseURL! }]);
  await context.addInitScript((value) => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('settings', value);
    localStorage.setItem('language-setting', 'ar');
  }, settings);
  const found: string[] = [];
  for (const address of ['/', '/home', '/categories', '/track-order']) {
    await visit(page, address);
    await expect(page.locator('html[lang=ar][dir=rtl][data-theme=dark]')).toBeAttached();
    await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
    found.push(...(await findings(page, address)));
  }
  await page.getByRole('button', { name: 'القائمة' }).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  found.push(...(await findings(page, 'menu')));
  expect(found).toEqual([]);
});

test('axe finds nothing in the dialogs around the cart', async ({ page, request, enter }) => {
  const place = await enter('grocery');
  const [first, ...others] = await findItems(request, place, 'grocery', ({ stock }) => stock === null || stock > 5);
  const other = others.find(({ store_id }) => store_id !== first!.store_id)!;
  await visit(page, '/home');
  const found: string[] = [];
  const look = async (name: string) => found.push(...(await findInAllColorSchemes(page, name)));

  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await look('empty cart');

  await fillCart(page, place, 'grocery', { item_id: first!.id });
  await page.goto('/home');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cart, / })
    .click();
  await expect(page.getByRole('button', { name: 'Proceed To Checkout' })).toBeEnabled();
  await look('cart');
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await expect(page.getByRole('dialog', { name: 'Do you want to login or continue as a guest?' })).toBeVisible();
  await look('guest or login');
  await page.getByRole('button', { name: 'Guest', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(contactCard(page).getByText('Name is required')).toBeVisible();
  await look('checkout with what is wrong in it');

  await page.goto(`/home?item=${other.slug}`);
  await page.getByRole('dialog', { name: other.name }).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('clear the cart');
  expect(found).toEqual([]);
});

test('axe finds nothing in the dialogs of the frame', async ({ page, enter }) => {
  await enter('grocery');
  await visit(page, '/home');
  const found: string[] = [];
  const look = async (name: string) => {
    found.push(...(await findInAllColorSchemes(page, name)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const dialog = page.getByRole('dialog');

  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await dialog.getByRole('button', { name: 'Get the code' }).click();
  await expect(dialog.getByText('Please give a phone number')).toBeVisible();
  found.push(...(await findInAllColorSchemes(page, 'sign-in by code')));
  await dialog.getByRole('radio', { name: 'With a password' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByText('Email or phone number is required')).toBeVisible();
  await look('sign-in');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(dialog.getByLabel('Confirm password')).toBeVisible();
  await look('sign-up');
  await page
    .getByRole('button', { name: /Deliver to/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Pick from map' })).toBeVisible();
  found.push(...(await findInAllColorSchemes(page, 'location popover')));
  await page.getByRole('button', { name: 'Pick from map' }).click();
  await expect(page.getByRole('dialog', { name: 'Pick Location' })).toBeVisible();
  await look('pick location');
  await page.getByRole('contentinfo').getByRole('button', { name: '1 Amir Temur Square' }).click();
  await expect(dialog).toBeVisible();
  await look('map of the shop');
  await page
    .getByRole('button', { name: /^Language/ })
    .first()
    .click();
  await page.getByRole('menuitemradio', { name: 'Русский' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  found.push(...(await findInAllColorSchemes(page, 'change of language')));
  expect(found).toEqual([]);
});

test('axe finds nothing in the dialogs of a phone', async ({ page, request, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const place = await enter();
  const [item] = await findItems(request, place, 'food', ({ has_variations }) => has_variations);
  const found: string[] = [];
  await page.goto('/home');
  await expect(page.getByRole('dialog', { name: 'Choose a module' }).getByRole('listitem')).toHaveCount(5);
  found.push(...(await findInAllColorSchemes(page, 'modules')));
  await page.getByRole('button', { name: 'Food' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  found.push(...(await findInAllColorSchemes(page, 'menu')));
  await page.goto(`/home?item=${item!.slug}`);
  await expect(page.getByRole('dialog', { name: item!.name }).getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  found.push(...(await findInAllColorSchemes(page, 'item')));
  await visit(page, '/home?data_type=searched&search=osh');
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await findInAllColorSchemes(page, 'filters')));
  expect(found).toEqual([]);
});
