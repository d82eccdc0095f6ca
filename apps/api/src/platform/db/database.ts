import { Kysely, PostgresDialect, type Transaction as KyselyTransaction } from 'kysely';
import type pg from 'pg';
import type { DB } from './tables.gen.ts';

/** All tables by name, generated from the migrations by `tools/generate-tables.ts`. */
export type Tables = DB;

/** The features' database. Reads use it directly; related writes run in `inTransaction`. */
export type Database = Kysely<Tables>;

/** A database inside a transaction. Use-cases that must be atomic take this type. */
export type Transaction = KyselyTransaction<Tables>;

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
