import type { Locator } from '@playwright/test';
import { brokenTexts } from './steps/broken-texts.ts';
import { expect, test } from './steps/shop.ts';
import { visit } from './steps/visitor.ts';

const PAGES = ['/', '/home', '/home?data_type=all', '/home?data_type=all&list_type=store', '/categories'] as const;

for (const locale of ['ru', 'uz-Cyrl'] as const)
  for (const width of [320, 360])
    test(`in ${locale} at ${width} px no word leaves its box, and no number stands apart from its unit`, async ({ page, enter }) => {
      await enter('grocery');
      await page.addInitScript((language) => localStorage.setItem('language-setting', language), locale);
      await page.context().addCookies([{ name: 'language-setting', value: locale, url: process.env['SHOP_URL']! }]);
      await page.setViewportSize({ width, height: 800 });
      for (const path of PAGES) {
        await visit(page, path);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        expect(await brokenTexts(page), path).toEqual([]);
      }
    });

test('with text of twice the size no badge leaves its card, and no name of a module or category is broken', async ({
  page,
  enter,
  baseURL,
}) => {
  await enter('grocery');
  await page.addInitScript(() => {
    localStorage.setItem('language-setting', 'ru');
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
  });
  await page.context().addCookies([{ name: 'language-setting', value: 'ru', url: baseURL! }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/home?data_type=all&filter=popular');
  const badges = page.locator('article p > [data-kind=glass]');
  await expect(badges.filter({ hasText: 'Рекомендуем' }).first()).toBeVisible();
  expect(await badges.evaluateAll((all) => all.filter((badge) => badge.scrollWidth > badge.clientWidth).length)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/home');
  const modules = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link');
  await expect(modules).toHaveCount(5);
  expect(await brokenWords(modules)).toEqual([]);
  expect(await brokenWords(page.getByRole('region', { name: 'Категории' }).getByRole('link'))).toEqual([]);
});

/** Words that begin on one line and end on the next. */
function brokenWords(parts: Locator): Promise<readonly string[]> {
  return parts.evaluateAll((all) =>
    all.flatMap((part) => {
      const range = new Range();
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { index, 0: word } of node.textContent!.matchAll(/\p{L}+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) found.push(word);
        }
      return found;
    }),
  );
}
