import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** What of the catalogue a caller looks at. */
export interface Shelf {
  readonly zoneIds: readonly number[];
  readonly moduleIds: readonly number[];
}

export interface Search extends Shelf {
  /** Conditions on `i` (items) or `s` (stores) beside zone, module and being on. */
  readonly where: RawBuilder<unknown>;
  /** Of the same, and of what is joined to it, for the same row always the same. */
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
  /** Page number from 1. */
  readonly offset: number;
}

/** A search by words. `fit` tells of `i` how well they fit it; 0 is by its description alone. */
export interface FittingSearch extends Omit<Search, 'order'> {
  readonly fit: RawBuilder<number>;
}

/** The ids of one page, in order, and how many there are on all pages. */
export interface Found {
  readonly ids: readonly number[];
  readonly total: number;
}

/** Items, with what they cost now at hand (`priceNow`). */
export async function findItems(db: Database, { where, order, ...search }: Search, now: Date): Promise<Found> {
  return readPage(
    db,
    search,
    sql`found as materialized (select i.id, row_number() over (order by ${order}) as rank ${listed(search)} ${pricing(now)} where ${where})`,
  );
}

/** Items by how well they fit, then by how much they are ordered. What is hardly ordered among thousands of others is not looked at closer. */
export async function findFitting(db: Database, search: FittingSearch, now: Date): Promise<Found> {
  return readPage(
    db,
    search,
    sql`${fitting(search, now)}, found as materialized (
      select h.id, row_number() over (order by f.fit desc nulls last, h.place) as rank from hits h left join fitting f on f.id = h.id)`,
  );
}

/** The same, the best of each name: ten stores may sell one product. */
export async function findFittingNames(db: Database, search: FittingSearch, now: Date): Promise<Found> {
  return readPage(
    db,
    search,
    sql`${fitting(search, now)}, named as (select distinct on (name) id, fit, place from fitting where fit > 0 order by name, fit desc, place),
    found as materialized (select id, row_number() over (order by fit desc, place) as rank from named)`,
  );
}

const LOOKED_AT_CLOSER = 2000;

/** Everything that is found by how much it is ordered (`hits`), and how well the first of it fits (`fitting`). */
function fitting({ where, fit, ...shelf }: FittingSearch, now: Date): RawBuilder<unknown> {
  return sql`
    hits as materialized (
      select i.id, row_number() over (order by i.popularity desc, i.id) as place ${listed(shelf)} ${pricing(now)} where ${where}),
    fitting as materialized (
      select i.id, i.name->>'en' as name, h.place, ${fit} as fit from hits h join items i on i.id = h.id where h.place <= ${LOOKED_AT_CLOSER})`;
}

export async function findStores(db: Database, { where, order, ...search }: Search): Promise<Found> {
  return readPage(
    db,
    search,
    sql`found as materialized (select s.id, row_number() over (order by ${order}) as rank from stores s where s.is_active and ${inScope('s', search)} and ${where})`,
  );
}

/** What a customer bought, then what they are interested in, then what everybody orders; the best of each name. */
export async function findSuggested(db: Database, customerId: number, page: Shelf & Pick<Search, 'limit' | 'offset'>): Promise<Found> {
  const listed = sql`i.is_active and i.campaign_id is null and ${inScope('i', page)} and ${sold}`;
  return readPage(
    db,
    page,
    sql`found as materialized (select id, row_number() over (order by worth desc, popularity desc, id) as rank from (
      select distinct on (name) id, name, popularity, max(worth) over (partition by id) as worth from (
        select i.id, i.name->>'en' as name, i.popularity, 2 as worth from items i
        where ${listed} and i.id in (
          select l.item_id from order_lines l join orders o on o.id = l.order_id where o.customer_id = ${customerId} and o.status <> 'canceled')
        union all
        (select i.id, i.name->>'en', i.popularity, 1 from items i
        where ${listed} and exists (
          select 1 from interests n join item_categories ic on ic.category_id = n.category_id
          where n.customer_id = ${customerId} and ic.item_id = i.id)
        order by i.popularity desc, i.id limit ${SUGGESTED_OF_A_KIND})
        union all
        (select i.id, i.name->>'en', i.popularity, 0 from items i where ${listed} order by i.popularity desc, i.id limit ${SUGGESTED_OF_A_KIND})
      ) candidates
      order by name, worth desc, popularity desc, id
    ) suggested)`,
  );
}

const SUGGESTED_OF_A_KIND = 50;

/** A switched-off store takes its items off every list. */
const sold = sql`exists (select 1 from stores s where s.id = i.store_id and s.is_active)`;

/** What one piece costs now, as its card says: after a running flash sale, else the store's discount, else the item's own, rounded half up. */
export const priceNow = sql`i.price_minor - least(i.price_minor, case
  when f.item_id is not null then case f.discount_type when 'percent' then round(i.price_minor * f.discount / 100) else f.discount end
  when d.store_id is not null and i.price_minor >= d.min_purchase_minor
    then least(round(i.price_minor * d.percent / 100), coalesce(nullif(d.max_discount_minor, 0), i.price_minor))
  when i.discount_type = 'percent' then round(i.price_minor * i.discount / 100)
  else i.discount end)`;

/** Items of the shelf that are on sale, as `i`. */
function listed(shelf: Shelf): RawBuilder<unknown> {
  return sql`from (select i.* from items i where i.is_active and i.campaign_id is null and ${inScope('i', shelf)} and ${sold}) i`;
}

/** What `priceNow` reads: the store's discount (`d`) and the flash sale (`f`) that run. */
function pricing(now: Date): RawBuilder<unknown> {
  return sql`left join store_discounts d on d.store_id = i.store_id and tstzrange(d.starts_at, d.ends_at) @> ${now}::timestamptz
    left join (
      select fi.* from flash_sale_items fi join flash_sales fs on fs.id = fi.flash_sale_id and fs.is_active
      where fi.starts_at <= ${now}::timestamptz and fi.ends_at > ${now}::timestamptz and fi.available > 0
    ) f on f.item_id = i.id`;
}

function inScope(table: 'i' | 's', { zoneIds, moduleIds }: Shelf): RawBuilder<unknown> {
  return sql`${sql.ref(`${table}.zone_id`)} in (select id from zones where id = any(${[...zoneIds]}::bigint[]) and is_active)
    and ${sql.ref(`${table}.module_id`)} in (select id from modules where id = any(${[...moduleIds]}::bigint[]) and is_active)`;
}

/** One page of the table `found` (id, rank). One row always, so that a page beyond the end still knows how many there are. */
async function readPage(db: Database, { limit, offset }: Pick<Search, 'limit' | 'offset'>, tables: RawBuilder<unknown>): Promise<Found> {
  const skipped = (offset - 1) * limit;
  const { rows } = await sql<Found>`
    with ${tables}
    select (select count(*) from found)::int as total,
      coalesce((select jsonb_agg(id order by rank) from found where rank > ${skipped} and rank <= ${skipped + limit}), '[]') as ids`.execute(
    db,
  );
  return rows[0]!;
}
