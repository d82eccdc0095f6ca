import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './vocabulary/shop.ts';
import { cityCentre, remember } from './vocabulary/visit.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PAGES = ['/', '/home', '/categories', '/store/popular', '/checkout?page=cart', '/track-order', '/terms-and-conditions', '/nowhere'];
const LOOKS = [
  { name: 'light', settings: { direction: 'ltr', theme: 'light' }, language: 'en' },
  { name: 'dark', settings: { direction: 'ltr', theme: 'dark' }, language: 'ru' },
  { name: 'right to left', settings: { direction: 'rtl', theme: 'light' }, language: 'ar' },
] as const;

/** What axe finds, as short lines: the rule and where. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

for (const look of LOOKS) {
  test(`axe finds nothing on the pages in ${look.name}`, async ({ page, context, request, baseURL, shop }) => {
    shop.expectTrouble(/404/);
    test.setTimeout(120_000);
    await remember(context, baseURL!, await cityCentre(request), 'grocery');
    await context.addInitScript(
      ([settings, language]) => {
        if (!location.protocol.startsWith('http')) return;
        localStorage.setItem('settings', settings);
        localStorage.setItem('language-setting', language);
      },
      [JSON.stringify(look.settings), look.language] as const,
    );
    await context.addCookies([
      { name: 'language-setting', value: look.language, url: baseURL! },
      { name: 'settings', value: encodeURIComponent(JSON.stringify(look.settings)), url: baseURL! },
    ]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const address of PAGES) {
      await page.goto(address);
      await page.getByRole('contentinfo').waitFor();
      found.push(...(await findings(page)).map((line) => `${address} ${line}`));
    }
    expect(found).toEqual([]);
  });
}

test('axe finds nothing in the dialogs', async ({ page, context, request, baseURL }) => {
  test.setTimeout(90_000);
  await remember(context, baseURL!, await cityCentre(request), 'grocery');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  const found: string[] = [];
  const look = async (name: string) => {
    await page.getByRole('dialog').waitFor();
    found.push(...(await findings(page)).map((line) => `${name} ${line}`));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  await page.getByRole('button', { name: 'Sign In' }).click();
  await look('sign-in');
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  await look('cart');
  expect(found).toEqual([]);
});
