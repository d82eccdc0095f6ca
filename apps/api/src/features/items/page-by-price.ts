import { sql, type RawBuilder } from 'kysely';
import { pageWithin, limitLiteral, type ZonePage } from '../../platform/db/zone-page.ts';
import { isPriceStale, STORED_PRICE, itemsWithStalePrice, calculatedPrice } from './price-now.ts';

export type PriceOrder = 'low' | 'high' | 'unit_price';

/** ORDER BY expressions over rows `i` with this price. With the stored price, each is an index of `items`. */
export function orderByPrice(order: PriceOrder, price: RawBuilder<unknown>): RawBuilder<unknown> {
  switch (order) {
    case 'low':
      return sql`${price}, i.id`;
    case 'high':
      return sql`${price} desc, i.id`;
    case 'unit_price':
      return sql`i.measure_per = 'pcs', (${price} / i.measure_amount), i.popularity desc, i.id`;
  }
}

export interface PagePricedNow extends Pick<ZonePage, 'zoneIds' | 'moduleIds' | 'limit' | 'offset'> {
  readonly order: PriceOrder;
  /** Further predicates on `i`. Zone, module and `is_listed` are always checked. */
  readonly where?: RawBuilder<unknown>;
  /** Condition on the price. */
  readonly within?: (price: RawBuilder<unknown>) => RawBuilder<unknown>;
}

const ALL = sql`true`;

/**
 * Page query by current price for `readItemRows`. Items with a valid stored price are read along the index, up to the end of the page. The
 * few whose price must be calculated are merged in.
 */
export function pageByPrice(
  { zoneIds, moduleIds, order, where = ALL, within = () => ALL, limit, offset }: PagePricedNow,
  now: Date,
): RawBuilder<unknown> {
  const { skipped, wanted } = pageWithin({ limit, offset });
  const matches = sql`i.zone_id = z.id and i.module_id = o.id and i.is_listed and ${where}`;
  const columns = sql`i.id, i.popularity, i.measure_per, i.measure_amount`;
  return sql`
    select i.id, row_number() over (order by ${orderByPrice(order, sql`i.price`)}) as rank
    from zones z
    cross join modules o
    cross join lateral (
      (select ${columns}, ${STORED_PRICE} as price from items i where ${matches} and not ${isPriceStale(now)} and ${within(STORED_PRICE)}
      order by ${orderByPrice(order, STORED_PRICE)} limit ${limitLiteral(skipped + wanted)})
      union all
      select i.* from (
        select ${columns}, ${calculatedPrice(now)}::bigint as price from items i where i.id in (${itemsWithStalePrice(now)}) and ${matches}
      ) i where ${within(sql`i.price`)}
    ) i
    where z.id = any(${[...zoneIds]}::bigint[]) and z.is_active and o.id = any(${[...moduleIds]}::bigint[]) and o.is_active
    order by rank limit ${wanted} offset ${skipped}`;
}
