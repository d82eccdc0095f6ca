import { sql, type RawBuilder } from 'kysely';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { LONGEST_LIST } from '@bozor/domain/catalogue/listing.ts';
import type { Database } from '../../platform/db/database.ts';
import { localized } from '../../platform/db/localized-column.ts';
import { countWithin, pageWithin, type CatalogueScope } from '../../platform/db/zone-page.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { WordQuery } from '../../platform/search/word-query.ts';
import { pageOfItems } from '../items/page-of-items.ts';

export interface Search extends CatalogueScope {
  /** Further predicates on `i` (items) or `s` (stores). Zone, module and active state are always checked. */
  readonly where: RawBuilder<unknown>;
  /** ORDER BY expressions that form a total order. */
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
  /** Page number from 1. */
  readonly offset: number;
}

/** A search by words. `fit` rates how well the name of row `i` matches; 0 is a match in the description only. */
export interface FittingSearch extends Omit<Search, 'order'> {
  readonly fit: RawBuilder<number>;
  readonly typed: string;
  readonly now: Date;
}

/** Ids of one page in order, and the total over all pages. */
export interface Found {
  readonly ids: readonly number[];
  readonly total: number;
}

/** Items in an order without an index. */
export async function findItems(db: Database, { where, order, ...search }: Search): Promise<Found> {
  return readSorted(db, search, sql`select i.id, ${ALL_PAGES} ${itemsIn(search)} and ${where} order by ${order}`);
}

/**
 * Items by match, then what can be ordered now, then what is called just that (potatoes before crisps of potato), then by popularity. Beyond the first thousands by popularity, matches are
 * not rated; beyond the first pages, only match and popularity count.
 */
export async function findFitting(db: Database, search: FittingSearch): Promise<Found> {
  const found = rankedByUse(search);
  const front = await readFront(db, search, sql`${hits(search, FRONT)}, ${found}`);
  if (front.is_whole) return front;
  if (front.named >= search.offset * search.limit) return { ids: front.ids, total: await countItems(db, search) };
  return readPage(db, search, sql`${hits(search, ALL)}, ${found}`);
}

/** Four pages of twelve. Whether an item can be ordered now costs as much as finding it. */
const RANKED_BY_USE = 48;
/** Signs that people type or leave out. */
const APOSTROPHES = "'’‘`´ʻʼ";

/**
 * CTE `found` of `hits`. The domain's rules of an item's hours and stock, and of its store's as in `store_open_at`, which would be called row
 * by row and takes four times as long.
 */
function rankedByUse({ now, typed }: FittingSearch): RawBuilder<unknown> {
  return sql`placed as materialized (select id, fit, row_number() over (order by fit desc nulls last, place) as place from hits),
    near as materialized (
      select p.id, i.store_id, i.available_from_minute as from_minute, i.available_until_minute as until_minute, i.available_from, i.available_until,
        p.fit = 4 and exists (
          select from jsonb_each_text(i.name) n where translate(lower(split_part(n.value, ',', 1)), ${APOSTROPHES}, '') = translate(lower(${typed}), ${APOSTROPHES}, '')
        ) as is_called_so,
        m.module_type = 'food' or exists (
          select from item_stock k where k.item_id = i.id and (k.variation_id = 0) = (i.variation_count = 0) and k.stock > 0) as is_in_stock
      from placed p join items i on i.id = p.id join modules m on m.id = i.module_id where p.place <= ${sql.lit(RANKED_BY_USE)}),
    serving as materialized (
      select s.id, clock.minute, s.is_active and s.is_accepting
        and exists (
          select from store_hours h where h.store_id = s.id and week_minutes(h.weekday, h.opens_at_minute, h.closes_at_minute) @> (clock.day * 1440 + clock.minute))
        and not exists (select from store_closures c where c.store_id = s.id and tstzrange(c.starts_at, c.ends_at) @> ${now}::timestamptz) as is_open
      from stores s cross join lateral (
        select extract(isodow from local)::int - 1 as day, (extract(hour from local) * 60 + extract(minute from local))::int as minute
        from (select ${now}::timestamptz at time zone s.timezone as local) t
      ) clock
      where s.id in (select store_id from near)),
    found as materialized (
      select p.id, p.fit, row_number() over (order by p.fit desc nulls last, n.id is null, n.is_in_stock and s.is_open
        and (n.from_minute is null
          or case when n.from_minute < n.until_minute then s.minute >= n.from_minute and s.minute < n.until_minute
            else s.minute >= n.from_minute or s.minute < n.until_minute end)
        and (n.available_from is null or ${now}::timestamptz >= n.available_from and ${now}::timestamptz < n.available_until) desc nulls last,
        n.is_called_so desc nulls last, p.place) as rank
      from placed p left join near n on n.id = p.id left join serving s on s.id = n.store_id)`;
}

/** Like `findFitting`, with the best item of each name, because many stores may sell the same product. */
export async function findFittingNames(db: Database, search: FittingSearch): Promise<Found> {
  const found = sql`named as (select distinct on (name) id, fit, place from hits where fit > 0 order by name, fit desc, place),
    found as materialized (select id, fit, row_number() over (order by fit desc, place) as rank from named)`;
  const front = await readFront(db, search, sql`${hits(search, FRONT, EN)}, ${found}`);
  return front.is_whole || front.ids.length === search.limit || front.hits >= COMMON_IN_FRONT
    ? front
    : readPage(db, search, sql`${hits(search, ALL, EN)}, ${found}`);
}

/**
 * Best item of each name, for words in most names, such as a single letter. Walks the items by popularity until enough match. May return
 * fewer than `limit` although more items match.
 */
export async function findCommonNames(db: Database, search: FittingSearch): Promise<Found> {
  return readPage(
    db,
    search,
    sql`${walked(search, LOOKED_AT_WHEN_COMMON)}, named as (select distinct on (name) id, fit, place from walked where fit > 0 order by name, fit desc, place),
    found as materialized (select id, row_number() over (order by fit desc, place) as rank from named)`,
  );
}

/** Page of items for such words: the most popular matches, best match first. `total` counts only the rows walked. */
export async function findCommon(db: Database, search: FittingSearch): Promise<Found> {
  const wanted = Math.max(LOOKED_AT_WHEN_COMMON, search.offset * search.limit);
  return readPage(
    db,
    search,
    sql`${walked(search, wanted)}, found as materialized (
      select id, row_number() over (order by fit desc, place) as rank from walked)`,
  );
}

const LOOKED_AT_CLOSER = 2000;
const LOOKED_AT_WHEN_COMMON = 120;
/** Per zone and module. A longer walk costs more than a search. */
const LONGEST_WALK = 10_000;

function walked({ where, fit, zoneIds, moduleIds }: FittingSearch, wanted: number): RawBuilder<unknown> {
  return sql`near as materialized (
    select i.id, row_number() over (order by i.popularity desc, i.id) as place
    from zones z cross join modules o cross join lateral (
      select i.* from (
        select i.* from items i where i.zone_id = z.id and i.module_id = o.id and i.is_listed
        order by i.popularity desc, i.id limit ${sql.lit(LONGEST_WALK)}
      ) i
      where ${where} order by i.popularity desc, i.id limit ${wanted}
    ) i
    where z.id = any(${[...zoneIds]}::bigint[]) and z.is_active and o.id = any(${[...moduleIds]}::bigint[]) and o.is_active
    order by place limit ${wanted}),
  walked as materialized (
    select i.id, ${EN} as name, n.place, case when n.place <= ${LOOKED_AT_WHEN_COMMON} then ${fit} else 0 end as fit
    from near n join items i on i.id = n.id)`;
}

/** With this many matches among front items, the others are not searched for further suggestions. */
const COMMON_IN_FRONT = 30;

/** Front items are the most ordered ones of their zone and module. */
const FRONT = sql`i.in_front`;
const ALL = sql`true`;

const EN = sql`i.name->>'en'`;

/** CTE `hits`: all matches by popularity, the first of them rated. */
function hits(
  { where, fit, ...scope }: FittingSearch,
  among: RawBuilder<unknown>,
  name: RawBuilder<unknown> = sql`null`,
): RawBuilder<unknown> {
  return sql`hits as materialized (
    select id, name, place, case when place <= ${LOOKED_AT_CLOSER} then fit end as fit from (
      select i.id, ${name} as name, ${fit} as fit, row_number() over (order by i.popularity desc, i.id) as place ${itemsIn(scope)} and ${among} and ${where}
    ) hits)`;
}

/** Whether anything here matches words, in items or in names of stores. */
export async function hasMatch(db: Database, { finds }: WordQuery, scope: CatalogueScope): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 ${itemsIn(scope)} and ${finds('i', scope)})
      or exists (select 1 from stores s where s.is_active and ${inScope('s', scope)} and ${finds('s', scope)}) as has`.execute(db);
  return rows[0]!.has;
}

export interface ElsewhereRow {
  readonly module_id: number;
  readonly module_type: ModuleType;
  readonly slug: string;
  readonly name: string;
  readonly total_size: number;
}

/** The modules with items that match words by name, most items first. */
export async function countElsewhere(
  db: Database,
  { names }: WordQuery,
  { locale, ...scope }: CatalogueScope & { readonly locale: Locale },
): Promise<ElsewhereRow[]> {
  const { rows } = await sql<ElsewhereRow>`
    select m.id as module_id, m.module_type, m.slug, ${localized('m.name', locale)} as name, found.total_size
    from (select module_id, least(count(*), ${LONGEST_LIST})::int as total_size ${itemsIn(scope)} and ${names('i', scope)} group by module_id) found
    join modules m on m.id = found.module_id
    order by found.total_size desc, m.id`.execute(db);
  return rows;
}

/** Number of matching items, up to the length of the longest list. */
export async function countItems(db: Database, { where, ...scope }: CatalogueScope & Pick<FittingSearch, 'where'>): Promise<number> {
  const { rows } = await countWithin(sql`${itemsIn(scope)} and ${where}`).execute(db);
  return rows[0]!.total;
}

export interface DietsRow {
  readonly halal: boolean;
  readonly veg: boolean;
  readonly allergens: { readonly code: string; readonly name: string }[];
}

/** Diets and allergens that occur in this part of the catalogue. */
export async function readDiets(db: Database, { locale, ...scope }: CatalogueScope & { readonly locale: Locale }): Promise<DietsRow> {
  const some = (condition: RawBuilder<unknown>) =>
    sql`exists (select 1 from items i where i.is_listed and ${inScope('i', scope)} and ${condition})`;
  const { rows } = await sql<DietsRow>`
    select ${some(sql`i.is_halal`)} as halal, ${some(sql`i.veg`)} as veg,
      case when ${some(sql`i.allergens is not null`)} then coalesce((
        select jsonb_agg(jsonb_build_object('code', code, 'name', coalesce(name->>${locale}, name->>'en')) order by position, code) from allergens
      ), '[]') else '[]' end as allergens`.execute(db);
  return rows[0]!;
}

export interface CategoryRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** The name in every language. */
  readonly every: Readonly<Record<string, string>>;
}

/** Categories with items in these zones and modules, in their order. */
export async function readCategories(
  db: Database,
  { zoneIds, moduleIds, locale }: CatalogueScope & { readonly locale: Locale },
): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.slug, ${localized('c.name', locale)} as name, c.name as every from categories c
    where c.module_id = any(${[...moduleIds]}::bigint[]) and c.is_active and exists (
      select from item_categories ic where ic.category_id = c.id and ic.zone_id = any(${[...zoneIds]}::bigint[]) and ic.is_listed)
    order by c.position, c.id`.execute(db);
  return rows;
}

export async function findStores(db: Database, { where, order, ...search }: Search): Promise<Found> {
  return readSorted(
    db,
    search,
    sql`select s.id, ${ALL_PAGES} from stores s where s.is_active and ${inScope('s', search)} and ${where} order by ${order}`,
  );
}

/**
 * Stores that match words by their own name or their items. `order` may use `own`, the rating of the name; it is null for a store found by
 * its items.
 */
export async function findStoresByWords(
  db: Database,
  { where, order, ...search }: Search,
  { names, finds, fit }: WordQuery,
): Promise<Found> {
  return readSorted(
    db,
    search,
    sql`with own as materialized (select s.id, ${fit('s')} as fit from stores s where s.is_active and ${finds('s', search)})
    select s.id, ${ALL_PAGES} from stores s left join own on own.id = s.id
    where s.is_active and ${inScope('s', search)} and ${where}
      and (own.id is not null or s.id in (select i.store_id ${itemsIn(search)} and ${names('i', search)}))
    order by ${order}`,
  );
}

/** Recently bought items, then items of the customer's interests, then popular ones; the best item of each name. */
export async function findSuggested(
  db: Database,
  customerId: number,
  page: CatalogueScope & Pick<Search, 'limit' | 'offset'>,
): Promise<Found> {
  const interests = await db.selectFrom('interests').select('category_id').where('customer_id', '=', customerId).execute();
  const best = { zoneIds: page.zoneIds, moduleIds: page.moduleIds, order: 'popular', limit: SUGGESTED_OF_A_KIND, offset: 1 } as const;
  const wished = pageOfItems({ ...best, categoryIds: interests.map(({ category_id }) => category_id) });
  return readPage(
    db,
    page,
    sql`found as materialized (select id, row_number() over (order by worth desc, popularity desc, id) as rank from (
      select distinct on (name) id, name, popularity, max(worth) over (partition by id) as worth from (
        select i.id, i.name->>'en' as name, i.popularity, c.worth from (
          select distinct l.item_id as id, 2 as worth from (
            select id from orders where customer_id = ${customerId} and status <> 'canceled' order by created_at desc limit ${sql.lit(ORDERS_LOOKED_AT)}
          ) o join order_lines l on l.order_id = o.id
          union all select id, 1 from (${wished}) wished
          union all select id, 0 from (${pageOfItems(best)}) everybodys
        ) c join items i on i.id = c.id and i.is_listed and ${inScope('i', page)}
      ) candidates
      order by name, worth desc, popularity desc, id
    ) suggested)`,
  );
}

const SUGGESTED_OF_A_KIND = 50;
/** The latest orders are enough to know a frequent customer. */
const ORDERS_LOOKED_AT = 50;

/** Listed items of the zones and modules, as `i`. Append predicates with `and`. */
function itemsIn(scope: CatalogueScope): RawBuilder<unknown> {
  return sql`from items i where ${inScope('i', scope)} and i.is_listed`;
}

/** The subqueries run once per statement, not once per row. */
function inScope(table: 'i' | 's', { zoneIds, moduleIds }: CatalogueScope): RawBuilder<unknown> {
  return sql`${sql.ref(`${table}.zone_id`)} = any(array(select id from zones where id = any(${[...zoneIds]}::bigint[]) and is_active))
    and ${sql.ref(`${table}.module_id`)} = any(array(select id from modules where id = any(${[...moduleIds]}::bigint[]) and is_active))`;
}

interface FrontFound extends Found {
  /** Whether all items here are front items. */
  readonly is_whole: boolean;
  /** Number of items that match by name. */
  readonly named: number;
  /** Number of matches before duplicates were dropped. */
  readonly hits: number;
}

/** Page of the CTE `found` (id, fit, rank), which covers front items. */
async function readFront(
  db: Database,
  { limit, offset, zoneIds, moduleIds }: Pick<Search, 'limit' | 'offset'> & CatalogueScope,
  tables: RawBuilder<unknown>,
): Promise<FrontFound> {
  const skipped = (offset - 1) * limit;
  const { rows } = await sql<FrontFound>`
    with ${tables}
    select (select count(*) from found)::int as total, (select count(*) from found where fit > 0)::int as named, (select count(*) from hits)::int as hits,
      coalesce((select jsonb_agg(id order by rank) from found where rank > ${skipped} and rank <= ${skipped + limit}), '[]') as ids,
      not exists (
        select from items where zone_id = any(${[...zoneIds]}::bigint[]) and module_id = any(${[...moduleIds]}::bigint[]) and is_listed and not in_front
      ) as is_whole`.execute(db);
  return rows[0]!;
}

/** Page of the CTE `found` (id, rank). Always one row, so that a page beyond the end has the total. */
async function readPage(db: Database, { limit, offset }: Pick<Search, 'limit' | 'offset'>, tables: RawBuilder<unknown>): Promise<Found> {
  const { skipped, wanted } = pageWithin({ limit, offset });
  const { rows } = await sql<Found>`
    with ${tables}
    select (select least(count(*), ${LONGEST_LIST}) from found)::int as total,
      coalesce((select jsonb_agg(id order by rank) from found where rank > ${skipped} and rank <= ${skipped + wanted}), '[]') as ids`.execute(
    db,
  );
  return rows[0]!;
}

/** Total over all pages. */
const ALL_PAGES = sql`least(count(*) over (), ${LONGEST_LIST})::int as total`;

/** Page of sorted rows (id, total). PostgreSQL sorts only the top rows. A page beyond the end has the total too. */
async function readSorted(db: Database, { limit, offset }: Pick<Search, 'limit' | 'offset'>, sorted: RawBuilder<unknown>): Promise<Found> {
  const { skipped, wanted } = pageWithin({ limit, offset });
  const read = (some: RawBuilder<unknown>) => sql<{ id: number; total: number }>`${sorted} ${some}`.execute(db);
  const { rows } = await read(sql`limit ${wanted} offset ${skipped}`);
  const [any] = rows.length === 0 && skipped > 0 ? (await read(sql`limit 1`)).rows : rows;
  return { ids: rows.map(({ id }) => id), total: any?.total ?? 0 };
}
