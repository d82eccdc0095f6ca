import { sql, type RawBuilder } from 'kysely';

/**
 * SQL for `lowest_before_minor`: the lowest price of an item (`i`) in the thirty days before its current reduction began. Null without a
 * reduction, or when the item was not sold before. Reads the running store discount (`d`) and flash sale (`f`) of `reductionsOf`.
 */
export function lowestBefore(now: Date): RawBuilder<unknown> {
  return sql`
    case when i.discount > 0 or d.percent is not null or f.off is not null
      then price_before(i.id, i.store_id, i.price_minor, i.discount, i.discount_type, ${now}::timestamptz, null,
        d.percent, d.min_purchase_minor, d.max_discount_minor, d.starts_at, f.off, f.off_type, f.starts_at) end`;
}
