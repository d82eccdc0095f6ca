import { sql, type RawBuilder } from 'kysely';

/** How a list of stores is ordered; each order is one index of `stores`. */
export type StoreOrder = 'popular' | 'rated' | 'new';

export interface StorePage {
  readonly zoneIds: readonly number[];
  readonly moduleIds: readonly number[];
  readonly order: StoreOrder;
  /** Conditions on `s` (stores) beside zone, module and being on. */
  readonly where?: RawBuilder<unknown>;
  readonly limit: number;
  /** Page number from 1. */
  readonly offset: number;
}

const ORDERS: Readonly<Record<StoreOrder, RawBuilder<unknown>>> = {
  popular: sql`s.order_count desc, s.id`,
  rated: sql`s.avg_rating desc, s.rating_count desc, s.id`,
  new: sql`s.created_at desc, s.id`,
};

const ALL = sql`true`;

/** The ids of one page as a query for `readStoreRows`: each (zone, module) along its own index to the page's end, then merged. */
export function pageOfStores({ zoneIds, moduleIds, order, where = ALL, limit, offset }: StorePage): RawBuilder<unknown> {
  const skipped = (offset - 1) * limit;
  return sql`
    select s.id, row_number() over (order by ${ORDERS[order]}) as rank
    from zones z
    cross join modules o
    cross join lateral (
      select s.* from stores s
      where s.zone_id = z.id and s.module_id = o.id and s.is_active and ${where}
      order by ${ORDERS[order]} limit ${skipped + limit}
    ) s
    where z.id = any(${[...zoneIds]}::bigint[]) and z.is_active and o.id = any(${[...moduleIds]}::bigint[]) and o.is_active
    order by rank limit ${limit} offset ${skipped}`;
}

/** How many there are in all, on every page. */
export function countOfStores({
  zoneIds,
  moduleIds,
  where = ALL,
}: Pick<StorePage, 'zoneIds' | 'moduleIds' | 'where'>): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`
    select count(*) as total from stores s
    where s.zone_id in (select id from zones where id = any(${[...zoneIds]}::bigint[]) and is_active)
      and s.module_id in (select id from modules where id = any(${[...moduleIds]}::bigint[]) and is_active)
      and s.is_active and ${where}`;
}
