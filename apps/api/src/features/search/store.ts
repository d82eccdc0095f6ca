import { sql, type RawBuilder } from 'kysely';
import { LONGEST_LIST } from '@bozor/domain/catalogue/listing.ts';
import type { Database } from '../../platform/db/database.ts';
import { countWithin, pageWithin } from '../../platform/db/zone-page.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { SearchedShelves, WordQuery } from '../../platform/search/word-query.ts';
import { pageOfItems } from '../items/page-of-items.ts';

/** What of the catalogue a caller looks at. */
export type Shelf = SearchedShelves;

export interface Search extends Shelf {
  /** Conditions on `i` (items) or `s` (stores) beside zone, module and being on. */
  readonly where: RawBuilder<unknown>;
  /** Of the same, for the same row always the same. */
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
  /** Page number from 1. */
  readonly offset: number;
}

/** A search by words. `fit` tells of the row `i` how well its name fits them; 0 is by its description alone. */
export interface FittingSearch extends Omit<Search, 'order'> {
  readonly fit: RawBuilder<number>;
}

/** The ids of one page, in order, and how many there are on all pages. */
export interface Found {
  readonly ids: readonly number[];
  readonly total: number;
}

/** Items in an order that has no index. */
export async function findItems(db: Database, { where, order, ...search }: Search): Promise<Found> {
  return readSorted(db, search, sql`select i.id, ${ALL_PAGES} ${onShelf(search)} and ${where} order by ${order}`);
}

/** Items by how well they fit, then by how much they are ordered. What is hardly ordered among thousands of others is not looked at closer. */
export async function findFitting(db: Database, search: FittingSearch): Promise<Found> {
  const found = sql`found as materialized (select id, fit, row_number() over (order by fit desc nulls last, place) as rank from hits)`;
  const front = await readFront(db, search, sql`${hits(search, FRONT)}, ${found}`);
  if (front.is_whole) return front;
  if (front.named >= search.offset * search.limit) return { ids: front.ids, total: await countItems(db, search) };
  return readPage(db, search, sql`${hits(search, ALL)}, ${found}`);
}

/** The same, the best of each name: ten stores may sell one product. */
export async function findFittingNames(db: Database, search: FittingSearch): Promise<Found> {
  const found = sql`named as (select distinct on (name) id, fit, place from hits where fit > 0 order by name, fit desc, place),
    found as materialized (select id, fit, row_number() over (order by fit desc, place) as rank from named)`;
  const front = await readFront(db, search, sql`${hits(search, FRONT, EN)}, ${found}`);
  return front.is_whole || front.ids.length === search.limit || front.hits >= COMMON_IN_FRONT
    ? front
    : readPage(db, search, sql`${hits(search, ALL, EN)}, ${found}`);
}

/**
 * The best of each name for words that are in most names, like a single letter: the most ordered items are walked along until enough are found. Fewer
 * than `limit` when there may be more further down.
 */
export async function findCommonNames(db: Database, search: FittingSearch): Promise<Found> {
  return readPage(
    db,
    search,
    sql`${walked(search, LOOKED_AT_WHEN_COMMON)}, named as (select distinct on (name) id, fit, place from walked where fit > 0 order by name, fit desc, place),
    found as materialized (select id, row_number() over (order by fit desc, place) as rank from named)`,
  );
}

/** Items of one page for such words: the best fitting of the most ordered first. `total` is how many were walked to. */
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
/** Of each zone and module; further down a walk costs more than a search. */
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

/** What so many in front have is not looked for behind them to suggest some name more. */
const COMMON_IN_FRONT = 30;

/** Which items are looked through: those in front are what is ordered most of a shelf. */
const FRONT = sql`i.in_front`;
const ALL = sql`true`;

const EN = sql`i.name->>'en'`;

/** Everything that is found by how much it is ordered, and how well the first of it fits. */
function hits(
  { where, fit, ...shelf }: FittingSearch,
  among: RawBuilder<unknown>,
  name: RawBuilder<unknown> = sql`null`,
): RawBuilder<unknown> {
  return sql`hits as materialized (
    select id, name, place, case when place <= ${LOOKED_AT_CLOSER} then fit end as fit from (
      select i.id, ${name} as name, ${fit} as fit, row_number() over (order by i.popularity desc, i.id) as place ${onShelf(shelf)} and ${among} and ${where}
    ) hits)`;
}

/** How many items there are of a search, counted no further than a list reaches. */
export async function countItems(db: Database, { where, ...shelf }: Shelf & Pick<FittingSearch, 'where'>): Promise<number> {
  const { rows } = await countWithin(sql`${onShelf(shelf)} and ${where}`).execute(db);
  return rows[0]!.total;
}

export interface DietsRow {
  readonly halal: boolean;
  readonly veg: boolean;
  readonly allergens: { readonly code: string; readonly name: string }[];
}

/** What of diets is known of the items on a shelf. */
export async function readDiets(db: Database, { locale, ...shelf }: Shelf & { readonly locale: Locale }): Promise<DietsRow> {
  const some = (condition: RawBuilder<unknown>) =>
    sql`exists (select 1 from items i where i.is_listed and ${inScope('i', shelf)} and ${condition})`;
  const { rows } = await sql<DietsRow>`
    select ${some(sql`i.is_halal`)} as halal, ${some(sql`i.veg`)} as veg,
      case when ${some(sql`i.allergens is not null`)} then coalesce((
        select jsonb_agg(jsonb_build_object('code', code, 'name', coalesce(name->>${locale}, name->>'en')) order by position, code) from allergens
      ), '[]') else '[]' end as allergens`.execute(db);
  return rows[0]!;
}

export async function findStores(db: Database, { where, order, ...search }: Search): Promise<Found> {
  return readSorted(
    db,
    search,
    sql`select s.id, ${ALL_PAGES} from stores s where s.is_active and ${inScope('s', search)} and ${where} order by ${order}`,
  );
}

/** The same by words: stores by their own name and by what they sell. The order may ask of `own` how well the name fits; a store without one has none. */
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
      and (own.id is not null or s.id in (select i.store_id ${onShelf(search)} and ${names('i', search)}))
    order by ${order}`,
  );
}

/** What a customer bought lately, then what they are interested in, then what everybody orders; the best of each name. */
export async function findSuggested(db: Database, customerId: number, page: Shelf & Pick<Search, 'limit' | 'offset'>): Promise<Found> {
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
/** Who ordered more often is known by the last of it. */
const ORDERS_LOOKED_AT = 50;

/** Items of the shelf that are on sale, as `i`; conditions follow with `and`. */
function onShelf(shelf: Shelf): RawBuilder<unknown> {
  return sql`from items i where ${inScope('i', shelf)} and i.is_listed`;
}

/** Which zones and modules are on is asked once, not of every row. */
function inScope(table: 'i' | 's', { zoneIds, moduleIds }: Shelf): RawBuilder<unknown> {
  return sql`${sql.ref(`${table}.zone_id`)} = any(array(select id from zones where id = any(${[...zoneIds]}::bigint[]) and is_active))
    and ${sql.ref(`${table}.module_id`)} = any(array(select id from modules where id = any(${[...moduleIds]}::bigint[]) and is_active))`;
}

interface FrontFound extends Found {
  /** Whether nothing on these shelves stands behind. */
  readonly is_whole: boolean;
  /** How many were found by more than their descriptions. */
  readonly named: number;
  /** How many were found before any was left out. */
  readonly hits: number;
}

/** One page of the table `found` (id, fit, rank), which was made of what stands in front. */
async function readFront(
  db: Database,
  { limit, offset, zoneIds, moduleIds }: Pick<Search, 'limit' | 'offset'> & Shelf,
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

/** One page of the table `found` (id, rank). One row always, so that a page beyond the end still knows how many there are. */
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

/** How many there are on all pages. */
const ALL_PAGES = sql`least(count(*) over (), ${LONGEST_LIST})::int as total`;

/** One page of rows (id, total) that come in order: only the best of them are sorted. A page beyond the end still knows how many there are. */
async function readSorted(db: Database, { limit, offset }: Pick<Search, 'limit' | 'offset'>, sorted: RawBuilder<unknown>): Promise<Found> {
  const { skipped, wanted } = pageWithin({ limit, offset });
  const read = (some: RawBuilder<unknown>) => sql<{ id: number; total: number }>`${sorted} ${some}`.execute(db);
  const { rows } = await read(sql`limit ${wanted} offset ${skipped}`);
  const [any] = rows.length === 0 && skipped > 0 ? (await read(sql`limit 1`)).rows : rows;
  return { ids: rows.map(({ id }) => id), total: any?.total ?? 0 };
}
