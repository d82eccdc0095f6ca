import { sql, type RawBuilder } from 'kysely';
import { LONGEST_LIST } from '@bozor/domain/catalogue/listing.ts';

/** Which rows a list by zone and module holds, and which page of it is wanted. */
export interface ZonePage {
  readonly zoneIds: readonly number[];
  readonly moduleIds: readonly number[];
  /** Conditions on the row beside its zone and module. */
  readonly where: RawBuilder<unknown>;
  /** Only rows that have one of these in a column, each read along its own part of an index. */
  readonly among?: Among | undefined;
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
  /** Page number from 1. */
  readonly offset: number;
}

export interface Among {
  readonly column: 'brand_id';
  readonly ids: readonly number[];
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
export function pageOf({ table, as }: Shelved, { zoneIds, moduleIds, where, among, order, limit, offset }: ZonePage): RawBuilder<unknown> {
  const row = sql.id(as);
  const { skipped, wanted } = pageWithin({ limit, offset });
  return sql`
    select ${row}.id, row_number() over (order by ${order}) as rank
    from zones z
    cross join modules o
    ${each(among)}
    cross join lateral (
      select ${row}.* from ${sql.table(table)} ${row}
      where ${row}.zone_id = z.id and ${row}.module_id = o.id and ${ofEach(row, among)} and ${where}
      order by ${order} limit ${reachOf(skipped + wanted)}
    ) ${row}
    where z.id = any(${[...zoneIds]}::bigint[]) and z.is_active and o.id = any(${[...moduleIds]}::bigint[]) and o.is_active
    order by rank limit ${wanted} offset ${skipped}`;
}

/** How many there are in all, on every page; no further than a list reaches. Told an order, it walks the index of it. */
export function countOf(
  { table, as }: Shelved,
  {
    zoneIds,
    moduleIds,
    where,
    among,
    order,
  }: Pick<ZonePage, 'zoneIds' | 'moduleIds' | 'where' | 'among'> & Partial<Pick<ZonePage, 'order'>>,
): RawBuilder<{ total: number }> {
  const row = sql.id(as);
  return countWithin(sql`
    from zones z
    cross join modules o
    ${each(among)}
    cross join lateral (
      select from ${sql.table(table)} ${row} where ${row}.zone_id = z.id and ${row}.module_id = o.id and ${ofEach(row, among)} and ${where}
      ${order ? sql`order by ${order}` : sql``} limit ${sql.lit(LONGEST_LIST)}
    ) ${row}
    where z.id = any(${[...zoneIds]}::bigint[]) and z.is_active and o.id = any(${[...moduleIds]}::bigint[]) and o.is_active`);
}

const each = (among: Among | undefined) =>
  among ? sql`cross join (select distinct unnest(${[...among.ids]}::bigint[]) as id) one` : sql``;

const ofEach = (row: RawBuilder<unknown>, among: Among | undefined) => (among ? sql`${row}.${sql.id(among.column)} = one.id` : sql`true`);

/** The rows of `from …`, counted no further than a list reaches. */
export function countWithin(from: RawBuilder<unknown>): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`select count(*) as total from (select ${from} limit ${sql.lit(LONGEST_LIST)}) as counted`;
}

/**
 * A limit of at least so many, written into the statement: a plan that serves every page must know whether it reads a few rows along an index or
 * thousands, and a few texts tell it as well as one for each page.
 */
export function reachOf(wanted: number): RawBuilder<number> {
  return sql.lit(REACHES.find((reach) => reach >= wanted) ?? wanted);
}

const REACHES = [16, 64, 256, 1_024];

/** The part of a page that lies within the longest list. */
export function pageWithin({ limit, offset }: Pick<ZonePage, 'limit' | 'offset'>): { readonly skipped: number; readonly wanted: number } {
  const skipped = Math.min((offset - 1) * limit, LONGEST_LIST);
  return { skipped, wanted: Math.min(limit, LONGEST_LIST - skipped) };
}
