import type { APIRequestContext } from '@playwright/test';
import { fillCart } from './steps/checkout.ts';
import { findItems } from './steps/item.ts';
import { expect, test } from './steps/shop.ts';
import { structureFaults } from './steps/structure.ts';
import type { Place } from './steps/visit.ts';
import { REGULAR, signInAs } from './steps/visitor.ts';

interface Addresses {
  /** One page of each build: their structure is the same in every language, their names are not. */
  readonly few: readonly string[];
  readonly more: readonly string[];
}

async function addresses(request: APIRequestContext, place: Place): Promise<Addresses> {
  const { modules } = place;
  const [dish] = await findItems(request, place, 'food', () => true);
  const [grocery] = await findItems(request, place, 'grocery', () => true);
  const ofGrocery = `module_id=${modules.grocery}`;
  return {
    few: [
      '/',
      `/home?${ofGrocery}`,
      `/store/${grocery!.store_slug}?${ofGrocery}`,
      `/product/${grocery!.slug}?${ofGrocery}`,
      `/home?${ofGrocery}&data_type=searched&search=non`,
      `/checkout?page=cart&${ofGrocery}`,
    ],
    more: [
      ...[modules.food, modules.pharmacy, modules.ecommerce, modules.parcel].map((id) => `/home?module_id=${id}`),
      `/store/${dish!.store_slug}?module_id=${modules.food}`,
      `/category/${grocery!.category_ids[0]!.id}?${ofGrocery}`,
      `/categories?${ofGrocery}`,
      `/parcel-delivery-info?category=documents&module_id=${modules.parcel}`,
      '/track-order',
      '/help-and-support',
      '/nowhere',
    ],
  };
}

for (const [language, width, range] of [
  ['en', 390, 'each page'],
  ['ar', 1280, 'each page'],
  ['ru', 1280, 'a main page'],
  ['uz', 390, 'a main page'],
  ['uz-Cyrl', 1280, 'a main page'],
] as const)
  test(`in ${language} at ${width} px ${range} has one title, no gap in its headings, and names that are there and tell parts apart`, async ({
    page,
    context,
    request,
    baseURL,
    enter,
    shop,
  }) => {
    shop.expectTrouble(/404/);
    await page.setViewportSize({ width, height: 844 });
    const place = await enter('grocery');
    await context.addCookies([{ name: 'language-setting', value: language, url: baseURL! }]);
    await context.addInitScript((value) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('language-setting', value);
    }, language);
    const [item] = await findItems(request, place, 'grocery', ({ has_variations, stock }) => !has_variations && (stock ?? 0) > 5);
    await fillCart(page, place, 'grocery', { item_id: item!.id });
    const { few, more } = await addresses(request, place);
    const found: string[] = [];
    for (const address of range === 'each page' ? [...few, ...more] : few) {
      await page.goto(address);
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
      found.push(...(await structureFaults(page)).map((fault) => `${address}: ${fault}`));
    }
    expect(found).toEqual([]);
  });

test('each page of an account has one title, no gap in its headings, and names that are there and tell parts apart', async ({
  page,
  request,
}) => {
  await signInAs(page, request, { module: 'grocery', isSignedIn: true });
  const { token } = await (await request.post('/api/v1/auth/login', { data: REGULAR })).json();
  const headers = { Authorization: `Bearer ${token}` };
  const { orders } = await (await request.get('/api/v1/customer/order/delivered', { headers })).json();
  const found: string[] = [];
  for (const entry of ['my-orders', `my-orders&orderId=${orders[0].id}`, 'profile-settings', 'settings', 'wallet']) {
    await page.goto(`/profile?page=${entry}`);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
    found.push(...(await structureFaults(page)).map((fault) => `${entry}: ${fault}`));
  }
  expect(found).toEqual([]);
});
