import { sql, type RawBuilder } from 'kysely';
import { compileOnce } from '../../platform/db/compile-once.ts';
import type { Database } from '../../platform/db/database.ts';
import { localized, untranslated } from '../../platform/db/localized-column.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { commissionPercent } from './commission-percent.ts';
import { extraMinutes } from './extra-minutes.ts';
import type { ShownStoreRow, StoreRow } from './store-row.ts';

export interface Reading {
  readonly locale: Locale;
  readonly now: Date;
}

const ms = (column: string): RawBuilder<number> => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

const PREVIEWS = 4;

/** Reads the stores of a page query (`id`, `rank`) for carts and orders, in one round trip. */
export const readStoreRows = (db: Database, page: RawBuilder<unknown>, reading: Reading): Promise<StoreRow[]> =>
  readStores(db, reading, page);

/** The same with all that cards and pages show, a few items each included. */
export const readShownStoreRows = (db: Database, page: RawBuilder<unknown>, reading: Reading): Promise<ShownStoreRow[]> =>
  readShownStores(db, reading, page);

const readStores = compileOnce<Reading, StoreRow>((reading, page) => storesOf<StoreRow>(page, columnsOf(reading)));
const readShownStores = compileOnce<Reading, ShownStoreRow>((reading, page) =>
  storesOf<ShownStoreRow>(page, sql`${columnsOf(reading)}, ${shownColumnsOf(reading)}`),
);

function storesOf<Row>(page: RawBuilder<unknown>, columns: RawBuilder<unknown>): RawBuilder<Row> {
  return sql`
    with page as materialized (${page})
    select ${columns}
    from page
    join stores s on s.id = page.id
    ${AROUND}
    where ${SHOWN}
    order by page.rank`;
}

/**
 * The first row of a query that answers `store_id` and `beside`, and that store, in one round trip. Columns of the store are null where there is none to show.
 * `more` is an expression on `s`, its zone `z` and the zone's charges `zm`.
 */
export async function readStoreBeside<Beside, More>(
  db: Database,
  beside: RawBuilder<Beside>,
  reading: Reading,
  more: RawBuilder<More>,
): Promise<BesideRow<Beside, More> | undefined> {
  const [row] = await readBeside(db, reading, beside, more);
  return row as BesideRow<Beside, More> | undefined;
}

const readBeside = compileOnce<Reading, BesideRow<unknown, unknown>>(
  (reading, beside, more) => sql`
    select found.beside, store.* from (${beside}) found
    left join lateral (
      select ${columnsOf(reading)}, ${more} as more from stores s ${AROUND} where s.id = found.store_id and ${SHOWN}
    ) store on true
    limit 1`,
);

export type BesideRow<Beside, More> = { readonly beside: Beside; readonly more: More | null } & (StoreRow | { readonly id: null });

const AROUND = sql`
    join modules m on m.id = s.module_id
    join zones z on z.id = s.zone_id
    join zone_modules zm on zm.zone_id = s.zone_id and zm.module_id = s.module_id`;
const SHOWN = sql`s.is_active and m.is_active`;

/** The columns of `StoreRow`, of `s` and what is `AROUND` it. */
function columnsOf({ locale, now }: Reading): RawBuilder<StoreRow> {
  return sql`s.id, s.slug, ${localized('s.name', locale)} as name, coalesce(s.description->>${locale}, s.description->>'en', '') as description,
      coalesce(s.announcement->>${locale}, s.announcement->>'en') as announcement, ${localized('s.address', locale)} as address, s.phone, s.email,
      s.logo, s.cover, s.hue, s.lat, s.lng, s.timezone, s.module_id, m.module_type, s.zone_id, ${localized('z.name', locale)} as zone_name,
      s.is_active, s.is_accepting, s.tax_percent, s.tax_included, ${commissionPercent(now)} as commission_percent, s.minimum_order_minor, s.delivers, s.take_away, s.free_delivery, s.schedule_order,
      s.prescription_order, s.cutlery, s.reviews_enabled, s.veg, s.non_veg, s.featured, s.prep_minutes_min, s.prep_minutes_max, ${extraMinutes(now)} as extra_prep_minutes, s.last_order_minutes,
      s.avg_rating, s.rating_count, s.created_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('weekday', weekday, 'opens', opens_at_minute, 'closes', closes_at_minute) order by weekday, opens_at_minute)
        from store_hours where store_id = s.id
      ), '[]') as hours,
      coalesce((
        select jsonb_agg(jsonb_build_object('starts_at_ms', ${ms('starts_at')}, 'ends_at_ms', ${ms('ends_at')},
          'reason', coalesce(reason->>${locale}, reason->>'en')) order by starts_at)
        from store_closures where store_id = s.id and ends_at > ${now}
      ), '[]') as closures,
      (
        select jsonb_build_object('percent', percent, 'min_purchase_minor', min_purchase_minor, 'max_discount_minor', max_discount_minor,
          'starts_at_ms', ${ms('starts_at')}, 'ends_at_ms', ${ms('ends_at')})
        from store_discounts where store_id = s.id and tstzrange(starts_at, ends_at) @> ${now}::timestamptz limit 1
      ) as discount,
      (
        select jsonb_build_object('early', early, 'late', late, 'latest', latest, 'on_time_percent', on_time_percent) from store_pace where store_id = s.id
      ) as order_times,
      jsonb_build_object('base_minor', zm.base_minor, 'per_km_minor', zm.per_km_minor, 'minimum_minor', zm.minimum_minor, 'maximum_minor', zm.maximum_minor,
        'surge_percent', zm.surge_percent, 'surge_reason', coalesce(zm.surge_reason->>${locale}, zm.surge_reason->>'en'), 'packaging_minor', zm.packaging_minor) as charges`;
}

/** The columns of `ShownStoreRow` that carts and orders do not need, of `s`. */
function shownColumnsOf(reading: Reading): RawBuilder<unknown> {
  return sql`(select count(*) from items i where i.store_id = s.id and i.is_active and i.campaign_id is null) as total_items,
      ${untranslated({ name: 's.name', description: 's.description', announcement: 's.announcement', address: 's.address' }, reading.locale)} as untranslated,
      exists (
        select 1 from coupons c where c.store_id = s.id and c.is_active and c.is_listed and c.starts_at <= ${reading.now} and c.ends_at > ${reading.now}
      ) as has_coupon,
      ${previews(reading)} as previews`;
}

export function byIds(ids: readonly number[]): RawBuilder<unknown> {
  return sql`select id, rank from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, rank)`;
}

/** Page query for one store by id or slug; its rank is 1. */
export function byIdOrSlug(idOrSlug: string): RawBuilder<unknown> {
  return /^\d{1,15}$/.test(idOrSlug)
    ? sql`select id, 1 as rank from stores where id = ${Number(idOrSlug)}`
    : sql`select id, 1 as rank from stores where slug = ${idOrSlug}`;
}

/** SQL for the most popular items of `s`, with the flash sale that applies to each. */
function previews({ locale, now }: Reading): RawBuilder<unknown> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('id', i.id, 'slug', i.slug, 'name', ${localized('i.name', locale)}, 'price_minor', i.price_minor,
      'discount', i.discount, 'discount_type', i.discount_type, 'image', i.image, 'hue', i.hue, 'flash', (
        select jsonb_build_object('flash_sale_id', f.flash_sale_id, 'discount', f.discount, 'discount_type', f.discount_type, 'sold', f.sold,
          'initial', f.initial, 'available', f.available, 'starts_at_ms', ${ms('f.starts_at')}, 'ends_at_ms', ${ms('f.ends_at')})
        from flash_sale_items f join flash_sales fs on fs.id = f.flash_sale_id and fs.is_active
        where f.item_id = i.id and f.ends_at > ${now}::timestamptz and f.starts_at <= ${now}::timestamptz limit 1
      )) order by i.popularity desc, i.id)
    from (
      select * from items where store_id = s.id and is_active and campaign_id is null order by popularity desc, id limit ${sql.lit(PREVIEWS)}
    ) i
  ), '[]')`;
}

/** Section of a store's menu: a top-level category and the number of its items in the store. */
export interface MenuSection {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly image: string | null;
  readonly products_count: number;
}

export async function readMenu(db: Database, storeId: number, locale: Locale): Promise<MenuSection[]> {
  const { rows } = await sql<MenuSection>`
    select c.id, ${localized('c.name', locale)} as name, c.slug, c.image, found.products_count
    from (
      select coalesce(own.parent_id, own.id) as id, count(*) as products_count
      from items i join categories own on own.id = i.category_id
      where i.store_id = ${storeId} and i.is_active and i.campaign_id is null
      group by 1
    ) found
    join categories c on c.id = found.id
    order by c.position, c.id`.execute(db);
  return rows;
}

/** A store of a URL: its place, and whether it shows reviews. */
export interface FoundStore {
  readonly id: number;
  readonly zone_id: number;
  readonly module_id: number;
  readonly reviews_enabled: boolean;
}

export async function findStore(db: Database, idOrSlug: string): Promise<FoundStore | undefined> {
  const { rows } = await sql<FoundStore>`
    select s.id, s.zone_id, s.module_id, s.reviews_enabled from (${byIdOrSlug(idOrSlug)}) found
    join stores s on s.id = found.id join modules m on m.id = s.module_id where s.is_active and m.is_active`.execute(db);
  return rows[0];
}

/** A delivered order, and the inputs of its plan. */
export interface PastOrderRow {
  readonly store_id: number;
  readonly order_type: 'delivery' | 'take_away';
  readonly distance_metres: number | null;
  readonly minutes: number;
  readonly was_on_time: boolean;
  readonly prep_minutes_min: number;
  readonly prep_minutes_max: number;
}

const STORES_AT_ONCE = 50;

/** Latest delivered orders without a schedule, of the next stores after an id, ordered by store. */
export async function readPastOrders(
  db: Database,
  { after, since, limit }: { readonly after: number; readonly since: Date; readonly limit: number },
): Promise<PastOrderRow[]> {
  const { rows } = await sql<PastOrderRow>`
    select s.id as store_id, o.*, s.prep_minutes_min, s.prep_minutes_max
    from stores s
    cross join lateral (
      select order_type, distance_metres, extract(epoch from delivered_at - created_at)::float8 / 60 as minutes,
        delivered_at <= coalesce(promised_until, delivered_at) as was_on_time
      from orders
      where store_id = s.id and created_at > ${since} and delivered_at is not null and schedule_at is null
      order by created_at desc limit ${limit}
    ) o
    where s.id in (
      select id from stores where id > ${after} and is_active and exists (
        select 1 from orders where store_id = stores.id and created_at > ${since} and delivered_at is not null and schedule_at is null
      ) order by id limit ${sql.lit(STORES_AT_ONCE)}
    )
    order by s.id`.execute(db);
  return rows;
}

export interface OrderTimesRow {
  readonly store_id: number;
  readonly early: number;
  readonly late: number;
  readonly latest: number;
  readonly on_time_percent: number;
  readonly order_count: number;
}

/** Stores the counts of one run. */
export async function writeOrderTimes(db: Database, times: readonly OrderTimesRow[], countedAt: Date): Promise<void> {
  await sql`
    insert into store_pace (store_id, early, late, latest, on_time_percent, order_count, counted_at)
    select c.*, ${countedAt}::timestamptz from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
      as c (store_id bigint, early real, late real, latest real, on_time_percent smallint, order_count int)
    on conflict (store_id) do update set early = excluded.early, late = excluded.late, latest = excluded.latest,
      on_time_percent = excluded.on_time_percent, order_count = excluded.order_count, counted_at = excluded.counted_at`.execute(db);
}

/** Deletes stores that were not counted since a moment. */
export async function deleteOrderTimes(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('store_pace').where('counted_at', '<', before).execute();
}

/** Refreshes the stored prices of one store whose prices are out of date. Returns whether there was one. */
export async function priceNextStore(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id, price_stores(array[id], ${now}::timestamptz) from (
      select id from stores where priced_until <= ${now}::timestamptz union all select id from stores where priced_since > ${now}::timestamptz limit 1
    ) due`.execute(db);
  return rows.length > 0;
}
