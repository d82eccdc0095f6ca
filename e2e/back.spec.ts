import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { uniquePhone } from './steps/customer.ts';
import { fill } from './steps/fill.ts';
import { findDetails, findItems, itemPage } from './steps/item.ts';
import { expect, test } from './steps/shop.ts';
import { cityCentre } from './steps/visit.ts';
import { goBack, REGULAR, signInAs, visit, waitForHistoryEntry } from './steps/visitor.ts';

interface Opened {
  /** Where the page is; the food list unless it says otherwise. */
  readonly path?: (request: APIRequestContext) => Promise<string>;
  readonly open: (page: Page) => Promise<Locator>;
  /** Signed in, unless a guest sees it. */
  readonly isGuest?: boolean;
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const phoneHeader = (page: Page) => page.getByRole('banner');

async function openSignIn(page: Page): Promise<Locator> {
  await phoneHeader(page).getByRole('button', { name: 'Sign In' }).click();
  return dialog(page, 'Sign In');
}

const OVERLAYS: Readonly<Record<string, Opened>> = {
  'the menu': {
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      return page.getByRole('dialog').filter({ has: page.getByRole('navigation', { name: 'Menu' }) });
    },
  },
  'the filters': {
    open: async (page) => {
      const filter = page.getByRole('main').getByRole('button', { name: /^Filter/ });
      await filter.filter({ visible: true }).click();
      return dialog(page, 'Filters');
    },
  },
  'sign-in': { isGuest: true, open: openSignIn },
  'the code': {
    isGuest: true,
    open: async (page) => {
      const form = await openSignIn(page);
      await form.getByRole('radio', { name: 'Code by SMS' }).check({ force: true });
      await fill(form.getByLabel('Phone number'), `90${uniquePhone()}`);
      await form.getByRole('button', { name: 'Get the code' }).click();
      return dialog(page, 'Enter the SMS code');
    },
  },
  'the place picker': {
    open: async (page) => {
      await phoneHeader(page)
        .getByRole('button', { name: /Amir Temur/ })
        .click();
      await page.getByRole('button', { name: 'Pick from map' }).click();
      return dialog(page, 'Pick Location');
    },
  },
  'the cart': {
    open: async (page) => {
      await page.getByRole('navigation').getByRole('button', { name: /^Cart/ }).click();
      return dialog(page, 'Shopping Cart');
    },
  },
  'an enlarged picture': {
    path: async (request) => {
      const items = await findItems(request, await cityCentre(request), 'ecommerce', () => true);
      return itemPage(await findDetails(request, items, ({ images_full_url }) => images_full_url.length > 1));
    },
    open: async (page) => {
      await page.getByRole('region', { name: 'Pictures' }).getByRole('button', { name: 'Look closer' }).click();
      return page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Make larger' }) });
    },
  },
  'the languages': {
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Language' }).click();
      return dialog(page, 'Language');
    },
  },
  'a question': {
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
      return page.getByRole('alertdialog');
    },
  },
};

for (const [name, { path, open, isGuest = false }] of Object.entries(OVERLAYS))
  test(
    `Back on a phone closes ${name} over its page, and closing it leaves nothing behind`,
    { tag: '@every-browser' },
    async ({ page, request }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await signInAs(page, request, { module: 'food', isSignedIn: !isGuest });
      const address = (await path?.(request)) ?? '/home?data_type=all';
      await visit(page, '/about-us');
      await visit(page, address);
      await page.evaluate(() => window.scrollTo(0, 120));
      const loaded: string[] = [];
      page.on('request', (sent) => sent.url().includes('.data') && loaded.push(sent.url()));
      const overlay = await open(page);
      await expect(overlay).toBeVisible();
      await waitForHistoryEntry(page, 'overlay');
      const shown = page.locator('[data-modal]');
      const scrolled = await page.evaluate(() => window.scrollY);
      for (let left = await shown.count(); left > 0; left -= 1) {
        await goBack(page);
        await expect(shown).toHaveCount(left - 1);
      }
      await waitForHistoryEntry(page, 'page');
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      expect(loaded).toEqual([]);

      await open(page);
      await expect(overlay).toBeVisible();
      for (let left = await shown.count(); left > 0; left -= 1) {
        await page.keyboard.press('Escape');
        await expect(shown).toHaveCount(left - 1);
      }
      await waitForHistoryEntry(page, 'page');
      await goBack(page);
      await expect(page).toHaveURL(/\/about-us$/);
    },
  );

test('a link in the menu leads to its page, and Back to the one before, without a second press', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, request, { module: 'food' });
  await visit(page, '/about-us');
  await visit(page, '/categories');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goBack(page);
  await expect(page).toHaveURL(/\/categories$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goBack(page);
  await expect(page).toHaveURL(/\/about-us$/);
});

test('filters that were changed stay when Back closes them', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, request, { module: 'food' });
  await visit(page, '/about-us');
  await visit(page, '/home?data_type=all');
  const sheet = await OVERLAYS['the filters']!.open(page);
  await sheet.getByRole('button', { name: 'Milk', exact: true }).click();
  await expect(page).toHaveURL(/without=milk/);
  await waitForHistoryEntry(page, 'overlay');
  await goBack(page);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/without=milk/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Remove Without: milk' })).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL(/\/about-us$/);
});

test('a reload with open dialogs leaves none of their entries: one press on Back leads to the page before', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, request, { module: 'food' });
  await visit(page, '/about-us');
  await visit(page, '/categories');
  await OVERLAYS['the languages']!.open(page);
  await expect(page.locator('[data-modal]')).toHaveCount(2);
  await waitForHistoryEntry(page, 'overlay');
  await page.reload();
  await waitForHistoryEntry(page, 'page');
  await expect(page).toHaveURL(/\/categories$/);
  await goBack(page);
  await expect(page).toHaveURL(/\/about-us$/);
});

test('what is typed on the page stays when a dialog over it is closed by Back', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, request, { module: 'food' });
  await visit(page, '/store-registration');
  const name = page.getByRole('main').getByRole('textbox').first();
  await fill(name, 'Nodira');
  const menu = await OVERLAYS['the menu']!.open(page);
  await expect(menu).toBeVisible();
  await waitForHistoryEntry(page, 'overlay');
  await goBack(page);
  await expect(menu).toBeHidden();
  await expect(name).toHaveValue('Nodira');
});

test('the language is changed from the menu each time, and leaves no entry of its dialogs', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, request, { module: 'food' });
  await visit(page, '/about-us');
  await visit(page, '/categories');
  const ways = [
    { menu: 'Menu', language: /^Language/, choice: 'Русский', yes: 'Yes', to: 'ru' },
    { menu: 'Меню', language: /^Язык/, choice: 'English', yes: 'Да', to: 'en' },
  ];
  for (let at = 0; at < 10; at += 1) {
    const { menu, language, choice, yes, to } = ways[at % 2]!;
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: language }).click();
    await page
      .getByRole('radio', { name: choice })
      .or(page.getByRole('button', { name: choice }))
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: yes, exact: true }).click();
    await expect(page.locator(`html[lang=${to}]`), `change ${at + 1}`).toBeAttached();
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
    await waitForHistoryEntry(page, 'page');
  }
  await goBack(page);
  await expect(page).toHaveURL(/\/about-us$/);
});

test('signing in on its own page, as the first one, leads home and does not leave the shop', async ({ page, request }) => {
  await signInAs(page, request, { module: 'food' });
  await visit(page, '/auth');
  const form = page.getByRole('main');
  await form.getByRole('radio', { name: 'With a password' }).check({ force: true });
  await fill(form.getByLabel('Email or phone'), REGULAR.email_or_phone);
  await fill(form.getByLabel('Password', { exact: true }), REGULAR.password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Sign in successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});
