import { sql, type RawBuilder } from 'kysely';

/** Which rows a list by zone and module holds, and which page of it is wanted. */
export interface ZonePage {
  readonly zoneIds: readonly number[];
  readonly moduleIds: readonly number[];
  /** Conditions on the row beside its zone and module. */
  readonly where: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
  /** Page number from 1. */
  readonly offset: number;
}

/** A table whose rows stand in a zone and a module, under the name that conditions and orders use. */
export interface Shelved {
  readonly table: 'items' | 'stores';
  readonly as: string;
}

/**
 * The ids of one page as a query that answers `id` and `rank`. Each (zone, module) is read along its own index and no further than the page's end,
 * then these are merged: a list over several zones costs as many short index walks, never a sort of everything.
 */
export function pageOf({ table, as }: Shelved, { zoneIds, moduleIds, where, order, limit, offset }: ZonePage): RawBuilder<unknown> {
  const [row, skipped] = [sql.id(as), (offset - 1) * limit];
  return sql`
    select ${row}.id, row_number() over (order by ${order}) as rank
    from zones z
    cross join modules o
    cross join lateral (
      select ${row}.* from ${sql.table(table)} ${row}
      where ${row}.zone_id = z.id and ${row}.module_id = o.id and ${where}
      order by ${order} limit ${skipped + limit}
    ) ${row}
    where z.id = any(${[...zoneIds]}::bigint[]) and z.is_active and o.id = any(${[...moduleIds]}::bigint[]) and o.is_active
    order by rank limit ${limit} offset ${skipped}`;
}

/** How many there are in all, on every page. */
export function countOf(
  { table, as }: Shelved,
  { zoneIds, moduleIds, where }: Pick<ZonePage, 'zoneIds' | 'moduleIds' | 'where'>,
): RawBuilder<{ total: number }> {
  const row = sql.id(as);
  return sql<{ total: number }>`
    select count(*) as total from ${sql.table(table)} ${row}
    where ${row}.zone_id in (select id from zones where id = any(${[...zoneIds]}::bigint[]) and is_active)
      and ${row}.module_id in (select id from modules where id = any(${[...moduleIds]}::bigint[]) and is_active) and ${where}`;
}
