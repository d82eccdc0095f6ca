import { findItems, openItem } from './steps/item.ts';
import { expect, test } from './steps/shop.ts';
import { storePlace, cityCentre } from './steps/visit.ts';
import { visit } from './steps/visitor.ts';

test('offers no newsletter to who has no scripts to send it with', async ({ browser, baseURL, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await storePlace(context, baseURL!, await cityCentre(request), 'grocery');
  const page = await context.newPage();
  await page.goto(`${baseURL}/home`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('section', { hasText: 'News worth opening' })).toBeHidden();
  await context.close();
});

test("prints a page's content without its bars", async ({ page, enter }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await enter('grocery');
  await visit(page, '/terms-and-conditions');
  const bars = [page.getByRole('banner'), page.getByRole('contentinfo')];
  for (const bar of bars) await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const bar of bars) await expect(bar).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('with text of twice the size', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      const enlarge = () => document.documentElement?.style.setProperty('font-size', '200%');
      new MutationObserver(enlarge).observe(document, { childList: true });
    });
  });

  test('keeps the price inside the add button', async ({ page, request, enter }) => {
    const place = await enter('grocery');
    const [item] = await findItems(request, place, 'grocery', ({ stock, has_variations }) => !has_variations && (stock ?? 0) > 5);
    const dialog = await openItem(page, item!);
    const button = dialog.getByRole('button', { name: /Add to Cart/ });
    expect(await button.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
    const [around, price] = await Promise.all([button.boundingBox(), button.locator('bdi').last().boundingBox()]);
    expect(price!.x + price!.width).toBeLessThanOrEqual(around!.x + around!.width);
  });
});

test('marks the current place in forced colours', async ({ page, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  await enter('food');
  await visit(page, '/home');
  const tabs = page.getByRole('navigation').last();
  await expect(tabs.locator('[aria-current]')).toHaveCSS('border-top-width', '2px');
});
