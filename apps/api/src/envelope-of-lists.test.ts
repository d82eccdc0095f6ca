import { beforeAll, expect, test } from 'vitest';
import { LIST_FIELDS } from '@bozor/contract/fields.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { sql } from 'kysely';
import { testApi, type Caller } from '../test/api.ts';
import { buildBrand, buildCategory, buildFlashSale, buildItem, buildStore, headersFor } from '../test/fixtures.ts';

const { db, call, customer } = await testApi({ checksInvariants: false });

type AnyEndpoint = Parameters<typeof call>[0];

let me: Caller;
let headers: Record<string, string>;
/** Path parameters, and query values without which a list is refused. */
let given: Readonly<
  Record<string, { readonly params?: Readonly<Record<string, string | number>>; readonly query?: Readonly<Record<string, unknown>> }>
>;

beforeAll(async () => {
  const store = await buildStore(db, {});
  const category = await buildCategory(db, { module: { id: store.moduleId } });
  const brand = await buildBrand(db, { module: { id: store.moduleId } });
  const item = await buildItem(db, { store, category, brand_id: brand.id });
  const sale = await buildFlashSale(db, { items: [item] });
  const buyer = await customer();
  me = buyer;
  headers = headersFor(store);
  const { rows } = await sql<{ talk: number; condition: number }>`
    with talk as (insert into conversations (customer_id, store_id) values (${buyer.customerId}, ${store.id}) returning id),
      condition as (insert into common_conditions (slug, name) values ('cough', '{"en":"Cough"}') returning id)
    select talk.id as talk, condition.id as condition from talk, condition`.execute(db);
  const { talk, condition } = rows[0]!;
  given = {
    'categories.childes': { params: { idOrSlug: category.id } },
    'brands.items': { params: { idOrSlug: brand.id } },
    'conditions.items': { params: { id: condition } },
    'items.related': { params: { id: item.id } },
    'items.ofCategory': { params: { idOrSlug: category.id } },
    'search.listing': { query: { data_type: 'searched', name: 'nothing of this name' } },
    'stores.list': { params: { type: 'all' } },
    'stores.ofCategory': { params: { idOrSlug: category.id } },
    'stores.items': { params: { idOrSlug: store.id } },
    'stores.reviews': { params: { idOrSlug: store.id } },
    'orders.list': { params: { status: 'list' } },
    'promotions.flashItems': { query: { flash_sale_id: sale.id } },
    'reviews.ofItem': { params: { id: item.id } },
    'messages.details': { query: { conversation_id: talk } },
    'search.suggestions': { query: { name: 'no' } },
    'place.autocomplete': { query: { search_text: 'amir' } },
    'place.geocode': { query: { lat: 41.3, lng: 69.3 } },
  };
});

const ENDPOINTS = Object.entries(API).flatMap(([word, group]) =>
  Object.entries(group as Readonly<Record<string, AnyEndpoint>>).map(([key, endpoint]) => ({ name: `${word}.${key}`, endpoint })),
);
const PAGED = ENDPOINTS.filter(({ endpoint }) => endpoint.query?.properties.limit && endpoint.query.properties.offset);
const LISTS = ENDPOINTS.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.reply[LIST_FIELDS]);

/** A reply of a list as a client reads it that knows no list by name. */
interface AnyList {
  readonly total_size: number;
  readonly limit: number;
  readonly offset: number;
  readonly data: readonly unknown[];
}

const rowsOf = (body: object) => Object.values(body).filter(Array.isArray).flat();

test.each(PAGED)('a page behind the end of $name is empty, and no fault', async ({ name, endpoint }) => {
  const { params, query } = given[name] ?? {};
  const asked = { ...query, limit: 20, offset: 400 };
  const { status, body } = await call(endpoint, { as: me, headers, query: asked, ...(params && { params }) });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ limit: 20, offset: 400, total_size: expect.any(Number) as unknown });
  expect(name === 'items.ofFeaturedCategories' || rowsOf(body).length === 0, JSON.stringify(body)).toBe(true);
});

test.each(LISTS)('$name is in the envelope that all lists have, with its entries as data', async ({ name, endpoint }) => {
  const { params, query } = given[name] ?? {};
  const { status, body } = await call(endpoint, { as: me, headers, query, ...(params && { params }) });
  expect(status, JSON.stringify(body)).toBe(200);
  const { total_size, limit, offset, data } = body as unknown as AnyList;
  const named = (endpoint.reply[LIST_FIELDS] as readonly string[]).flatMap((list) => (body as Record<string, unknown[]>)[list]!);
  expect(data).toEqual(named);
  expect([offset, total_size >= data.length, limit >= data.length]).toEqual([1, true, true]);
});

test.each(LISTS)('$name is sent once to the pages of the shop', async ({ name, endpoint }) => {
  const { params, query } = given[name] ?? {};
  const light = { ...headers, 'x-reply-shape': 'page' };
  const { body } = await call(endpoint, { as: me, headers: light, query, ...(params && { params }) });
  const lists = endpoint.reply[LIST_FIELDS] as readonly string[];
  expect(Object.hasOwn(body, 'data')).toBe(lists.includes('data'));
});

test('a listing of stores has them as data', async () => {
  const { body } = await call(API.search.listing, { headers, query: { list_type: 'store' } });
  expect(body.stores).toHaveLength(1);
  expect(body).toMatchObject({ total_size: 1, data: body.stores });
});

test('favourites, banners and the cart have their entries as data', async () => {
  const found = await call(API.items.popular, { headers });
  const item = found.body.products[0]!;
  await call(API.wishlist.add, { as: me, headers, body: { item_id: item.id } });
  const wished = await call(API.wishlist.list, { as: me, headers });
  expect(wished.body).toMatchObject({ total_size: 1, limit: 1, offset: 1, data: wished.body.items });
  const { body: cart } = await call(API.cart.add, {
    as: me,
    headers,
    body: { item_id: item.id, model: 'Item', price: item.price, quantity: 1, add_on_ids: [], add_on_qtys: [], variation: [] },
  });
  expect(cart.lines).toHaveLength(1);
  expect(cart).toMatchObject({ total_size: 1, limit: 1, offset: 1, data: cart.lines });
});
