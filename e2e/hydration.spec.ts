import type { Page, Route } from '@playwright/test';
import { findItems } from './steps/item.ts';
import { expect, test } from './steps/shop.ts';

const HOUR_MS = 3_600_000;

/** Waits for the footer, which hydrates last. A hydration mismatch is an error on the console. */
async function allHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const part = document.querySelector('footer')?.closest<HTMLElement>('[data-boundary]');
    return part?.dataset['hydrated'] !== undefined;
  });
}

/** Delays the code of the footer until it is released. */
async function holdFoot(page: Page): Promise<() => void> {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route('**/frame-footer-*.js', async (route) => {
    await letGo;
    await route.continue();
  });
  return resolve;
}

test('every kind of page hydrates without a mismatch in a browser whose clock is a day and an hour ahead', async ({
  page,
  request,
  enter,
}) => {
  const place = await enter('grocery');
  const { food, grocery, pharmacy, ecommerce, parcel } = place.modules;
  const fetchJson = async (path: string, moduleId: number) =>
    (await request.get(`/api/v1${path}`, { headers: { zoneid: `[${place.zoneId}]`, moduleid: String(moduleId) } })).json();
  const [{ stores }, { stores: pharmacies }, { data: categories }, { campaigns }, [item], [dish]] = await Promise.all([
    fetchJson('/stores/get-stores/all?limit=50', food),
    fetchJson('/stores/get-stores/all?limit=1', pharmacy),
    fetchJson('/categories', grocery),
    fetchJson('/banners', grocery),
    findItems(request, place, 'grocery', () => true),
    findItems(request, place, 'food', () => true),
  ]);
  const store = (stores as { slug: string; open: boolean }[]).find(({ open }) => !open) ?? stores[0];
  await page.clock.install({ time: Date.now() + 25 * HOUR_MS });
  for (const path of [
    '/',
    ...[food, grocery, pharmacy, ecommerce, parcel].map((id) => `/home?module_id=${id}`),
    `/home?data_type=all&filter=popular&module_id=${grocery}`,
    `/home?data_type=searched&search=${store.slug.split('-')[0]}&list_type=store&module_id=${food}`,
    `/category/${categories[0].slug}?module_id=${grocery}`,
    `/store/popular?module_id=${food}`,
    `/store/map?module_id=${food}`,
    `/store/${store.slug}?module_id=${food}`,
    `/store/${pharmacies[0].slug}?module_id=${pharmacy}`,
    `/product/${item!.slug}?module_id=${grocery}`,
    `/product/${dish!.slug}?module_id=${food}`,
    `/campaigns/${campaigns[0].slug}?module_id=${grocery}`,
  ]) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await allHydrated(page);
    });
  }
});

test('a part that hydrates late first matches the server, then shows the refetched data', async ({ page }) => {
  const letGo = await holdFoot(page);
  const title = 'Letters from Tashkent';
  await page.route('**/api/v1/landing-page', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), fixed_newsletter_title: title } });
  });
  // The data in the page is then stale, and the landing page above the footer refetches it at once.
  await page.clock.install({ time: Date.now() + HOUR_MS });
  const again = page.waitForResponse('**/api/v1/landing-page');
  await page.goto('/');
  await (await again).finished();
  const foot = page.getByRole('contentinfo');
  await expect(foot).not.toContainText(title);
  letGo();
  await allHydrated(page);
  await expect(foot).toContainText(title);
});

test("while the footer's code is missing the rest of the page works, and the footer's links too", async ({ page, enter }) => {
  await enter('grocery');
  const letGo = await holdFoot(page);
  await page.goto('/home');
  await expect(page.getByRole('button', { name: /Deliver to.*Amir Temur/s }).first()).toBeVisible();
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'About Us' })).toBeVisible();
  letGo();
  await allHydrated(page);
  await foot.getByRole('button', { name: 'Subscribe' }).click();
  await expect(foot.getByText('Please insert a valid email.')).toBeVisible();
});

test("the footer's code loads by itself once the network is back", async ({ page, enter, shop }) => {
  shop.expectTrouble(/ERR_FAILED/);
  await enter('grocery');
  await page.route('**/frame-footer-*.js', (route) => route.abort());
  await page.goto('/home');
  await expect(page.getByRole('button', { name: /Deliver to.*Amir Temur/s }).first()).toBeVisible();
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'About Us' })).toBeVisible();
  await page.unroute('**/frame-footer-*.js');
  await allHydrated(page);
  await expect(foot.getByRole('link', { name: 'About Us' })).toBeVisible();
});

test("the footer's code loads although the network was lost meanwhile", async ({ page, context, enter, shop }) => {
  shop.expectTrouble(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await enter('grocery');
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  const abortLate = async (route: Route) => {
    await lost;
    await route.abort();
  };
  await page.route('**/frame-footer-*.js', abortLate, { times: 1 });
  await page.goto('/home');
  await expect(page.getByRole('button', { name: /Deliver to.*Amir Temur/s }).first()).toBeVisible();
  const notice = page.getByText('No connection');
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  lose();
  await allHydrated(page);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })).toBeVisible();
});
