import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../test/api.ts';
import {
  buildBrand,
  buildCategory,
  buildFlashSale,
  buildItem,
  buildModule,
  buildReview,
  buildStore,
  buildZone,
  discountStore,
  headersFor,
  type BuiltItem,
  type BuiltStore,
} from '../test/fixtures.ts';
import { changeSettings } from '../test/settings.ts';
import { placeOrder } from '../test/shop.ts';
import { searchKeys } from './platform/search/search-keys.ts';

const CONNECTIONS = 4;
const { api, bus, db, pool, call, customer } = await testApi({ checksInvariants: false, connections: CONNECTIONS });

type AnyEndpoint = Parameters<typeof call>[0];
type Row = Readonly<Record<string, unknown>>;

/** Number of rows per list that differ only in their ids. */
const TWINS = 5;
const SAME_TIME = new Date('2026-11-01T00:00:00Z');
const ALWAYS = `'2020-01-01', '2040-01-01'`;
const count = Array.from({ length: TWINS }, (_, index) => index);

let me: Caller & { readonly customerId: number };
let headers: Record<string, string>;
/** Path parameters, and query values without which a list is empty or refused. */
let given: Readonly<Record<string, { readonly params?: Readonly<Record<string, string | number>>; readonly query?: Row }>>;

beforeAll(async () => {
  const zone = await buildZone(db);
  const module = await buildModule(db, { module_type: 'grocery' });
  const category = await buildCategory(db, { module, featured: true, name: { en: 'Bakery' } });
  const brand = await buildBrand(db, { module, name: { en: 'Brand' } });
  const equal = { created_at: SAME_TIME, rating_sum: 5, rating_count: 1 };
  const stores = await inTurn(count, () => buildStore(db, { zone, module, name: { en: 'Store' }, featured: true, ...equal }));
  const [store, other] = [stores[0]!, stores[1]!];
  for (const each of stores) await discountStore(db, each);
  const shelf = { category, brand_id: brand.id, discount: 10, recommended: true, ...equal };
  const items = await inTurn(count, () => buildItem(db, { store, ...shelf, name: { en: 'Bread' } }));
  const named = await inTurn(count, (n) => buildItem(db, { store: other, ...shelf, name: { en: `Loaf ${'ABCDE'[n]}` } }));
  for (const each of stores.slice(2)) await buildItem(db, { store: each, ...shelf, name: { en: 'Bread' } });
  const sale = await buildFlashSale(db, { items, terms: { position: 0 } });
  for (const item of named.slice(1)) await buildFlashSale(db, { items: [item] });
  await inTurn(count, () => buildReview(db, items[0]!, { created_at: SAME_TIME }));
  me = await customer();
  headers = { ...headersFor(store), latitude: String(zone.lat), longitude: String(zone.lng) };
  await fillCatalogue({
    zoneId: zone.id,
    moduleId: module.id,
    categoryId: category.id,
    storeId: store.id,
    itemIds: items.map(({ id }) => id),
  });
  await fillHistory(stores, items);
  await beFound('items', 'Bread');
  await beFound('stores', 'Store');
  await changeSettings({ db, bus }, { offline_payment: true });
  await sql`select mark_front_items(), refresh_search_words(), recount_histories(), recount_orders()`.execute(db);
  const idOf = async (table: string) => (await sql<{ id: number }>`select min(id) as id from ${sql.table(table)}`.execute(db)).rows[0]!.id;
  given = {
    'categories.childes': { params: { idOrSlug: category.id } },
    'brands.items': { params: { idOrSlug: brand.id } },
    'conditions.items': { params: { id: await idOf('common_conditions') } },
    'items.related': { params: { id: items[0]!.id } },
    'items.ofCategory': { params: { idOrSlug: category.id } },
    'search.listing': {
      query: { data_type: 'searched', name: 'bread', list_type: 'item', category_ids: `[${category.id}]`, brand_ids: `[${brand.id}]` },
    },
    'stores.list': { params: { type: 'all' } },
    'stores.ofCategory': { params: { idOrSlug: category.id } },
    'stores.items': { params: { idOrSlug: store.id } },
    'stores.reviews': { params: { idOrSlug: store.id } },
    'orders.list': { params: { status: 'list' } },
    'promotions.flashItems': { query: { flash_sale_id: sale.id } },
    'reviews.ofItem': { params: { id: items[0]!.id } },
    'messages.details': { query: { conversation_id: await idOf('conversations') } },
  };
});

/** Makes a row searchable, as the application does for a name. */
async function beFound(table: 'items' | 'stores', name: string): Promise<void> {
  const keys = searchKeys({ names: [name], tags: ['bread'], descriptions: [] });
  await sql`update ${sql.table(table)} set search = search_vector(${keys.names}, ${keys.tags}, ${keys.descriptions}, ${keys.loose_names})
    where name->>'en' = ${name}`.execute(db);
}

async function inTurn<Made>(numbers: readonly number[], make: (number: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (const number of numbers) made.push(await make(number));
  return made;
}

interface Shelf {
  readonly zoneId: number;
  readonly moduleId: number;
  readonly categoryId: number;
  readonly storeId: number;
  readonly itemIds: readonly number[];
}

async function fillCatalogue({ zoneId, moduleId, categoryId, storeId, itemIds }: Shelf): Promise<void> {
  const run = (statement: string) => sql.raw(statement.replaceAll('$n', `generate_series(1, ${TWINS}) n`)).execute(db);
  await run(`insert into modules (slug, module_type, name) select 'twin-' || n, 'ecommerce', '{"en":"Module"}' from $n`);
  await run(`insert into zone_modules (zone_id, module_id, minimum_minor) select ${zoneId}, id, 8000 from modules on conflict do nothing`);
  await run(`insert into zones (name, area) select '{"en":"Zone"}', polygon(box(point(n, n), point(n + 0.5, n + 0.5))) from $n`);
  await run(`insert into vehicles (code, name, max_metres) select 'twin-' || n, '{"en":"Bicycle"}', 5000 from $n`);
  await run(`insert into categories (module_id, slug, name, featured) select ${moduleId}, 'twin-' || n, '{"en":"Bakery"}', true from $n`);
  await run(
    `insert into categories (module_id, parent_id, slug, name) select ${moduleId}, ${categoryId}, 'child-' || n, '{"en":"Rye"}' from $n`,
  );
  await run(`insert into item_categories (item_id, category_id) select i.id, c.id from items i, categories c on conflict do nothing`);
  await run(`insert into brands (module_id, slug, name) select ${moduleId}, 'twin-' || n, '{"en":"Brand"}' from $n`);
  await run(`insert into items (store_id, zone_id, module_id, category_id, brand_id, slug, name, price_minor)
    select ${storeId}, ${zoneId}, ${moduleId}, ${categoryId}, id, 'of-' || slug, '{"en":"Cake"}', 10000 from brands`);
  await run(`insert into common_conditions (slug, name) select 'twin-' || n, '{"en":"Cough"}' from $n`);
  await run(`insert into item_conditions (item_id, condition_id) select i.id, c.id from items i, common_conditions c`);
  for (const table of ['cancellation_reasons', 'refund_reasons']) await run(`insert into ${table} (reason) select '{"en":"Late"}' from $n`);
  await run(`insert into parcel_instructions (instruction) select '{"en":"Call"}' from $n`);
  await run(`insert into offline_payment_methods (name) select '{"en":"Bank"}' from $n`);
  await run(
    `insert into why_choose_banners (module_id, title, short_description, image) select ${moduleId}, '{"en":"Fast"}', '{"en":"Fast"}', 'banners/a.webp' from $n`,
  );
  await run(
    `insert into campaigns (module_id, kind, slug, title, starts_at, ends_at) select ${moduleId}, kind, kind || n, '{"en":"Week"}', ${ALWAYS} from $n, unnest('{basic,item}'::text[]) kind`,
  );
  await run(`insert into campaign_stores (campaign_id, store_id) select c.id, s.id from campaigns c, stores s where c.kind = 'basic'`);
  await run(`insert into items (store_id, zone_id, module_id, category_id, slug, name, price_minor, campaign_id, available_from, available_until)
    select ${storeId}, ${zoneId}, ${moduleId}, ${categoryId}, 'of-campaign-' || n, '{"en":"Bun"}', 10000, (select min(id) from campaigns where kind = 'item'), ${ALWAYS} from $n`);
  await run(
    `insert into coupons (code, title, kind, discount, is_listed, starts_at, ends_at) select 'TWIN' || n, '{"en":"Ten"}', 'percent', 10, true, ${ALWAYS} from $n`,
  );
  await run(
    `insert into cashback_offers (title, cashback_type, cashback_amount, starts_at, ends_at) select '{"en":"Back"}', 'percentage', 5, ${ALWAYS} from $n`,
  );
  await run(
    `insert into wallet_bonuses (title, bonus_type, bonus, starts_at, ends_at) select '{"en":"Bonus"}', 'percent', 5, ${ALWAYS} from $n`,
  );
  await run(
    `insert into advertisements (store_id, add_type, title, description, cover_image, starts_at, ends_at) select ${storeId}, 'store_promotion', '{"en":"Ad"}', '{"en":"Ad"}', 'ads/a.webp', ${ALWAYS} from $n`,
  );
  expect(itemIds).toHaveLength(TWINS);
}

async function fillHistory(stores: readonly BuiltStore[], items: readonly BuiltItem[]): Promise<void> {
  const { customerId } = me;
  await sql`insert into addresses (customer_id, contact_person_name, contact_person_number, address, lat, lng, created_at, updated_at)
    select ${customerId}, 'Aziza', '+998901234567', 'Amir Temur 1', 41.3, 69.3, ${SAME_TIME}, ${SAME_TIME} from generate_series(1, ${TWINS})`.execute(
    db,
  );
  for (const { id: storeId, moduleId, zoneId } of stores) {
    const shop = { customerId, moduleId, zoneId, storeId, itemId: items[0]!.id };
    await placeOrder(db, shop, { created_at: SAME_TIME, status_at: SAME_TIME });
    const over = await placeOrder(db, shop, { created_at: SAME_TIME, status_at: SAME_TIME });
    await db
      .updateTable('orders')
      .set({ status: 'canceled', status_by: 'customer', status_at: SAME_TIME })
      .where('id', '=', over)
      .execute();
    await sql`with talk as (insert into conversations (customer_id, store_id) values (${customerId}, ${storeId}) returning id)
      insert into messages (conversation_id, sender, body, created_at) select id, 'customer', 'Salom', ${SAME_TIME} from talk, generate_series(1, ${TWINS})`.execute(
      db,
    );
    const { id: cartId } = await db
      .insertInto('carts')
      .values({ customer_id: customerId, module_id: moduleId, store_id: storeId, parked_at: SAME_TIME })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into cart_lines (cart_id, store_id, item_id, selection_key, quantity, seen_price_minor)
      select ${cartId}, ${storeId}, min(id), 'bread', 1, 10000 from items where store_id = ${storeId}`.execute(db);
    await sql`insert into notifications (customer_id, type, title, body, created_at) values (${customerId}, 'wallet', '{"en":"Hi"}', '{"en":"Hi"}', ${SAME_TIME})`.execute(
      db,
    );
    for (const [kind, unit, shops] of [
      ['wallet', 'money', 'adjustments'],
      ['loyalty', 'points', 'points'],
    ] as const) {
      await sql`with entry as (insert into ledger_entries (reason, once, at) values ('adjustment', ${`${kind}-${storeId}`}, ${SAME_TIME}) returning id)
        insert into ledger_postings (entry_id, account_id, unit, amount)
        select id, account, ${unit}, amount from entry, (values (ledger_account(${kind}, ${customerId}), 100), (ledger_account(${shops}), -100)) as moved (account, amount)`.execute(
        db,
      );
    }
  }
}

const LISTS = listsIn(API, '');

/** Returns every paginated endpoint of the contract. */
function listsIn(part: object, path: string): { name: string; endpoint: AnyEndpoint }[] {
  return Object.entries(part as Record<string, AnyEndpoint>).flatMap(([key, each]) => {
    if (typeof each.method !== 'string') return listsIn(each, `${path}${key}.`);
    const { limit, offset } = each.query?.properties ?? {};
    return limit && offset ? [{ name: path + key, endpoint: each }] : [];
  });
}

/** Returns the default order of a list, and every other that can be requested. */
function questionsOf(name: string, endpoint: AnyEndpoint): Row[] {
  const { query = {} } = given[name] ?? {};
  const properties = endpoint.query.properties as Record<string, { enum?: readonly string[] }>;
  // A search keeps its query; the other kinds of list have none.
  const other = ['sort_by', 'list_type', 'data_type'].flatMap((key) =>
    (properties[key]?.enum ?? []).map((value) => ({ ...query, [key]: value })),
  );
  const ofStores = properties['list_type']
    ? (properties['sort_by']?.enum ?? []).map((sort_by) => ({ ...query, sort_by, list_type: 'store' }))
    : [];
  return [query, ...other, ...ofStores];
}

/** Rewrites every table in random order, so that another row comes first among equals each time. */
async function shuffle(seed: number): Promise<void> {
  const { rows } = await sql<{ name: string; key: string }>`
    select c.relname as name, string_agg(quote_ident(a.attname) || '::text', ' || ' order by a.attnum) as key
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.reltuples <> 0
    group by 1 having bool_and(a.atttypid in ('int8'::regtype, 'int2'::regtype, 'text'::regtype))`.execute(db);
  for (const { name, key } of rows) {
    await sql
      .raw(`create index shuffled on ${name} (md5((${key}) || '${seed}')); cluster ${name} using shuffled; drop index shuffled`)
      .execute(db);
  }
}

/** Plan types that are disabled, one set per page, so that each page reads equal rows in another order. */
const WITHOUT = [
  [],
  ['enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan'],
  ['enable_hashagg', 'enable_hashjoin'],
  ['enable_nestloop', 'enable_incremental_sort'],
  ['enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan', 'enable_hashagg', 'enable_mergejoin'],
];

async function planAnew(page: number): Promise<void> {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
  for (const client of clients) {
    const without = WITHOUT[page % WITHOUT.length]!.map((name) => `set ${name} = off`);
    await client.query(['reset all', 'discard plans', ...without].join('; '));
    client.release();
  }
}

const rowsOf = (body: object): readonly Row[] =>
  Object.values(body).find((part): part is readonly Row[] => Array.isArray(part) && part.length > 0) ?? [];

/** Lists that come whole, with more than one row. A new one is to be added, with twins in the fill above. */
const WHOLE_LISTS: readonly string[] = [
  'config.landing $.modules',
  'config.read $.countries',
  'config.read $.languages',
  'config.read $.social_login',
  'config.read $.tip_presets',
  'promotions.banners $.campaigns',
];

/** Every other endpoint that reads: its lists come whole. Streams, files and what needs a gateway's signature have none. */
const WHOLE = readersIn(API, '');

function readersIn(part: object, path: string): { name: string; endpoint: AnyEndpoint }[] {
  return Object.entries(part as Record<string, AnyEndpoint>).flatMap(([key, each]) => {
    if (typeof each.method !== 'string') return readersIn(each, `${path}${key}.`);
    const isPaged = each.query?.properties?.['limit'] && each.query.properties['offset'];
    return each.method !== 'GET' || isPaged || (each.replyType ?? 'json') !== 'json' ? [] : [{ name: path + key, endpoint: each }];
  });
}

/** The lists of an answer by their place in it, each as its rows, by id where they have one. Lists in rows are left out: their rows are the equal ones. */
function listsOf(body: unknown, path = '$'): Map<string, string> {
  if (typeof body !== 'object' || body === null) return new Map();
  if (!Array.isArray(body)) return new Map(Object.entries(body).flatMap(([key, value]) => [...listsOf(value, `${path}.${key}`)]));
  return body.length > 1
    ? new Map([[path, body.map((row: unknown) => JSON.stringify((row as Row | null)?.['id'] ?? row)).join()]])
    : new Map();
}

const idOf = (row: Row): string => JSON.stringify(row['id'] ?? row);

async function read(name: string, endpoint: AnyEndpoint, query: Row): Promise<object> {
  api.replies.drop();
  const params = given[name]?.params;
  const { status, body } = await call(endpoint, { as: me, headers, query, ...(params && { params }) });
  if (status !== 200) throw new Error(`${name} ${JSON.stringify(query)}: ${status} ${JSON.stringify(body)}`);
  return body;
}

describe('a list of equal rows, read row by row while they change places, gives each once:', () => {
  const pages = new Map<string, { totals: number[]; rows: Row[][]; first: string[] }>();
  /** Rows of each list that comes whole, once for each order of the tables. */
  const wholes = new Map<string, string[]>();

  beforeAll(async () => {
    for (const page of count) {
      await shuffle(page);
      await planAnew(page);
      for (const { name, endpoint } of LISTS) {
        for (const query of questionsOf(name, endpoint)) {
          const key = `${name} ${JSON.stringify(query)}`;
          const seen = pages.get(key) ?? { totals: [], rows: [], first: [] };
          const one = await read(name, endpoint, { ...query, limit: 1, offset: page + 1 });
          seen.totals.push((one as { total_size: number }).total_size);
          seen.rows.push([...rowsOf(one)]);
          seen.first.push(String(rowsOf(await read(name, endpoint, { ...query, limit: TWINS, offset: 1 })).map(idOf)));
          pages.set(key, seen);
        }
      }
      for (const { name, endpoint } of WHOLE) {
        api.replies.drop();
        const { query = {}, params } = given[name] ?? {};
        const { status, body } = await call(endpoint, { as: me, headers, query, ...(params && { params }) });
        if (status !== 200) continue;
        for (const [place, rows] of listsOf(body)) wholes.set(`${name} ${place}`, [...(wholes.get(`${name} ${place}`) ?? []), rows]);
      }
    }
  }, 120_000);

  test.each(LISTS)('$name', ({ name }) => {
    const seen = [...pages].filter(([key]) => key.startsWith(`${name} {`));
    expect(seen.length).toBeGreaterThan(0);
    for (const [key, { totals, rows, first }] of seen) {
      // A list that is too short proves nothing: add twins of its rows to the fill above.
      expect(Math.min(...totals), `length of ${key}`).toBeGreaterThanOrEqual(TWINS);
      expect(new Set(rows.flat().map(idOf)).size, key).toBe(TWINS);
      expect(new Set(first).size, `orders within the first page of ${key}`).toBe(1);
    }
  });

  test('one that comes whole keeps its order', () => {
    expect(Object.fromEntries([...wholes].filter(([, seen]) => new Set(seen).size > 1))).toEqual({});
    expect([...wholes.keys()].toSorted()).toEqual(WHOLE_LISTS);
  });
});
