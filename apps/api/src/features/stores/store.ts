import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Locale } from '../../platform/http/scope.ts';
import type { StoreRow } from './store-row.ts';

export interface Reading {
  readonly locale: Locale;
  readonly now: Date;
}

const localized = (column: string, locale: Locale): RawBuilder<string> => sql`coalesce(${sql.ref(column)}->>${locale}, ${sql.ref(column)}->>'en')`;
const ms = (column: string): RawBuilder<number> => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** Stores by a query that answers `id` and `rank` (their order), whole, in one round trip. */
export async function readStoreRows(db: Database, page: RawBuilder<unknown>, { locale, now }: Reading): Promise<StoreRow[]> {
  const { rows } = await sql<StoreRow>`
    with page as materialized (${page})
    select s.id, s.slug, ${localized('s.name', locale)} as name, coalesce(s.description->>${locale}, s.description->>'en', '') as description,
      coalesce(s.announcement->>${locale}, s.announcement->>'en') as announcement, ${localized('s.address', locale)} as address, s.phone, s.email,
      s.logo, s.cover, s.hue, s.lat, s.lng, s.timezone, s.module_id, m.module_type, s.zone_id, ${localized('z.name', locale)} as zone_name,
      s.is_active, s.is_accepting, s.tax_percent, s.tax_included, s.minimum_order_minor, s.delivers, s.take_away, s.free_delivery, s.schedule_order,
      s.prescription_order, s.cutlery, s.reviews_enabled, s.veg, s.non_veg, s.featured, s.prep_minutes_min, s.prep_minutes_max, s.extra_prep_minutes,
      s.avg_rating, s.rating_count, s.created_at,
      (select count(*) from items i where i.store_id = s.id and i.is_active and i.campaign_id is null) as total_items,
      exists (select 1 from coupons c where c.store_id = s.id and c.is_active and c.is_listed and c.starts_at <= ${now} and c.ends_at > ${now}) as has_coupon,
      coalesce((
        select jsonb_agg(jsonb_build_object('weekday', weekday, 'opens', opens_at_minute, 'closes', closes_at_minute) order by weekday, opens_at_minute)
        from store_hours where store_id = s.id
      ), '[]') as hours,
      coalesce((
        select jsonb_agg(jsonb_build_object('starts_at_ms', ${ms('starts_at')}, 'ends_at_ms', ${ms('ends_at')}) order by starts_at)
        from store_closures where store_id = s.id and ends_at > ${now}
      ), '[]') as closures,
      (
        select jsonb_build_object('percent', percent, 'min_purchase_minor', min_purchase_minor, 'max_discount_minor', max_discount_minor,
          'starts_at_ms', ${ms('starts_at')}, 'ends_at_ms', ${ms('ends_at')})
        from store_discounts where store_id = s.id and tstzrange(starts_at, ends_at) @> ${now}::timestamptz limit 1
      ) as discount,
      jsonb_build_object('base_minor', zm.base_minor, 'per_km_minor', zm.per_km_minor, 'minimum_minor', zm.minimum_minor, 'maximum_minor', zm.maximum_minor,
        'surge_percent', zm.surge_percent, 'surge_reason', coalesce(zm.surge_reason->>${locale}, zm.surge_reason->>'en'), 'packaging_minor', zm.packaging_minor) as charges
    from page
    join stores s on s.id = page.id
    join modules m on m.id = s.module_id
    join zones z on z.id = s.zone_id
    join zone_modules zm on zm.zone_id = s.zone_id and zm.module_id = s.module_id
    where s.is_active and m.is_active
    order by page.rank`.execute(db);
  return rows;
}

export function byIds(ids: readonly number[]): RawBuilder<unknown> {
  return sql`select id, rank from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, rank)`;
}

/** By number or slug; the rank is always 1. */
export function byIdOrSlug(idOrSlug: string): RawBuilder<unknown> {
  return /^\d{1,15}$/.test(idOrSlug) ? sql`select id, 1 as rank from stores where id = ${Number(idOrSlug)}` : sql`select id, 1 as rank from stores where slug = ${idOrSlug}`;
}
