import type { Page } from '@playwright/test';

import { findItems } from './steps/item.ts';
import { expect, test } from './steps/shop.ts';
import { cityCentre, storePlace, storePlaceInCookies } from './steps/visit.ts';

const MOST_SHIFT = 0.02;
/** A slow processor paints a row of a list before its taller card has arrived. */
const MOST_SHIFT_WHEN_SLOW = 0.05;
const MODULES = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'] as const;

type Shift = { shift: number; moved: string[] };

function readShift(page: Page): Promise<Shift> {
  return page.evaluate(() => {
    const { shift, moved } = window as unknown as Shift;
    return { shift, moved };
  });
}

/** The page, once it uses the web fonts. */
const ownLetters = (page: Page) => page.locator(':is(html, body)[data-fonts]');

test.use({ viewport: { width: 412, height: 823 } });

/** Runs in the page: sums the layout shifts of the visit and notes what moved. */
function watchShift(): void {
  const moved: string[] = [];
  Object.assign(window, { moved, shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value });
      moved.push(`${entry.value.toFixed(3)} ${entry.sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40)).join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test.beforeEach(({ page }) => page.addInitScript(watchShift));

for (const module of MODULES)
  test(`nothing moves on a phone while the ${module} home hydrates`, async ({ page, enter }) => {
    await enter(module);
    await page.goto('/home', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(ownLetters(page)).toBeAttached();
    const { shift, moved } = await readShift(page);
    expect(shift, moved.join('\n')).toBeLessThan(MOST_SHIFT);
  });

for (const module of MODULES)
  test(`the ${module} home stands on a phone where it stood before its first part arrived`, async ({ browser, baseURL, request }) => {
    const place = await cityCentre(request);
    // Without scripts nothing reacts when parts of the page are removed.
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, javaScriptEnabled: false });
    await storePlace(context, baseURL!, place, module);
    const page = await context.newPage();
    await page.goto(`${baseURL}/home`);
    const [whole, begun] = await page
      .locator('[data-section]')
      .first()
      .evaluate((first) => {
        const home = first.parentElement!;
        const top = () => home.getBoundingClientRect().top;
        const whole = top();
        for (const part of home.querySelectorAll('[data-section]')) part.remove();
        return [whole, top()];
      });
    expect(begun).toBe(whole);
    await context.close();
  });

test('nothing moves on a phone while a store and an item hydrate', async ({ page, request, enter }) => {
  const place = await enter('grocery');
  const [item] = await findItems(request, place, 'grocery', () => true);
  for (const path of [`/store/${item!.store_slug}`, `/product/${item!.slug}`]) {
    await page.goto(`${path}?module_id=${place.modules.grocery}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(ownLetters(page)).toBeAttached();
    const { shift, moved } = await readShift(page);
    expect(shift, `${path}\n${moved.join('\n')}`).toBeLessThan(MOST_SHIFT);
  }
});

test('a first visit loads fonts last, the next one renders with them from the start', async ({ page, shop, enter }) => {
  await enter('food');
  await page.goto('/home');
  await expect(ownLetters(page)).toBeAttached();
  const isAfterLoad = await page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return fonts.map(({ startTime }) => startTime >= page!.loadEventStart);
  });
  expect(isAfterLoad).toEqual([true]);
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(await family()).toMatch(/^"Onest Variable"/);

  shop.expectTrouble(/\.js\b/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(ownLetters(page)).toBeAttached();
  await expect.poll(family).toMatch(/^"Onest Variable"/);
});

/** Safari empties the storage of a site that was not visited for seven days. */
for (const [width, slowness] of [
  [390, 4],
  [1280, 1],
] as const)
  test(`nothing moves at ${width} pixels when only cookies remember the place, on a processor ${slowness} times as slow`, async ({
    browser,
    baseURL,
    request,
  }) => {
    test.slow();
    const place = await cityCentre(request);
    const [item] = await findItems(request, place, 'grocery', () => true);
    const [category] = item!.category_ids;
    const moved: string[] = [];
    for (const path of [
      '/',
      '/home',
      `/category/${category!.slug}`,
      '/home?data_type=searched&list_type=item&search=milk',
      `/store/${item!.store_slug}`,
      `/product/${item!.slug}`,
      '/checkout?page=cart',
    ]) {
      const context = await browser.newContext({ viewport: { width, height: 823 } });
      await storePlaceInCookies(context, baseURL!, place, 'grocery');
      const page = await context.newPage();
      await page.addInitScript(watchShift);
      if (slowness > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowness });
      await page.goto(baseURL! + path, { waitUntil: 'networkidle' });
      await expect(ownLetters(page)).toBeAttached();
      const { shift, moved: parts } = await readShift(page);
      if (shift > (slowness > 1 ? MOST_SHIFT_WHEN_SLOW : MOST_SHIFT))
        moved.push(`${path}: ${shift.toFixed(3)}`, ...parts.map((part) => `  ${part}`));
      await context.close();
    }
    expect(moved.join('\n')).toBe('');
  });
