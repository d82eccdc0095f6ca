import { expect, test } from '@playwright/test';

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
