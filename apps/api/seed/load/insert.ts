import type { PoolClient } from 'pg';

/** PostgreSQL limits a text to a gigabyte; batches also keep the server's memory small. */
const ROWS_AT_A_TIME = 5000;

export interface InsertOptions {
  /** Columns that SQL computes from other keys of the row, which are in the jsonb `raw`: `{ search: "to_tsvector(raw->>'words')" }`. */
  readonly computed?: Readonly<Record<string, string>>;
  /** Keys of the rows that only `computed` reads. */
  readonly raw?: readonly string[];
  readonly returning?: readonly string[];
}

/**
 * Inserts rows, thousands per statement, and returns the requested columns in the order of the rows.
 * Every row has the keys of the first. A key is a column of the table, and the column's type parses its JSON value.
 */
export async function insertRows(
  client: PoolClient,
  table: string,
  rows: readonly object[],
  { computed = {}, raw = [], returning = [] }: InsertOptions = {},
): Promise<Record<string, number>[]> {
  const first = rows[0];
  if (!first) return [];
  const columns = Object.keys(first).filter((key) => !raw.includes(key));
  const targets = [...columns, ...Object.keys(computed)].map((column) => `"${column}"`);
  const sources = [...columns.map((column) => `"row"."${column}"`), ...Object.values(computed)];
  const sql =
    `insert into ${table} (${targets.join(', ')}) select ${sources.join(', ')} ` +
    `from jsonb_array_elements($1::jsonb) as raw, jsonb_populate_record(null::${table}, raw) as "row"` +
    (returning.length > 0 ? ` returning ${returning.join(', ')}` : '');
  const returned: Record<string, number>[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_A_TIME) {
    const result = await client.query<Record<string, number>>(sql, [JSON.stringify(rows.slice(from, from + ROWS_AT_A_TIME))]);
    returned.push(...result.rows);
  }
  return returned;
}

/** Inserts rows and returns their ids by a key of the caller's. */
export async function insertKeyed(
  client: PoolClient,
  table: string,
  rows: readonly ({ readonly key: string } & Record<string, unknown>)[],
  options: Omit<InsertOptions, 'returning'> = {},
): Promise<Map<string, number>> {
  const ids = await insertRows(client, table, rows, { ...options, raw: [...(options.raw ?? []), 'key'], returning: ['id'] });
  return new Map(rows.map(({ key }, at) => [key, Number(ids[at]?.['id'])]));
}

/** Returns the id of a key; throws when it is missing. */
export function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`Nothing was stored as ${key}`);
  return id;
}
