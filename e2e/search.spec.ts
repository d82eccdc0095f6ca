import { expect, test, type APIRequestContext } from '@playwright/test';

/** Returns the server-rendered HTML, before any script runs, for a visitor of a module in the first zone. */
async function pageOf(request: APIRequestContext, address: string, { module = 1, zone = '[1]' } = {}): Promise<string> {
  const cookie = `zoneid=${encodeURIComponent(zone)}; module=${module}; language-setting=en`;
  const answer = await request.get(address, { headers: zone === '' ? {} : { cookie } });
  expect(answer.status(), address).toBe(200);
  return answer.text();
}

const titleOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '');

test('a search is server-rendered in any spelling [route-03] [list-01] [list-03]', async ({ request }) => {
  for (const typed of ['lagmon', "lag'mon", 'лағмон', 'лагман', 'kfuvfy', 'lagmno']) {
    const html = await pageOf(request, `/home?search=${encodeURIComponent(typed)}&data_type=searched`);
    expect(titleOf(html), typed).toMatch(/^\d+ Foods Found$/);
    expect(html, typed).toMatch(/Lagman/i);
    expect(html).toContain('Restaurants');
  }
});

test('a search without results says so in both tabs, with a picture [list-08] [list-09] [app-07]', async ({ request }) => {
  expect(await pageOf(request, '/home?search=qwzzyx&data_type=searched')).toMatch(/<img[^>]*telescope[^>]*>.{0,60}Items not found!/s);
  expect(await pageOf(request, '/home?search=qwzzyx&data_type=searched&list_type=store')).toMatch(
    /<img[^>]*telescope[^>]*>.{0,60}Stores not found!/s,
  );
});

test('a category is named by slug or number, and is ticked [route-05]', async ({ request }) => {
  const answer = await request.get('/api/v1/categories', { headers: { zoneid: '[1]', moduleid: '1' } });
  const [category] = ((await answer.json()) as { data: { id: number; slug: string; name: string }[] }).data;
  for (const id of [category!.slug, category!.id]) {
    const html = await pageOf(request, `/home?search=category&id=${id}&module_id=1&data_type=category`);
    expect(html).toContain(`Remove ${category!.name}`);
    expect(titleOf(html)).toMatch(/^\d+ Foods Found$/);
  }
});

test('a brand that cannot be is a page not found, and one of another module is shown there', async ({ request }) => {
  const answer = await request.get('/home?data_type=brand&brand_id=abc', { headers: { cookie: 'zoneid=%5B1%5D; module=4' } });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  const unknown = await request.get('/home?data_type=brand&brand_id=999999999', { headers: { cookie: 'zoneid=%5B1%5D; module=4' } });
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain('<search');
  const { brands } = await (await request.get('/api/v1/brand', { headers: { zoneid: '[1]', moduleid: '4' } })).json();
  const [brand] = brands as { id: number; name: string }[];
  const html = await pageOf(request, `/home?data_type=brand&brand_id=${brand!.id}`);
  expect(html).toContain(`<title>${brand!.name} `);
  expect(titleOf(html)).toMatch(/^[1-9]\d* Items Found$/);
});

test('a category that is none is a page not found, and one of another module is shown there [route-05]', async ({ request }) => {
  expect((await request.get('/home?data_type=category&id=no-such-thing')).status()).toBe(404);
  const answer = await request.get('/api/v1/categories', { headers: { zoneid: '[1]', moduleid: '2' } });
  const [category] = ((await answer.json()) as { data: { id: number; slug: string; name: string }[] }).data;
  for (const named of [`id=${category!.id}`, `id=${category!.slug}`, `id=${category!.slug}&module_id=1`]) {
    const html = await pageOf(request, `/home?data_type=category&${named}`);
    expect(html, named).toContain(`Remove ${category!.name}`);
    expect(titleOf(html), named).toMatch(/^[1-9]\d* Groceries Found$/);
  }
});

test('special offers begin with the discounted filter [route-06] [list-16]', async ({ request }) => {
  expect(await pageOf(request, '/home?search=special-offer&module_id=1&data_type=discounted')).toContain('Remove Discounted');
  expect(await pageOf(request, '/home?data_type=discounted&filter=none')).not.toContain('Remove Discounted');
});

test('a brand has no tabs, and its name for a title [list-02]', async ({ request }) => {
  const answer = await request.get('/api/v1/brand', { headers: { zoneid: '[1]', moduleid: '4' } });
  const [brand] = ((await answer.json()) as { brands: { id: number; name: string }[] }).brands;
  const html = await pageOf(request, `/home?data_type=brand&brand_id=${brand!.id}&module_id=4`, { module: 4 });
  expect(html).not.toContain('role="tablist"');
  expect(html).toContain(`<title>${brand!.name} `);
  expect(await pageOf(request, '/home?data_type=all&module_id=4', { module: 4 })).toContain('role="tablist"');
});

test('a listing comes with its panel, its filter and order, and as a grid or in lines [list-04] [list-05] [list-06]', async ({
  request,
}) => {
  const html = await pageOf(request, '/home?data_type=all', { module: 2 });
  const panel = /<aside[^>]*aria-label="Filters".*?<\/aside>/s.exec(html)?.[0];
  for (const part of ['Categories', 'Price', 'Rating', 'Brands', 'Dairy and eggs']) expect(panel).toContain(part);
  expect(html).toContain('aria-haspopup="dialog"');
  expect(html).toMatch(/<select[^>]*aria-label="Sort"[^>]*>.*?Price: low to high/s);
  for (const listed of ['item', 'store'])
    for (const view of ['grid', 'list']) {
      const drawn = await pageOf(request, `/home?data_type=all&list_type=${listed}&view=${view}`, { module: 2 });
      const found = drawn.slice(drawn.indexOf(listed === 'item' ? 'Groceries Found</h1>' : 'Stores Found</h1>'));
      expect(found).toMatch(new RegExp(`<article[^>]*data-layout="${view === 'list' ? 'list' : 'vertical'}"`));
      expect(found).toMatch(/<button[^>]*aria-label="List"/);
    }
  const narrowed = await pageOf(request, '/home?data_type=all&filter=popular&diet=halal&without=milk', { module: 2 });
  for (const applied of ['Popular', 'Halal', 'Without: milk']) expect(narrowed).toContain(`Remove ${applied}`);
});

test('all brands are on one page, each linked to its listing [route-16]', async ({ request }) => {
  const headers = { zoneid: '[1]', moduleid: '2' };
  const { brands } = (await (await request.get('/api/v1/brand?limit=3', { headers })).json()) as { brands: { id: number; name: string }[] };
  const html = await pageOf(request, '/all-brands', { module: 2 });
  expect(titleOf(html)).toBe('Brands');
  for (const { id, name } of brands) {
    expect(html).toContain(`>${name}<`);
    expect(html).toContain(`brand_id=${id}`);
  }
});

test('each module is searched by its own words, and parcels are looked for by their number [search-02] [search-03] [search-04] [search-05] [search-07]', async ({
  request,
}) => {
  for (const [module, placeholder] of [
    [1, 'Search foods and restaurants...'],
    [2, 'Search for grocery or store...'],
    [3, 'Search for medicine or store...'],
    [4, 'Search for products or store...'],
  ] as const)
    expect(await pageOf(request, '/home', { module })).toContain(`placeholder="${placeholder}"`);
  const parcels = await pageOf(request, '/home', { module: 5 });
  expect(parcels).not.toContain('name="search"');
  expect(parcels.split('<main')[1]).toContain('name="order_id"');
});

test('nothing can be searched without a zone, nor on the landing page [search-01]', async ({ request }) => {
  expect(await pageOf(request, '/home')).toContain('name="search"');
  expect(await pageOf(request, '/home', { zone: '' })).not.toContain('name="search"');
  expect(await pageOf(request, '/')).not.toContain('name="search"');
});
