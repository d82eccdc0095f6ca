import type { Locator, Page } from '@playwright/test';
import { fillCart } from './steps/checkout.ts';
import { findItems } from './steps/item.ts';
import { expect, test } from './steps/shop.ts';
import { cityCentre } from './steps/visit.ts';
import { visit } from './steps/visitor.ts';

const middleOf = async (what: Locator) => {
  const { x, width } = (await what.boundingBox())!;
  return x + width / 2;
};

/** Returns elements that overflow the page sideways. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Returns prices and counts in a sentence of the other direction that neither an element nor marks of Unicode isolate from it. */
const looseNumbers = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const open = node.textContent!.replaceAll(/\u2068[^\u2069]*\u2069/g, '');
      if (!/\d[\s\u00a0\u202f]\d{3}/.test(open) || !element.checkVisibility()) continue;
      if (!element.closest('bdi, [dir=ltr], input, script, style')) found.push(node.textContent!.trim());
    }
    return found;
  });

test.beforeEach(async ({ context, baseURL, enter }) => {
  await context.addCookies([{ name: 'language-setting', value: 'ar', url: baseURL! }]);
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('language-setting', 'ar');
    localStorage.setItem('settings', '{"direction":"rtl","theme":"light"}');
  });
  await enter('grocery');
});

test('in Arabic the shop is a mirror: header, rows, cart and numbers', { tag: '@every-browser' }, async ({ page, request }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const place = await cityCentre(request);
  await visit(page, '/home');
  await expect(page.locator('html[lang=ar][dir=rtl]')).toBeAttached();
  const header = page.locator('header:visible').first();
  expect(await middleOf(header.getByRole('link', { name: 'Bozor' }))).toBeGreaterThan(1280 * 0.75);
  expect(await middleOf(header.getByRole('button', { name: 'تسجيل الدخول' }))).toBeLessThan(1280 * 0.25);
  expect(await overflowOf(page)).toBe(0);

  const row = page.getByRole('list', { name: 'الفئات' });
  const first = row.getByRole('listitem').first();
  expect(await middleOf(first)).toBeGreaterThan(await middleOf(row.getByRole('listitem').nth(1)));
  const next = page.getByRole('button', { name: 'التالي' }).first();
  expect(await middleOf(next)).toBeLessThan(640);
  const before = await middleOf(first);
  await next.click();
  await expect.poll(() => middleOf(first)).toBeGreaterThan(before + 40);

  const [item] = await findItems(request, place, 'grocery', ({ stock, price }) => stock !== 0 && price > 1_000);
  await fillCart(page, place, 'grocery', { item_id: item!.id, quantity: 2 });
  await page.goto('/home');
  await page
    .locator('header:visible')
    .getByRole('button', { name: /^السلة/ })
    .click();
  const cart = page.getByRole('dialog', { name: 'سلة التسوق' });
  await expect(cart.getByRole('button', { name: 'إتمام الطلب' })).toBeVisible();
  await expect.poll(async () => Math.round((await cart.boundingBox())!.x)).toBe(0);
  expect(await middleOf(cart.locator('li img').first())).toBeGreaterThan(await middleOf(cart.getByRole('group').first()));
  expect(await looseNumbers(page)).toEqual([]);
});

test('in Arabic no page overflows sideways on a phone, and the menu opens from the right', { tag: '@every-browser' }, async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/', '/categories', '/store/popular', '/track-order', '/about-us', '/home']) {
    await visit(page, address);
    expect([address, await overflowOf(page), await looseNumbers(page)]).toEqual([address, 0, []]);
  }
  await page.getByRole('button', { name: 'القائمة' }).click();
  const menu = page.getByRole('dialog');
  await expect.poll(async () => Math.round((await menu.boundingBox())!.x + (await menu.boundingBox())!.width)).toBe(390);
});

test('names and replies of stores keep their own direction beside Arabic', async ({ page }) => {
  await visit(page, '/store/kecha-kunduz');
  const names = page.getByRole('region', { name: 'المراجعات' }).locator('li strong');
  await names.first().scrollIntoViewIfNeeded();
  // Which of them is first depends on the day.
  await expect(names.filter({ hasText: /^[A-Z]/ }).first()).toBeVisible();
  expect(await names.evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).direction))])).toEqual(['ltr']);
});
