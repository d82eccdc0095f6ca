import { expect, test } from 'vitest';
import { openTestPage } from '../platform/pages/testing/open-test-page.ts';
import { loader } from './sitemap.ts';

type Load = (args: { readonly context: unknown; readonly request: Request }) => Promise<Response>;

const SHOP = 'https://shop.example';
const named = (count: number, name: string) => Array.from({ length: count }, (_, index) => ({ slug: `${name}-${index + 1}` }));

/** Asks for a sitemap of a shop with these replies, which may depend on the query. Pages beyond them are empty. */
async function load(query: string, answers: Parameters<typeof openTestPage>[0], moduleId?: number) {
  const { context, requested } = openTestPage(answers, { moduleId });
  const response = await (loader as unknown as Load)({ context, request: new Request(`${SHOP}/sitemap.xml${query}`) });
  const text = await response.text();
  return {
    response,
    text,
    requested,
    addresses: [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!.slice(SHOP.length)),
  };
}

const pageOf = (query: Readonly<Record<string, unknown>>) => Number(query['offset']);

test('without a query it lists the files of each module: one for every 500 items, and one for a module without', async () => {
  const { response, text, addresses } = await load('', {
    '/module': async () => ({
      modules: [
        { id: 1, items_count: 0 },
        { id: 2, items_count: 500 },
        { id: 3, items_count: 501 },
      ],
    }),
  });
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(text).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">\n<sitemap><loc>/,
  );
  expect(text).toMatch(/<\/loc><\/sitemap>\n<\/sitemapindex>\n$/);
  expect(addresses).toEqual([
    '/sitemap.xml?module_id=1&amp;offset=1',
    '/sitemap.xml?module_id=2&amp;offset=1',
    '/sitemap.xml?module_id=3&amp;offset=1',
    '/sitemap.xml?module_id=3&amp;offset=2',
  ]);
});

test('a shop whose modules cannot be had has an empty index', async () => {
  expect((await load('', {})).addresses).toEqual([]);
});

test('the first file of a module has its pages, categories and stores, and then its items', async () => {
  const { text, addresses, requested } = await load(
    '?module_id=2&offset=1',
    {
      '/categories': async () => ({ data: named(2, 'category') }),
      '/stores/get-stores/{type}': async ({ query }) => ({ stores: pageOf(query) <= 2 ? named(1, `store-${pageOf(query)}`) : [] }),
      '/items/search': async ({ query }) => ({ products: pageOf(query) <= 2 ? named(1, `item-${pageOf(query)}`) : [] }),
    },
    2,
  );
  expect(text).toContain('<urlset ');
  expect(text).toContain('<url><loc>https://shop.example/</loc></url>');
  expect(addresses).toEqual([
    '/',
    '/home',
    '/categories',
    '/all-brands',
    '/flash-sales',
    '/store/latest',
    '/store/popular',
    '/store/top-offer-nearby',
    '/about-us',
    '/help-and-support',
    '/category/category-1?module_id=2',
    '/category/category-2?module_id=2',
    '/store/store-1-1?module_id=2',
    '/store/store-2-1?module_id=2',
    '/product/item-1-1?module_id=2',
    '/product/item-2-1?module_id=2',
  ]);
  const stores = requested.filter(({ path }) => path === '/stores/get-stores/{type}');
  expect(stores.map(({ params }) => params)).toEqual(Array.from({ length: 10 }, () => ({ type: 'all' })));
  expect(stores.map(({ query }) => [query['limit'], query['offset']])).toEqual(Array.from({ length: 10 }, (_, index) => [50, index + 1]));
});

test('a later file goes on with the items where the one before ended, and has nothing else', async () => {
  const { addresses, requested } = await load(
    '?module_id=2&offset=3',
    { '/items/search': async ({ query }) => ({ products: named(1, `item-${pageOf(query)}`) }) },
    2,
  );
  expect(new Set(requested.map(({ path }) => path))).toEqual(new Set(['/items/search']));
  expect(requested.map(({ query }) => query['offset'])).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
  expect(requested.every(({ query }) => query['limit'] === 50)).toBe(true);
  expect(addresses[0]).toBe('/product/item-21-1?module_id=2');
  expect(addresses).toHaveLength(10);
});

test('parts that cannot be had are left out', async () => {
  const { addresses } = await load('?offset=1', { '/items/search': async () => ({ products: null }) });
  expect(addresses).toHaveLength(10);
});
