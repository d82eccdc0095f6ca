import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** Limit of favourites that are read; a drawer cannot show more. */
const MOST_SHOWN = 200;

/** The customer, and the zones and modules of the read. */
export interface FavouritesQuery {
  readonly customerId: number;
  readonly zoneIds: readonly number[];
  readonly moduleIds: readonly number[];
}

/** Returns false for an unknown item. */
export async function addItem(db: Database, customerId: number, itemId: number): Promise<boolean> {
  const { rows } = await sql`
    with found as (select id from items where id = ${itemId} and is_active),
      added as (insert into wishlist_items (customer_id, item_id) select ${customerId}, id from found on conflict do nothing)
    select id from found`.execute(db);
  return rows.length > 0;
}

/** Returns false for an unknown store. */
export async function addStore(db: Database, customerId: number, storeId: number): Promise<boolean> {
  const { rows } = await sql`
    with found as (select id from stores where id = ${storeId} and is_active),
      added as (insert into wishlist_stores (customer_id, store_id) select ${customerId}, id from found on conflict do nothing)
    select id from found`.execute(db);
  return rows.length > 0;
}

export async function removeItem(db: Database, customerId: number, itemId: number): Promise<void> {
  await db.deleteFrom('wishlist_items').where('customer_id', '=', customerId).where('item_id', '=', itemId).execute();
}

export async function removeStore(db: Database, customerId: number, storeId: number): Promise<void> {
  await db.deleteFrom('wishlist_stores').where('customer_id', '=', customerId).where('store_id', '=', storeId).execute();
}

/** Page queries (`id`, `rank`) of favourites and of visited stores. */

export function favouriteItems({ customerId, zoneIds, moduleIds }: FavouritesQuery): RawBuilder<unknown> {
  return sql`
    select i.id, row_number() over (order by w.created_at desc, i.id desc) as rank
    from wishlist_items w join items i on i.id = w.item_id
    where w.customer_id = ${customerId} and i.is_active and i.zone_id = any(${[...zoneIds]}::bigint[])
      and i.module_id = any(${[...moduleIds]}::bigint[])
    order by rank limit ${sql.lit(MOST_SHOWN)}`;
}

export function favouriteStores({ customerId, zoneIds, moduleIds }: FavouritesQuery): RawBuilder<unknown> {
  return sql`
    select s.id, row_number() over (order by w.created_at desc, s.id desc) as rank
    from wishlist_stores w join stores s on s.id = w.store_id
    where w.customer_id = ${customerId} and s.is_active and s.zone_id = any(${[...zoneIds]}::bigint[])
      and s.module_id = any(${[...moduleIds]}::bigint[])
    order by rank limit ${sql.lit(MOST_SHOWN)}`;
}

export function visitedStores(
  query: FavouritesQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): RawBuilder<unknown> {
  return sql`
    select id, row_number() over (order by last_at desc, id) as rank from (${visited(query)}) visited
    order by rank limit ${limit} offset ${(offset - 1) * limit}`;
}

export async function countVisited(db: Database, query: FavouritesQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (${visited(query)}) visited`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The latest orders are enough to know a customer's stores. */
const LATEST_ORDERS = 300;

function visited({ customerId, zoneIds, moduleIds }: FavouritesQuery): RawBuilder<unknown> {
  return sql`
    select s.id, max(o.created_at) as last_at
    from (
      select store_id, status, created_at from orders where customer_id = ${customerId} order by created_at desc, id desc limit ${sql.lit(LATEST_ORDERS)}
    ) o join stores s on s.id = o.store_id and s.is_active
    where o.status not in ('canceled', 'failed')
      and s.zone_id = any(${[...zoneIds]}::bigint[]) and s.module_id = any(${[...moduleIds]}::bigint[])
    group by s.id`;
}
