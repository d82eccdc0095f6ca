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

/** A switched-off store takes its items off every list. */
const SOLD = sql`exists (select 1 from stores s where s.id = i.store_id and s.is_active)`;

/**
 * The ids of one page as a query for `readItemRows`. Each (zone, module) is read along its own index and no further than the page's end,
 * then these are merged: a list over several zones costs as many short index walks, never a sort of everything.
 */
export function pageOfItems({ zoneIds, moduleIds, order, where = ALL, limit, offset }: ItemPage): RawBuilder<unknown> {
  const skipped = (offset - 1) * limit;
  return sql`
    select i.id, row_number() over (order by ${ORDERS[order]}) as rank
    from zones z
    cross join modules o
    cross join lateral (
      select i.* from items i
      where i.zone_id = z.id and i.module_id = o.id and i.is_active and i.campaign_id is null and ${SOLD} and ${where}
      order by ${ORDERS[order]} limit ${skipped + limit}
    ) i
    where z.id = any(${[...zoneIds]}::bigint[]) and z.is_active and o.id = any(${[...moduleIds]}::bigint[]) and o.is_active
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
    where i.zone_id in (select id from zones where id = any(${[...zoneIds]}::bigint[]) and is_active)
      and i.module_id in (select id from modules where id = any(${[...moduleIds]}::bigint[]) and is_active)
      and i.is_active and i.campaign_id is null and ${SOLD} and ${where}`;
}
