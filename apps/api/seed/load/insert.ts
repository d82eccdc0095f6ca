import type { PoolClient } from 'pg';

/** PostgreSQL reads a text of a gigabyte at most; pieces also keep the server's memory small. */
const ROWS_AT_A_TIME = 5000;

export interface InsertOptions {
  /** Columns that SQL computes from other keys of the row, which it finds in the jsonb `raw`: `{ search: "to_tsvector(raw->>'words')" }`. */
  readonly computed?: Readonly<Record<string, string>>;
  /** Keys of the rows that only `computed` reads. */
  readonly raw?: readonly string[];
  readonly returning?: readonly string[];
}

/**
 * Inserts rows, thousands in a statement, and returns the wanted columns in the order of the rows.
 * Every row has the keys of the first; a key is a column of the table, and anything JSON can carry is read by the column's own type.
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

/** Inserts rows and gives their ids by the key that only the caller knows. */
export async function insertKeyed(
  client: PoolClient,
  table: string,
  rows: readonly ({ readonly key: string } & Record<string, unknown>)[],
  options: Omit<InsertOptions, 'returning'> = {},
): Promise<Map<string, number>> {
  const ids = await insertRows(client, table, rows, { ...options, raw: [...(options.raw ?? []), 'key'], returning: ['id'] });
  return new Map(rows.map(({ key }, at) => [key, Number(ids[at]?.['id'])]));
}

/** The id that a key must have. */
export function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`Nothing was stored as ${key}`);
  return id;
}
