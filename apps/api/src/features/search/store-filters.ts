import { sql, type RawBuilder } from 'kysely';
import type { Filter } from '@bozor/domain/catalogue/listing.ts';
import { TOP_RATED } from '../items/item-predicates.ts';
import { discounting } from '../stores/store-predicates.ts';

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
      return sql`s.order_count > 0`;
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
