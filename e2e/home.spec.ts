import type { Page } from '@playwright/test';
import { scrollUntilVisible } from './steps/scroll-until-visible.ts';
import { expect, test } from './steps/shop.ts';
import { coalesceObserverEntries } from './steps/coalesced-observer.ts';
import { cityCentre, storePlace, type Place } from './steps/visit.ts';

let place: Place;
test.beforeAll(async ({ request }) => {
  place = await cityCentre(request);
});

const HEROES = {
  food: ['Hungry? It is already on the stove', 'Plov, samsa, pizza and more from kitchens nearby.'],
  grocery: ['Fresh from the bazaar and the shelf', 'Fruit, bread, milk and the weekly shop, brought today.'],
  pharmacy: ['Medicine without the queue', 'Pharmacies nearby, day and night. Send a prescription as a photo.'],
  ecommerce: ['Things you need, from stores you know', 'Electronics, clothes, home and beauty, often the same day.'],
  parcel: ['Send anything across the city', 'A courier picks it up and you watch it arrive.'],
} as const;
type ModuleType = keyof typeof HEROES;

for (const type of Object.keys(HEROES) as ModuleType[]) {
  test(`heads the ${type} home with its own words, also without scripts [home-01] [home-10] [route-02]`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await storePlace(context, baseURL!, place, type);
    const page = await context.newPage();
    await page.goto(`${baseURL}/home`);
    const [title, text] = HEROES[type];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(text)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const words of [page.getByRole('heading', { level: 1 }), page.getByText(text)])
      await expect.poll(async () => (await words.boundingBox())!.width).toBeGreaterThan(100);
    await expect(page).toHaveTitle(new RegExp(title.replace('?', '\\?')));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/home\\?module_id=${place.modules[type]}$`));
    await context.close();
  });
}

test('shows categories in a shape of each module’s own [home-02]', async ({ browser, baseURL }) => {
  const shapes = new Set<string>();
  for (const type of ['food', 'grocery', 'pharmacy', 'ecommerce'] as const) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await storePlace(context, baseURL!, place, type);
    const page = await context.newPage();
    await page.goto(`${baseURL}/home`);
    const tile = page.getByRole('region', { name: 'Categories' }).getByRole('link').first();
    const { width, height } = (await tile.locator('img').locator('..').boundingBox())!;
    const radius = await tile
      .locator('img')
      .locator('..')
      .evaluate((each) => getComputedStyle(each).borderRadius);
    shapes.add(`${(width / height).toFixed(1)} ${radius} ${await tile.evaluate((each) => getComputedStyle(each).display)}`);
    await context.close();
  }
  expect(shapes.size).toBe(4);
});

test.describe('the grocery home', () => {
  test.beforeEach(async ({ enter }) => void (await enter('grocery')));

  test('shows popular items in three rows, on phones too [home-05]', async ({ page }) => {
    await page.goto('/home');
    const rows = async () => {
      const items = page.getByRole('list', { name: 'Most Popular Items' }).getByRole('listitem').filter({ visible: true });
      return new Set(await items.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))).size;
    };
    await expect.poll(rows).toBe(3);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(rows).toBe(3);
  });

  test('leads by banners to stores, items and links [banner-01] [banner-02]', async ({ page, request }) => {
    const headers = { zoneid: `[${place.zoneId}]`, moduleid: String(place.modules.grocery) };
    const { banners } = await (await request.get('/api/v1/banners', { headers })).json();
    await page.goto('/home');
    for (const { type, title, link, store, item } of banners) {
      const address = await page.getByRole('link', { name: title }).filter({ visible: true }).first().getAttribute('href');
      if (type === 'default') expect(address).toBe(link);
      if (type === 'store_wise') expect(address).toContain(`/store/${store.slug}?`);
      if (type === 'item_wise') expect(address).toContain(`/product/${item.slug}?`);
    }
  });

  test('moves banners on every four seconds, and not while they are paused [banner-05]', async ({ page }) => {
    await page.clock.install();
    await coalesceObserverEntries(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/home');
    const offers = page.getByRole('region', { name: 'Offers', exact: true }).filter({ visible: true }).first();
    const at = () => offers.getByRole('list').evaluate((each) => Math.round(each.scrollLeft));
    const button = offers.getByRole('button', { name: 'Pause: Offers' });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const paused = await at();
    await page.clock.runFor(9000);
    expect(await at()).toBe(paused);

    await button.click();
    await offers.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(0, 0);
    await page.clock.runFor(3900);
    expect(await at()).toBe(paused);
    await page.clock.runFor(100 + 800 + 50);
    expect(Math.abs((await at()) - paused)).toBeGreaterThan(200);

    // Behind a dialog nothing scrolls.
    const list = await offers.getByRole('list').elementHandle();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const covered = await list.evaluate((each) => each.scrollLeft);
    await page.clock.runFor(9000);
    expect(await list.evaluate((each) => each.scrollLeft)).toBe(covered);
  });

  test('shows banners paused to readers who want less motion, and moves them on at once when they start them [banner-05]', async ({
    page,
  }) => {
    await page.clock.install();
    await coalesceObserverEntries(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/home');
    const offers = page.getByRole('region', { name: 'Offers', exact: true }).filter({ visible: true }).first();
    const at = () => offers.getByRole('list').evaluate((each) => Math.round(each.scrollLeft));
    const button = offers.getByRole('button', { name: 'Pause: Offers' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.clock.runFor(9000);
    expect(await at()).toBe(0);

    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await offers.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(0, 0);
    await page.clock.runFor(4010);
    expect(Math.abs(await at())).toBeGreaterThan(200);
  });

  test('counts the flash sale down, and shows its remaining pieces [flash-04]', async ({ page }) => {
    await page.goto('/home');
    const sale = page.getByRole('region', { name: 'Evening prices' });
    await expect(sale.getByRole('timer', { name: 'Ends in' })).toContainText(/\d\d.*days.*\d\d.*hours.*\d\d.*minutes.*\d\d.*seconds/s);
    await expect(sale.getByRole('article').first()).toContainText(/Sold [\d ]+/);
  });

  test('orders the stores by tab, narrows them by two filters and keeps both in sight [store-01] [store-02] [store-03] [store-04]', async ({
    page,
  }) => {
    await page.goto('/home');
    const requested = (part: string) =>
      page.waitForRequest((request) => request.url().includes('/stores/get-stores/') && request.url().includes(part));
    const section = page.getByRole('region', { name: 'Stores around you' });
    await scrollUntilVisible(page, section);
    await expect(section.getByRole('tab')).toHaveText(['Popular', 'Top Rated', 'New']);
    let request = requested('store_type=top_rated');
    await section.getByRole('tab', { name: 'Top Rated' }).click();
    await request;
    const ratings = section.locator('article').getByText(/^Rated [\d.]+ out of 5$/);
    await expect.poll(async () => isFalling((await ratings.allTextContents()).map((each) => Number(/[\d.]+/.exec(each)![0])))).toBe(true);
    request = requested('store_type=newly_joined');
    await section.getByRole('tab', { name: 'New' }).click();
    await request;

    const delivery = section.getByRole('combobox', { name: 'Delivery type' });
    expect(await optionsOf(page, 'Delivery type')).toEqual(['all:All', 'delivery:Delivery', 'take_away:Take Away']);
    request = requested('/take_away?');
    await delivery.selectOption('take_away');
    await request;
    expect(await optionsOf(page, 'Kind of store')).toEqual([
      'all:All',
      'newly_joined:Newly Joined',
      'popular:Popular',
      'top_rated:Top Rated',
    ]);
    request = requested('filter=top_rated');
    await section.getByRole('combobox', { name: 'Kind of store' }).selectOption('top_rated');
    await request;

    await section.getByRole('article').last().scrollIntoViewIfNeeded();
    const { y } = (await section.getByRole('tablist').boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(70);
  });
});

test('hides a section that has nothing to show [home-03]', async ({ page, context, enter }) => {
  const empty = { total_size: 0, limit: 18, offset: 1 };
  await enter('grocery');
  await context.clearCookies(); // makes the browser request the data that the server could not know
  await page.route('**/api/v1/items/popular?*', (route) => route.fulfill({ json: { ...empty, products: [] } }));
  await page.route('**/api/v1/flash-sales?*', (route) => route.fulfill({ json: { ...empty, flash_sales: [] } }));
  await page.route('**/api/v1/banners', (route) => route.fulfill({ json: { banners: [], campaigns: [] } }));
  await page.route('**/api/v1/other-banners', async (route) => {
    const pictures = Object.entries<unknown>(await (await route.fetch()).json());
    await route.fulfill({ json: Object.fromEntries(pictures.map(([name, value]) => [name, Array.isArray(value) ? [] : null])) });
  });
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Categories' })).toBeVisible();
  await scrollUntilVisible(page, page.getByRole('heading', { name: 'Stores around you' }));
  await expect(page.getByRole('heading', { name: 'Most Popular Items' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Offers', exact: true })).toBeHidden();
});

test('shows parcel categories with their lowest price', async ({ page, request, enter }) => {
  const categories = await (await request.get('/api/v1/parcel-category')).json();
  await enter('parcel');
  await page.goto('/home');
  const cards = page.getByRole('region', { name: 'What are you sending?' }).getByRole('link');
  await expect(cards).toHaveCount(categories.length);
  await expect(cards.first()).toContainText(/Documents.*from 12\s000\ssoʻm/);
  await expect(cards.first()).toHaveAttribute('href', /\/parcel-delivery-info\?category=documents/);
});

function isFalling(numbers: readonly number[]): boolean {
  return numbers.length > 1 && numbers.every((each, at) => at === 0 || each <= numbers[at - 1]!);
}

function optionsOf(page: Page, name: string): Promise<string[]> {
  return page
    .getByRole('combobox', { name })
    .locator('option')
    .evaluateAll((all) => all.map((each) => `${(each as HTMLOptionElement).value}:${each.textContent}`));
}
