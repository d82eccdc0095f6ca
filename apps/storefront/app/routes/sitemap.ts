import { calls } from '@bozor/contract/shop/calls.ts';
import { moduleList } from '../platform/scope/active-module.tsx';
import { openPage, type LoadingPage } from '../platform/pages/page.server.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import { urls } from '../platform/pages/urls.ts';
import type { Route } from './+types/sitemap.ts';
import { pageQuery } from '../platform/pages/page-query.ts';

const PAGE_SIZE = 50;
const PAGES_A_FILE = 10;

/** Without a query the index of the sitemap files; with module and offset one file: places first, then items. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = openPage(context);
  const { moduleId } = page.scope;
  const file = Number(pageQuery<'sitemap'>(new URL(request.url)).get('offset') ?? 0);
  const addresses = file === 0 ? [] : [...(file === 1 ? await placesOf(page, moduleId) : []), ...(await itemsOf(page, moduleId, file))];
  return file === 0 ? xml('sitemapindex', 'sitemap', page.publicUrl, await filesOf(page)) : xml('urlset', 'url', page.publicUrl, addresses);
}

async function filesOf(page: LoadingPage): Promise<string[]> {
  const found = await page.find(moduleList());
  return (found?.modules ?? []).flatMap(({ id, items_count }) =>
    Array.from({ length: Math.max(1, Math.ceil(items_count / (PAGE_SIZE * PAGES_A_FILE))) }, (_, index) =>
      urls.sitemap({ module_id: id, offset: index + 1 }),
    ),
  );
}

async function placesOf(page: LoadingPage, moduleId: number | undefined): Promise<string[]> {
  const [categories, stores] = await Promise.all([
    page.find(apiQuery(calls.categories.list)),
    every(PAGES_A_FILE, (offset) =>
      page.find(apiQuery(calls.stores.list, { params: { type: 'all' }, query: { limit: PAGE_SIZE, offset } })),
    ),
  ]);
  return [
    urls.landing(),
    urls.home(),
    urls.categories(),
    urls.allBrands(),
    urls.flashSales(),
    urls.latestStores(),
    urls.popularStores(),
    urls.topOfferStores(),
    urls.aboutUs(),
    urls.helpAndSupport(),
    ...(categories?.data ?? []).map(({ slug }) => urls.category(slug, { module_id: moduleId })),
    ...stores.flatMap((found) => found?.stores ?? []).map(({ slug }) => urls.store(slug, { module_id: moduleId })),
  ];
}

async function itemsOf(page: LoadingPage, moduleId: number | undefined, file: number): Promise<string[]> {
  const first = (file - 1) * PAGES_A_FILE;
  const found = await every(PAGES_A_FILE, (offset) =>
    page.find(apiQuery(calls.search.listing, { query: { limit: PAGE_SIZE, offset: first + offset } })),
  );
  return found.flatMap((reply) => reply?.products ?? []).map(({ slug }) => urls.product(slug, { module_id: moduleId }));
}

function every<Value>(count: number, fetchPage: (offset: number) => Promise<Value>): Promise<Value[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => fetchPage(index + 1)));
}

function xml(root: string, entry: string, publicUrl: string, addresses: readonly string[]): Response {
  const entries = addresses.map((address) => `<${entry}><loc>${publicUrl}${address.replaceAll('&', '&amp;')}</loc></${entry}>`);
  const document = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
  return new Response(document, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
