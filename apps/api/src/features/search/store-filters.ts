import { sql, type RawBuilder } from 'kysely';
import type { Filter } from '@bozor/domain/catalogue/listing.ts';
import { TOP_RATED } from '../items/item-predicates.ts';
import { discounting } from '../stores/store-predicates.ts';

/** Of the stores of a zone and module, the most ordered third is popular, at least and at most so many. */
const FEWEST_POPULAR = 3;
const MOST_POPULAR = 50;

const POPULAR = sql`(s.order_count > 0 and s.id in (
  select most.id from zones z cross join modules m cross join lateral (
    select x.id from stores x where x.zone_id = z.id and x.module_id = m.id and x.is_active
    order by x.order_count desc, x.id
    limit (
      select least(${sql.lit(MOST_POPULAR)}, greatest(${sql.lit(FEWEST_POPULAR)}, ceil(count(*) / 3.0)))
      from stores y where y.zone_id = z.id and y.module_id = m.id and y.is_active)
  ) most where z.is_active and m.is_active))`;

/** SQL predicate of a listing filter on `s` (stores). */
export function storeFilter(filter: Filter, now: Date): RawBuilder<unknown> {
  switch (filter) {
    case 'currently_open':
      return sql`store_open_at(s, ${now}::timestamptz)`;
    case 'top_rated':
      return sql`s.avg_rating >= ${TOP_RATED}`;
    case 'discounted':
      return discounting(now);
    case 'popular':
      return POPULAR;
    case 'free_delivery':
      return sql`s.free_delivery and s.delivers`;
    case 'coupon':
      return sql`exists (
        select 1 from coupons c
        where c.store_id = s.id and c.is_active and c.is_listed and c.starts_at <= ${now}::timestamptz and c.ends_at > ${now}::timestamptz)`;
  }
}

/** Predicate on `s`: sells an item `i` that matches. */
export function sellingItems(item: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select 1 from items i where i.store_id = s.id and i.is_active and i.campaign_id is null and ${item})`;
}
