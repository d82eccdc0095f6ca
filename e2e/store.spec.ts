import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import { fill } from './steps/fill.ts';
import { serverRendered } from './steps/server-rendered.ts';
import { expect, test } from './steps/shop.ts';
import { cityCentre } from './steps/visit.ts';
import { signInAs, goBack, visit } from './steps/visitor.ts';

interface ListedStore {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

const headers = { zoneid: '[1]', moduleid: '1' };

test('a store is whole before any script runs, by slug and by number [route-09]', async ({ request }) => {
  const { stores } = (await (await request.get('/api/v1/stores/popular', { headers })).json()) as { stores: ListedStore[] };
  const { id, slug, name } = stores[0]!;
  const { products } = (await (await request.get(`/api/v1/stores/items/${id}`, { headers })).json()) as { products: { name: string }[] };
  for (const address of [`/store/${slug}?module_id=1&store_zone_id=1&distance=2`, `/store/${id}`]) {
    const html = await (await request.get(address)).text();
    expect(html).toContain(name);
    for (const product of products.slice(0, 5)) expect(html).toContain(product.name.replace('&', '&amp;'));
    expect(html).toMatch(new RegExp(`<link[^>]*rel="canonical"[^>]*/store/${slug}\\?module_id=1"`));
    expect(html).toContain('"@type":"Restaurant"');
    expect(html).toContain('"openingHoursSpecification"');
    expect(html).not.toContain(' style="');
  }
  expect((await request.get('/store/there-is-no-such-store')).status()).toBe(404);
});

test('a store without reviews says so [store-07] [store-09]', async ({ request }) => {
  const { stores } = (await (await request.get('/api/v1/stores/popular?limit=50', { headers: { zoneid: '[1,2,3,4,5]' } })).json()) as {
    stores: ListedStore[];
  };
  for (const { id } of stores) {
    const details = (await (await request.get(`/api/v1/stores/details/${id}`)).json()) as { reviews_on: 0 | 1 };
    const html = details.reviews_on === 0 ? await (await request.get(`/store/${id}`)).text() : undefined;
    if (html === undefined) continue;
    expect(html).toContain('this store is not having any review plan');
    return;
  }
  throw new Error('Every store of the demo city takes reviews.');
});

test('a store shows its sign, sections, menu, hours, reviews and its place on a map; its dishes true ratings [store-08, card-07, card-08, card-10]', async ({
  request,
}) => {
  const { stores } = (await (await request.get('/api/v1/stores/popular', { headers })).json()) as { stores: ListedStore[] };
  const store = (await (await request.get(`/api/v1/stores/details/${stores[0]!.id}`, { headers })).json()) as StoreDetails;
  const { products } = (await (await request.get(`/api/v1/stores/items/${store.id}?limit=50`, { headers })).json()) as {
    products: ItemCard[];
  };
  const { html, words } = await serverRendered(request, `/store/${store.slug}?module_id=1`);
  for (const text of [store.name, store.open ? '\nOpen' : '\nClosed', 'Sunday', '\nReviews\n', `${store.name} on the map`])
    expect(words).toContain(text);
  // Texts of customers have the direction of their own language.
  const { reviews } = (await (await request.get(`/api/v1/stores/reviews/${store.id}`)).json()) as { reviews: { comment: string }[] };
  const written = reviews.map(({ comment }) => comment).filter((comment) => comment !== '');
  expect(html.match(/<p dir="auto">/g)).toHaveLength(Math.min(10, written.length));
  for (const { category_ids } of products) expect(words).toContain(`\n${category_ids.at(-1)!.name}\n`);
  const cards = html.split('<article').slice(1);
  expect(cards).toHaveLength(products.length);
  for (const [at, { slug, avg_rating, rating_count, recommended }] of products.entries()) {
    const card = cards.find((each) => each.includes(`/product/${slug}?`))!;
    // Items behind the first screen have a name and a price, and become whole in the browser.
    if (at >= 12) {
      expect(card).toMatch(/<p>[^<]*\d/);
      continue;
    }
    // A concurrent journey may be writing a review.
    if (rating_count === 0) expect(card).toContain('>New<');
    else expect(Math.abs(Number(/>(\d\.\d)</.exec(card)?.[1]) - avg_rating)).toBeLessThan(0.5);
    expect(card.includes('>Recommend<')).toBe(recommended === 1);
  }
});

test('an item card has the layout of its place [card-01]', async ({ request }) => {
  const { zoneId, modules } = await cityCentre(request);
  const cookie = `zoneid=${encodeURIComponent(`[${zoneId}]`)}`;
  const [food, grocery, shop] = (['food', 'grocery', 'ecommerce'] as const).map((module) => `module_id=${modules[module]}`);
  for (const [path, ...layouts] of [
    [`/home?data_type=all&${grocery}`, 'vertical'],
    [`/home?data_type=all&view=list&${grocery}`, 'list'],
    [`/home?${shop}`, 'popular', 'flash-slide'],
    [`/flash-sales?${grocery}`, 'flash'],
    [`/home?${food}`, 'special'],
    [`/store/chinor-osh?${food}`, 'food'],
  ] as const) {
    const { html } = await serverRendered(request, path, cookie);
    for (const layout of layouts) expect(html, path).toContain(`data-layout="${layout}"`);
  }
});

test('on a phone the hours of an unavailable dish overlap neither its heart nor its order button [card-02] [item-26]', async ({
  page,
  request,
}) => {
  const { zoneId, modules } = await cityCentre(request);
  await signInAs(page, request, { module: 'food', isSignedIn: true });
  const headers = { zoneid: `[${zoneId}]`, moduleid: String(modules.food) };
  const [store] = (await (await request.get('/api/v1/stores/popular', { headers, params: { limit: 1 } })).json()).stores;
  await page.route(/\/stores\/items\/.*name=/, async (route) => {
    const answer = await route.fetch();
    const reply = (await answer.json()) as { products: object[] };
    const unhydrated = {
      available: false,
      available_stock: null,
      available_time_starts: '01:00',
      available_time_ends: '02:00',
      schedule_order: true,
    };
    await route.fulfill({ response: answer, json: { ...reply, products: reply.products.map((each) => ({ ...each, ...unhydrated })) } });
  });
  for (const locale of ['en', 'ru', 'uz'])
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, `/store/${store.slug}?lang=${locale}`);
      await expect(page.getByRole('main').getByRole('article').first().getByRole('button')).toHaveCount(2);
      await fill(page.locator('#store-menu ~ div input[type=search]'), 'plov');
      const dish = page.getByRole('main').getByRole('article').filter({ hasText: '01:00–02:00' }).first();
      await expect(dish.getByRole('button')).toHaveCount(2);
      const hours = (await dish.getByText('01:00–02:00').boundingBox())!;
      for (const button of await dish.getByRole('button').all())
        expect(hours.y + hours.height, `${locale} at ${width}`).toBeLessThanOrEqual((await button.boundingBox())!.y);
    }
});

test('a store opened by a link follows sections that render later too', async ({ page, enter }) => {
  await enter('grocery');
  await visit(page, '/store/popular');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeAttached();
  const later = page.getByRole('navigation', { name: 'Sections' }).getByRole('link').nth(5);
  await later.click();
  await expect(later).toHaveAttribute('aria-current', 'true');
});

test('a section pressed before it renders is scrolled to afterwards', async ({ page, enter }) => {
  await enter('grocery');
  await visit(page, '/store/popular');
  // The state in which the links are rendered, but only the first cards.
  await page.evaluate(() => {
    const watching = new MutationObserver(() => {
      const last = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#section-"]')].at(-1);
      if (!last) return;
      watching.disconnect();
      document.body.dataset['early'] = String(document.querySelector(last.hash) === null);
      last.click();
    });
    watching.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.locator('body')).toHaveAttribute('data-early', 'true');
  await expect(page.locator('main section[id^="section-"]').last()).toBeInViewport();
});

test(
  'a pressed section\'s title is below the links, and "back" leaves the store at once',
  { tag: '@every-browser' },
  async ({ page, enter }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter('grocery');
    await visit(page, '/store/popular');
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeAttached();
    const links = page.getByRole('navigation', { name: 'Sections' });
    for (const at of [7, 3, 5]) {
      await links.getByRole('link').nth(at).click();
      const name = await links
        .getByRole('link')
        .nth(at)
        .evaluate((link) => link.firstChild!.textContent!);
      const title = page.getByRole('heading', { level: 2, name, exact: true });
      await expect(title).toBeFocused();
      const below = (await links.boundingBox())!;
      await expect.poll(async () => (await title.boundingBox())!.y - below.y - below.height, name).toBeGreaterThanOrEqual(0);
      await expect(title).toBeInViewport();
    }
    await goBack(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Popular stores' })).toBeVisible();
  },
);

test('a page that was just shown is restored without a request', async ({ page, enter }) => {
  await enter('grocery');
  await visit(page, '/store/popular');
  const store = page.getByRole('article').getByRole('link').first();
  const reviews = page.getByRole('heading', { level: 2, name: 'Reviews' });
  await store.click();
  await expect(reviews).toBeAttached();
  const requested: string[] = [];
  page.on('request', (request) => request.resourceType() === 'fetch' && request.url().includes('.data') && requested.push(request.url()));
  await goBack(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Popular stores' })).toBeVisible();
  await store.evaluate((link: HTMLElement) => link.click());
  await expect(reviews).toBeAttached();
  expect(requested).toEqual([]);
});
