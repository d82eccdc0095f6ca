import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findItems, itemPage } from './steps/item.ts';
import { expect, test } from './steps/shop.ts';

const BUDGETS = JSON.parse(readFileSync(join(import.meta.dirname, '../bench/budgets.json'), 'utf8')) as Record<string, { atMost: number }>;
const SECONDS_AFTER_LOAD = 3;
const KB = 1000;

/** The scripts that a visit has fetched by three seconds after its load, without an interaction: their bytes as sent, and their number. */
async function scriptsOf(page: Page, path: string): Promise<{ readonly kb: number; readonly names: readonly string[] }> {
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForFunction(
    (since) => performance.now() - since > 0,
    await page.evaluate((ms) => performance.now() + ms, SECONDS_AFTER_LOAD * 1000),
  );
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, transferSize }) => ({ name, transferSize })),
  );
  return {
    kb: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / KB,
    names: [...new Set(scripts.map(({ name }) => name))],
  };
}

const PAGES = ['the landing page', 'the home page', 'a store', 'a listing', 'an item', 'the checkout'] as const;

for (const name of PAGES)
  test(`a first visit to ${name} loads no more scripts than its budget`, async ({ page, request, enter }) => {
    const place = name === 'the landing page' ? undefined : await enter('grocery');
    const item = place && (await findItems(request, place, 'grocery', () => true))[0]!;
    const path = {
      'the landing page': () => '/',
      'the home page': () => '/home',
      'a store': () => `/store/${item!.store_slug}`,
      'a listing': () => '/home?data_type=all&filter=popular',
      'an item': () => itemPage(item!),
      'the checkout': () => '/checkout',
    }[name]();
    const { kb, names } = await scriptsOf(page, path);
    expect(kb).toBeLessThanOrEqual(BUDGETS[`JavaScript of a first visit to ${name}`]!.atMost);
    expect(names.length).toBeLessThanOrEqual(BUDGETS['scripts of a first visit, most']!.atMost);
    expect(names.length).toBeGreaterThan(5);
  });

const LATER = /\/(overlays|toaster|cart-drawer|menu-drawer)-/;

test('nothing is prefetched before the first interaction', async ({ page, enter }) => {
  await enter('grocery');
  const before = await scriptsOf(page, '/home');
  expect(before.names.filter((name) => LATER.test(name))).toEqual([]);
  const drawer = page.waitForRequest(/\/cart-drawer-[\w-]+\.js/);
  await page.keyboard.press('Tab');
  await drawer;
});

test('an interaction while the browser is offline prefetches nothing until it is back', async ({ page, context, enter, shop }) => {
  shop.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await enter('grocery');
  await scriptsOf(page, '/home');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await context.setOffline(true);
  await page.keyboard.press('Tab');
  await expect(page.getByText('No connection')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  expect(fetched.filter((url) => LATER.test(url))).toEqual([]);
  const drawer = page.waitForRequest(/\/cart-drawer-[\w-]+\.js/);
  await context.setOffline(false);
  await drawer;
});
