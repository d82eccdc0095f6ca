import type { Browser, Page } from '@playwright/test';
import { expect, test } from './vocabulary/shop.ts';
import { cityCentre, remember, type Place } from './vocabulary/visit.ts';

let place: Place;
test.beforeAll(async ({ request }) => {
  place = await cityCentre(request);
});

/** A page as search engines and browsers without scripts see it. */
async function plainPage(browser: Browser, baseURL: string, path: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await remember(context, baseURL, place, 'grocery');
  const page = await context.newPage();
  await page.goto(baseURL + path);
  return page;
}

test('lists all categories with those under them, without scripts too [route-07]', async ({ browser, baseURL }) => {
  const page = await plainPage(browser, baseURL!, '/categories');
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'Dairy and eggs' })).toHaveAttribute('href', /^\/category\/dairy-eggs\?/);
  await expect(page.getByRole('list', { name: 'Dairy and eggs' }).getByRole('link', { name: 'Milk and kefir' })).toBeVisible();
  await page.context().close();
});

test('shows a category by slug and by number, where it stands and what it sells, without scripts too [route-08]', async ({
  browser,
  baseURL,
  request,
}) => {
  const headers = { zoneid: `[${place.zoneId}]`, moduleid: String(place.modules.grocery) };
  const { parent } = await (await request.get('/api/v1/categories/childes/dairy-eggs', { headers })).json();
  for (const address of [parent.slug, parent.id]) {
    const page = await plainPage(browser, baseURL!, `/category/${address}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dairy and eggs' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(12);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/category\/dairy-eggs$/);
    const crumbs = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);
    expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['Home', 'Categories', 'Dairy and eggs']);
    await page.context().close();
  }
});

test('answers 404 for a category that is none', async ({ page, shop }) => {
  shop.expectTrouble(/404/);
  expect((await page.goto('/category/no-such-shelf'))!.status()).toBe(404);
});

for (const [path, title] of [
  ['/store/latest', 'Latest stores'],
  ['/store/popular', 'Popular stores'],
  ['/store/top-offer-nearby', 'Top offers near me'],
] as const) {
  test(`lists stores at ${path}, without scripts too [route-10] [route-11] [route-12]`, async ({ browser, baseURL }) => {
    const page = await plainPage(browser, baseURL!, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('main').getByRole('article').first()).toBeVisible();
    if (path === '/store/top-offer-nearby')
      for (const store of await page.locator('main').getByRole('article').all()) await expect(store).toContainText(/−\d+%/);
    await page.context().close();
  });
}

test.describe('a category page', () => {
  test.beforeEach(async ({ context, baseURL }) => remember(context, baseURL!, place, 'grocery'));

  test('brings twelve more items as one scrolls, until all are there [const-02]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/category/dairy-eggs');
    const items = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
    await expect(items).toHaveCount(12);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/categories/items/')) asked.push(new URL(request.url()).searchParams.get('offset')!);
    });
    await items.last().scrollIntoViewIfNeeded();
    await expect(items).toHaveCount(24);
    expect(asked[0]).toBe('2');
  });

  test('narrows to a category under it, and shows who sells it', async ({ page }) => {
    await page.goto('/category/dairy-eggs');
    await page.getByRole('button', { name: 'Milk and kefir' }).click();
    await expect(page.getByRole('button', { name: 'Milk and kefir' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('list', { name: 'Items' })).not.toContainText('sour cream');
    await page.getByRole('tab', { name: 'Stores' }).click();
    await expect(page).toHaveURL(/list_type=store/);
    await expect(page.getByRole('list', { name: 'Stores' }).getByRole('article').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Stores' })).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('cards', () => {
  /** The first items of a list as the browser gets them, changed. */
  async function changeItems(page: Page, changes: readonly object[]): Promise<void> {
    await page.context().clearCookies(); // so that the browser asks for what the server did not know of
    await page.route('**/api/v1/items/popular?*', async (route) => {
      const reply = await (await route.fetch()).json();
      await route.fulfill({
        json: { ...reply, products: reply.products.map((item: object, at: number) => ({ ...item, ...changes[at] })) },
      });
    });
  }
  const plain = { discount_chip: null, recommended: 0, organic: 0, available: true, available_stock: null };

  test('of items tell the discount, the recommendation, the true rating and the hours [card-02] [card-06] [card-08] [card-10]', async ({
    page,
    context,
    baseURL,
  }) => {
    await remember(context, baseURL!, place, 'food');
    await changeItems(page, [
      {
        ...plain,
        price: 40_000,
        discounted_price: 34_000,
        discount_chip: { source: 'store', discount: 15, discount_type: 'percent' },
        recommended: 1,
      },
      { ...plain, discount_chip: { source: 'item', discount: 4000, discount_type: 'amount' }, organic: 1, rating_count: 0, avg_rating: 0 },
      {
        ...plain,
        available: false,
        available_time_starts: '07:00',
        available_time_ends: '11:00',
        schedule_order: false,
        rating_count: 3,
        avg_rating: 4.2,
      },
      { ...plain, available_stock: 0 },
    ]);
    await page.goto('/home');
    const cards = page.getByRole('list', { name: 'Most Popular Items' }).getByRole('article');
    await expect(cards.nth(0)).toContainText(/−15%.*Recommend.*34\s000.*Price before 40\s000/s);
    await expect(cards.nth(1)).toContainText(/−4\s000\ssoʻm.*Organic.*New/s);
    await expect(cards.nth(2)).toContainText(/Not Available now07:00–11:00.*Rated 4\.2 out of 5/s);
    await expect(cards.nth(2).getByRole('button')).toHaveCount(0);
    await expect(cards.nth(3)).toContainText('Out of Stock');
    await expect(cards.nth(3).getByRole('button')).toHaveCount(0);
    await expect(cards.nth(0).getByRole('button')).toHaveCount(1);
  });

  test('of stores tell time, fee and distance from the reader’s own point [card-04] [card-09]', async ({ page, context, baseURL }) => {
    await remember(context, baseURL!, place, 'food');
    await page.goto('/store/top-offer-nearby');
    const store = page.locator('main').getByRole('article').first();
    await expect(store).toContainText(/−\d+%/);
    await expect(store).toContainText(/\d+–\d+ min|Opens at/);
    await expect(store).toContainText(/(< 1|\d+) km/);
    await expect(store).toContainText(/\d\ssoʻm|Free delivery|Take away only/);
  });
});
