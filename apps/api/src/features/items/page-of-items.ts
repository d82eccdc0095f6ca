import { sql, type RawBuilder } from 'kysely';

/** How a list of items is ordered; each order is one index of `items`. */
export type ItemOrder = 'popular' | 'rated' | 'new' | 'cheap' | 'dear';

export interface ItemPage {
  readonly zoneIds: readonly number[];
  readonly moduleIds: readonly number[];
  readonly order: ItemOrder;
  /** Conditions on `i` (items) beside zone, module and being listed. */
  readonly where?: RawBuilder<unknown>;
  readonly limit: number;
  /** Page number from 1. */
  readonly offset: number;
}

const ORDERS: Readonly<Record<ItemOrder, RawBuilder<unknown>>> = {
  popular: sql`i.popularity desc, i.id`,
  rated: sql`i.avg_rating desc, i.rating_count desc, i.id`,
  new: sql`i.created_at desc, i.id`,
  cheap: sql`i.lowest_price_minor, i.id`,
  dear: sql`i.lowest_price_minor desc, i.id desc`,
};

const ALL = sql`true`;

/**
 * The ids of one page as a query for `readItemRows`. Each (zone, module) is read along its own index and no further than the page's end,
 * then these are merged: a list over several zones costs as many short index walks, never a sort of everything.
 */
export function pageOfItems({ zoneIds, moduleIds, order, where = ALL, limit, offset }: ItemPage): RawBuilder<unknown> {
  const skipped = (offset - 1) * limit;
  return sql`
    select i.id, row_number() over (order by ${ORDERS[order]}) as rank
    from unnest(${[...zoneIds]}::bigint[]) as z (id)
    cross join unnest(${[...moduleIds]}::bigint[]) as o (id)
    cross join lateral (
      select i.* from items i
      where i.zone_id = z.id and i.module_id = o.id and i.is_active and i.campaign_id is null and ${where}
      order by ${ORDERS[order]} limit ${skipped + limit}
    ) i
    order by rank limit ${limit} offset ${skipped}`;
}

/** How many there are in all, on every page. */
export function countOfItems({
  zoneIds,
  moduleIds,
  where = ALL,
}: Pick<ItemPage, 'zoneIds' | 'moduleIds' | 'where'>): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`
    select count(*) as total from items i
    where i.zone_id = any(${[...zoneIds]}::bigint[]) and i.module_id = any(${[...moduleIds]}::bigint[]) and i.is_active and i.campaign_id is null and ${where}`;
}
