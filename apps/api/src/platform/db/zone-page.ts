import { sql, type RawBuilder } from 'kysely';
import { LONGEST_LIST } from '@bozor/domain/catalogue/listing.ts';

/** Part of the catalogue: zones and modules. */
export interface CatalogueScope {
  readonly zoneIds: readonly number[];
  readonly moduleIds: readonly number[];
}

/** Rows of a list by zone and module, and the requested page. */
export interface ZonePage extends CatalogueScope {
  /** Further predicates. Zone and module are always checked. */
  readonly where: RawBuilder<unknown>;
  /** Only rows with one of these values in a column. Each value is read along its own part of an index. */
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

/** A table with columns for zone and module, and its alias in predicates and orders. */
export interface ZonedTable {
  readonly table: 'items' | 'stores';
  readonly as: string;
}

/**
 * Page query (`id`, `rank`). Reads each (zone, module) along its own index, up to the end of the page, and merges the results. A list over
 * several zones costs several short index scans, never a sort of everything.
 */
export function pageOf(
  { table, as }: ZonedTable,
  { zoneIds, moduleIds, where, among, order, limit, offset }: ZonePage,
): RawBuilder<unknown> {
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
      order by ${order} limit ${limitLiteral(skipped + wanted)}
    ) ${row}
    where z.id = any(${[...zoneIds]}::bigint[]) and z.is_active and o.id = any(${[...moduleIds]}::bigint[]) and o.is_active
    order by rank limit ${wanted} offset ${skipped}`;
}

/** SQL for the total number of rows, up to the length of the longest list. With `order` it scans that order's index. */
export function countOf(
  { table, as }: ZonedTable,
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

/** SQL for the number of rows of `from …`, up to the length of the longest list. */
export function countWithin(from: RawBuilder<unknown>): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`select count(*) as total from (select ${from} limit ${sql.lit(LONGEST_LIST)}) as counted`;
}

/**
 * SQL literal of a limit that is at least `wanted`. The generic plan must know whether it reads a few rows along an index or thousands.
 * Four sizes are precise enough and give few statement texts.
 */
export function limitLiteral(wanted: number): RawBuilder<number> {
  return sql.lit(LIMITS.find((reach) => reach >= wanted) ?? wanted);
}

const LIMITS = [16, 64, 256, 1_024];

/** Cuts a page off at the length of the longest list. */
export function pageWithin({ limit, offset }: Pick<ZonePage, 'limit' | 'offset'>): { readonly skipped: number; readonly wanted: number } {
  const skipped = Math.min((offset - 1) * limit, LONGEST_LIST);
  return { skipped, wanted: Math.min(limit, LONGEST_LIST - skipped) };
}
