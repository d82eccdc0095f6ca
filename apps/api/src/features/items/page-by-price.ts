import { sql, type RawBuilder } from 'kysely';
import { pageWithin, reachOf, type ZonePage } from '../../platform/db/zone-page.ts';
import { isReckoned, KEPT_PRICE, reckonedItems, reckonedPrice } from './price-now.ts';

export type PriceOrder = 'low' | 'high' | 'unit_price';

/** An order by price, of a row `i` that costs so much. The one by what is kept is an index of `items`. */
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
  /** Conditions on `i` beside zone, module and being listed. */
  readonly where?: RawBuilder<unknown>;
  /** What is asked of the price. */
  readonly within?: (price: RawBuilder<unknown>) => RawBuilder<unknown>;
}

const ALL = sql`true`;

/**
 * The ids of one page in an order by price, as a query for `readItemRows`: what is kept is read along its index and no further than the page's end, the few
 * that have to be reckoned are put between.
 */
export function pageByPrice(
  { zoneIds, moduleIds, order, where = ALL, within = () => ALL, limit, offset }: PagePricedNow,
  now: Date,
): RawBuilder<unknown> {
  const { skipped, wanted } = pageWithin({ limit, offset });
  const shelf = sql`i.zone_id = z.id and i.module_id = o.id and i.is_listed and ${where}`;
  const columns = sql`i.id, i.popularity, i.measure_per, i.measure_amount`;
  return sql`
    select i.id, row_number() over (order by ${orderByPrice(order, sql`i.price`)}) as rank
    from zones z
    cross join modules o
    cross join lateral (
      (select ${columns}, ${KEPT_PRICE} as price from items i where ${shelf} and not ${isReckoned(now)} and ${within(KEPT_PRICE)}
      order by ${orderByPrice(order, KEPT_PRICE)} limit ${reachOf(skipped + wanted)})
      union all
      select i.* from (
        select ${columns}, ${reckonedPrice(now)}::bigint as price from items i where i.id in (${reckonedItems(now)}) and ${shelf}
      ) i where ${within(sql`i.price`)}
    ) i
    where z.id = any(${[...zoneIds]}::bigint[]) and z.is_active and o.id = any(${[...moduleIds]}::bigint[]) and o.is_active
    order by rank limit ${wanted} offset ${skipped}`;
}
