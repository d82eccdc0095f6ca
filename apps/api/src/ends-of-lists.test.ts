import { beforeAll, expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { sql } from 'kysely';
import { testApi, type Caller } from '../test/api.ts';
import { buildBrand, buildCategory, buildFlashSale, buildItem, buildStore, headersFor } from '../test/fixtures.ts';

const { db, call, customer } = await testApi({ checksInvariants: false });

type AnyEndpoint = Parameters<typeof call>[0];

let me: Caller;
let headers: Record<string, string>;
/** Path parameters, and query values without which a list is refused. */
let given: Readonly<Record<string, { readonly params?: Readonly<Record<string, string | number>>; readonly query?: object }>>;

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
  };
});

/** Returns every paginated endpoint of the contract. */
function listsIn(part: object, path: string): { name: string; endpoint: AnyEndpoint }[] {
  return Object.entries(part as Record<string, AnyEndpoint>).flatMap(([key, each]) => {
    if (typeof each.method !== 'string') return listsIn(each, `${path}${key}.`);
    const { limit, offset } = each.query?.properties ?? {};
    return limit && offset ? [{ name: path + key, endpoint: each }] : [];
  });
}

const rowsOf = (body: object) => Object.values(body).filter(Array.isArray).flat();

test.each(listsIn(API, ''))('a page behind the end of $name is empty, and no fault', async ({ name, endpoint }) => {
  const { params, query } = given[name] ?? {};
  const asked = { ...query, limit: 20, offset: 400 };
  const { status, body } = await call(endpoint, { as: me, headers, query: asked, ...(params && { params }) });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ limit: 20, offset: 400, total_size: expect.any(Number) as unknown });
  expect(name === 'items.ofFeaturedCategories' || rowsOf(body).length === 0, JSON.stringify(body)).toBe(true);
});
