import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** Names of items in every language as JSON texts, stored with an order so that it stays readable for years. */
export async function nameItems(db: Database, ids: readonly number[]): Promise<Record<number, string>> {
  const { rows } = await sql<{
    id: number;
    name: string;
  }>`select id, name::text as name from items where id = any(${[...ids]}::bigint[])`.execute(db);
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
