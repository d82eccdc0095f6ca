import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rehydrateQueries, type LoadedQuery } from '@bozor/web/api/hydrated-queries.ts';
import { requireModule, openPage, redirectWithQuery } from './page.server.ts';
import { openTestPage as open } from './testing/open-test-page.ts';
import { apiList, apiQuery } from '@bozor/web/api/query.ts';

const popular = () => apiQuery(calls.items.popular, { query: { limit: 5 } });
const store = () => apiQuery(calls.stores.details, { params: { idOrSlug: 'lola' } });
const listing = () => apiList(calls.search.listing, { query: { limit: 12 } }, { rows: (reply) => reply.products ?? [] });

const never = () => new Promise<never>(() => undefined);

test("passes replies on under the browser's query keys", async () => {
  const { context, request } = open({
    '/items/popular': async () => ({ products: [1] }),
    '/items/search': async () => ({ products: [2] }),
  });
  const page = openPage(context);
  await page.load(popular(), listing());
  const queries = rehydrateQueries(page.reply().queries);
  expect(queries.map(([key, data]) => [key[0], key[2], data])).toEqual([
    ['/items/popular', '1/2/en', { products: [1] }],
    ['/items/search', '1/2/en', { pages: [{ products: [2] }], pageParams: [1] }],
  ]);
  expect(request.isIncomplete).toBe(false);
});

test('renders the first screen of a long row, marked stale so that the browser fetches all', async () => {
  const { context, request } = open({ '/items/popular': async () => ({ products: [1, 2, 3] }) });
  const page = openPage(context);
  const firstScreen = ({ products }: { products: readonly unknown[] }) => ({ products: products.slice(0, 2) });
  await page.load(apiQuery(calls.items.popular, { query: { limit: 5 } }, { firstScreen }));
  const [[key, data, updatedAt]] = rehydrateQueries(page.reply().queries) as [LoadedQuery];
  expect(data).toEqual({ products: [1, 2] });
  expect(updatedAt).toBeLessThan(Date.now() - 86_400_000);
  expect(request.queryClient.getQueryData(key)).toEqual(data);
  expect(request.isIncomplete).toBe(false);
});

test('concurrent loaders request once', async () => {
  const { context, requested } = open({ '/items/popular': async () => ({ products: [] }) });
  const [one, other] = [openPage(context), openPage(context)];
  await Promise.all([one.load(popular()), other.load(popular())]);
  expect(requested).toHaveLength(1);
  expect(rehydrateQueries(other.reply().queries)).toHaveLength(1);
});

test('passes the time of a reply on, also to later loaders', async () => {
  const { context, request } = open({ '/items/popular': async () => ({ products: [] }) });
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const [one, other] = [openPage(context), openPage(context)];
  await one.load(popular());
  vi.setSystemTime(2_000);
  await other.load(popular());
  const [[key, , updatedAt]] = rehydrateQueries(other.reply().queries) as [LoadedQuery];
  expect(updatedAt).toBe(1_000);
  expect(request.queryClient.getQueryState(key)?.dataUpdatedAt).toBe(updatedAt);
});

test('leaves failed queries to the browser, and does not cache the page', async () => {
  const { context, request } = open({ '/items/popular': async () => ({ products: [] }) });
  const page = openPage(context);
  await page.load(popular(), store());
  expect(rehydrateQueries(page.reply().queries)).toHaveLength(1);
  expect(request.isIncomplete).toBe(true);
});

test('does not wait longer than it may', async () => {
  const { context, request, deadline } = open({ '/stores/details/{idOrSlug}': never, '/items/popular': never });
  const page = openPage(context);
  const waiting = Promise.all([page.find(store()), page.load(popular())]);
  deadline.abort(new Error('late'));
  expect(await waiting).toEqual([undefined, undefined]);
  expect(request.isIncomplete).toBe(true);
  expect(await openPage(context).find(store())).toBeUndefined();
});

test.each([404, 400, 422])('a missing subject (%i) gives 404', async (status) => {
  const { context } = open({ '/stores/details/{idOrSlug}': () => Promise.reject(new ApiProblem(status, [], 'no')) });
  await expect(openPage(context).find(store())).rejects.toMatchObject({ init: { status: 404 } });
});

test('a fault is not taken for something that does not exist', async () => {
  const { context, request } = open({ '/stores/details/{idOrSlug}': () => Promise.reject(new ApiProblem(503, [], 'busy')) });
  expect(await openPage(context).find(store())).toBeUndefined();
  expect(request.isIncomplete).toBe(true);
});

test('does without nothing that every page needs, as long as it was ever answered', async () => {
  const config = () => apiQuery(calls.config.read, {}, { isVital: true });
  const answers = { '/config': async (): Promise<unknown> => ({ business_name: 'Bozor' }) };
  const { context } = open(answers);
  expect(await openPage(context).find(config())).toEqual({ business_name: 'Bozor' });
  const later = open({ '/config': never }, { deadline: new AbortController() });
  later.deadline.abort(new Error('late'));
  const page = openPage(later.context);
  expect(await page.find(config())).toEqual({ business_name: 'Bozor' });
  expect(rehydrateQueries(page.reply().queries)).toEqual([[['/config', {}, 'en', 'one'], { business_name: 'Bozor' }, 1]]);
  expect(later.request.queryClient.getQueryData(['/config', {}, 'en', 'one'])).toEqual({ business_name: 'Bozor' });
  expect(later.request.isIncomplete).toBe(true);
});

test.each([
  ['another module', '/store/lola?module_id=4&lat=41.3', '/store/lola?module_id=2&lat=41.3'],
  ['no module that could be', '/store/lola?module_id=abc', '/store/lola?module_id=2'],
  ['its own module', '/store/lola?module_id=2', undefined],
  ['no module', '/store/lola?lat=41.3', undefined],
])('a link to something of module 2 that names %s goes on to the right one [route-09]', (_name, address, right) => {
  const open = () => requireModule(new Request(`https://shop.example${address}`), { module_id: 2 });
  if (right === undefined) return expect(open).not.toThrow();
  const sent = thrownBy(open) as Response;
  expect([sent.status, sent.headers.get('location')]).toEqual([302, right]);
});

test('a correct address stays, another redirects with its query [route-05]', () => {
  const at = (query: string) => new Request(`https://shop.example/home?${query}`);
  expect(() => redirectWithQuery(at('id=7&module_id=2'), { id: 7, module_id: 2 })).not.toThrow();
  const sent = thrownBy(() => redirectWithQuery(at('id=milk&data_type=category'), { id: 7, module_id: 2 })) as Response;
  expect(sent.headers.get('location')).toBe('/home?id=7&data_type=category&module_id=2');
});

function thrownBy(act: () => void): unknown {
  try {
    act();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}
