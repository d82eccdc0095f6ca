import { sql, type RawBuilder } from 'kysely';
import type { DeliveryType } from '@bozor/domain/stores/store-section.ts';

/** SQL predicates on `s` (stores) that lists share. */

export function handingOver(type: DeliveryType): RawBuilder<unknown> {
  switch (type) {
    case 'all':
      return sql`true`;
    case 'delivery':
      return sql`s.delivers`;
    case 'take_away':
      return sql`s.take_away`;
  }
}

export function cooking(type: 'all' | 'veg' | 'non_veg'): RawBuilder<unknown> {
  switch (type) {
    case 'all':
      return sql`true`;
    case 'veg':
      return sql`s.veg`;
    case 'non_veg':
      return sql`s.non_veg`;
  }
}

/** Sells items of a category or its subcategories. */
export function selling(categoryId: number): RawBuilder<unknown> {
  return sql`exists (select 1 from store_categories c where c.store_id = s.id and c.category_id = ${categoryId})`;
}

/** Has a running discount of its own. */
export function discounting(now: Date): RawBuilder<unknown> {
  return sql`${percentNow(now)} > 0`;
}

/** Percentage of the store's running discount. The stored value is valid until a discount starts or ends. */
export function percentNow(now: Date): RawBuilder<unknown> {
  return sql`case when s.priced_until <= ${now}::timestamptz or s.priced_since > ${now}::timestamptz
    then (select d.percent from store_discounts d where d.store_id = s.id and d.ends_at > ${now}::timestamptz and d.starts_at <= ${now}::timestamptz)
    else s.discount_percent end`;
}
