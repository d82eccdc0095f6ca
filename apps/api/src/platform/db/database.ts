import { Kysely, PostgresDialect, type Transaction as KyselyTransaction } from 'kysely';
import type pg from 'pg';
import type { DB } from './tables.gen.ts';

/** All tables by name, made from the migrations by `tools/generate-tables.ts`. */
export type Tables = DB;

/** The database as the features see it. Reads run on it; whatever belongs together runs in `inTransaction`. */
export type Database = Kysely<Tables>;

/** A database inside a transaction; use-cases that must not be torn apart ask for this type. */
export type Transaction = KyselyTransaction<Tables>;

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
