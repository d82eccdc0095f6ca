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
