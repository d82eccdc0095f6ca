import type { APIRequestContext, Page } from '@playwright/test';
import { findItems } from './steps/item.ts';
import { expect, test } from './steps/shop.ts';
import type { Place } from './steps/visit.ts';
import { visit } from './steps/visitor.ts';

const AT_MOST = 15;

/** Pages that list items or stores, one of each kind. */
async function listings(request: APIRequestContext, place: Place): Promise<string[]> {
  const [grocery] = await findItems(request, place, 'grocery', () => true);
  const [dish] = await findItems(request, place, 'food', () => true);
  const { food, grocery: groceries, pharmacy, ecommerce } = place.modules;
  return [
    ...[food, groceries, pharmacy, ecommerce].map((id) => `/home?module_id=${id}`),
    `/store/${grocery!.store_slug}?module_id=${groceries}`,
    `/store/${dish!.store_slug}?module_id=${food}`,
    `/home?module_id=${groceries}&data_type=all&filter=popular`,
    `/home?module_id=${groceries}&data_type=searched&search=non`,
    `/home?module_id=${food}&data_type=all&list_type=store`,
    `/category/${grocery!.category_ids[0]!.id}?module_id=${groceries}`,
  ];
}

/** Tab stops from 'Skip to content' to the first item, by name. The link that skips to the items is followed. */
async function stopsToFirstItem(page: Page): Promise<readonly string[]> {
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  const stops: string[] = [];
  while (stops.length <= AT_MOST) {
    await page.keyboard.press('Tab');
    const { name, isItem } = await page.evaluate(() => {
      const { ariaLabel, innerText, tagName } = document.activeElement as HTMLElement;
      return { name: (ariaLabel ?? innerText) || tagName, isItem: document.activeElement?.closest('article') != null };
    });
    stops.push(name);
    if (isItem) return stops;
    if (name !== 'Skip to items') continue;
    await page.keyboard.press('Enter');
    // A section that was far away begins to load when it is jumped to.
    await expect(page.locator(':target article, :target ~ * article').first()).toBeVisible();
  }
  return stops;
}

for (const width of [1280, 390])
  test(`the first item is at most ${AT_MOST} Tab stops from the link that skips to the content, at ${width} px`, async ({
    page,
    request,
    enter,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    const tooFar: string[] = [];
    for (const address of await listings(request, await enter('grocery'))) {
      await visit(page, address);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      const stops = await stopsToFirstItem(page);
      if (stops.length > AT_MOST) tooFar.push(`${address}: ${stops.join(' · ')}`);
    }
    expect(tooFar).toEqual([]);
  });

test('beside a listing a link skips to its filters, which come after the list', async ({ page, enter }) => {
  await enter('grocery');
  await visit(page, '/home?data_type=all&filter=popular');
  await page.getByRole('link', { name: 'Skip to filters' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('complementary', { name: 'Filters' }).locator(':focus')).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('link', { name: 'Skip to filters' })).toHaveCount(0);
});

for (const language of ['ru', 'ar'])
  test(`in ${language} no two navigations of a page have one name, and a drawer adds no second banner`, async ({
    page,
    context,
    request,
    baseURL,
    enter,
  }) => {
    test.setTimeout(240_000);
    const place = await enter('grocery');
    await context.addCookies([{ name: 'language-setting', value: language, url: baseURL! }]);
    await context.addInitScript((value) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('language-setting', value);
    }, language);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const address of ['/', ...(await listings(request, place)), '/about-us', '/categories', '/track-order']) {
        await visit(page, address);
        const names = await page
          .getByRole('navigation')
          .evaluateAll((all) =>
            all.map((nav) => nav.ariaLabel ?? document.getElementById(nav.getAttribute('aria-labelledby') ?? '')?.innerText),
          );
        expect(new Set(names).size, `${address}: ${names.join(' · ')}`).toBe(names.length);
      }
    }
    await page.locator('header:visible button[aria-haspopup=dialog]').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('banner')).toHaveCount(0);
  });
