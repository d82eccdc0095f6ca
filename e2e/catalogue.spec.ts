import type { Browser, Page } from '@playwright/test';
import { expect, test } from './steps/shop.ts';
import { cityCentre, storePlace, type Place } from './steps/visit.ts';
import { goBack } from './steps/visitor.ts';

let place: Place;
test.beforeAll(async ({ request }) => {
  place = await cityCentre(request);
});

/** Opens a page without scripts, as search engines do. */
async function plainPage(browser: Browser, baseURL: string, path: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await storePlace(context, baseURL, place, 'grocery');
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

test('shows a category by slug and by id, with its path and items, without scripts too [route-08]', async ({
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
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/category/dairy-eggs\\?module_id=${place.modules.grocery}$`),
    );
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

test('calls the stores of food restaurants [route-10] [route-11]', async ({ page, enter }) => {
  await enter('food');
  for (const [path, title] of [
    ['/store/latest', 'Latest restaurants'],
    ['/store/popular', 'Popular restaurants'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('a campaign leads from the list to who takes part in it', async ({ page, enter }) => {
  await enter('food');
  await page.goto('/campaigns');
  const first = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const part = page.getByRole('region', { name: /^(Stores|Items)$/ }).first();
  await expect(part.getByRole('listitem').first()).toBeVisible();
});

test('"back" to a category restores its filters [route-08]', async ({ page, enter }) => {
  await enter('ecommerce');
  await page.goto('/category/electronics');
  const phones = page.getByRole('main').getByRole('button', { name: 'Phones', exact: true });
  const answer = page.waitForResponse(/\/categories\/items\/electronics\?.*category_id=/);
  await phones.click();
  await expect(phones).toHaveAttribute('aria-pressed', 'true');
  const [first] = (await (await answer).json()).products;
  const items = page.getByRole('list', { name: 'Items' });
  await expect(items.getByRole('article').first()).toContainText(first.name);
  await items.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await goBack(page);
  await expect(phones).toHaveAttribute('aria-pressed', 'true');
  await expect(items.getByRole('article').first()).toContainText(first.name);
  await page.reload();
  await expect(phones).toHaveAttribute('aria-pressed', 'true');
  await expect(items.getByRole('article').first()).toContainText(first.name);
});

test('a category of another module than the one that one is in is called by its own [list-01]', async ({ page, enter }) => {
  await enter('food');
  await page.goto('/category/dairy-eggs');
  await expect(page.getByRole('tab')).toHaveText(['Groceries', 'Stores']);
});
