import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { brokenInvariants } from '../src/platform/db/check-invariants.ts';
import { createDatabase, type Database } from '../src/platform/db/database.ts';
import { createPool, type Target } from '../src/platform/db/pool.ts';
import type { SentStatements } from './explain-statements.ts';
import { asAdministrator, onDatabase } from './start-test-database.ts';
import './global-setup.ts';

export interface TestDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** For what makes its own connections: another pool, a listener, a second process. */
  readonly target: Target;
}

export interface FreshDatabaseOptions {
  readonly connections?: number;
  /** Off for rows that were made without triggers and foreign keys. */
  readonly checksInvariants?: boolean;
  /** Records every statement. */
  readonly sent?: SentStatements;
}

/**
 * A database of this test file's own, with all migrations and nothing else, gone after its last test. Before that the invariants are checked,
 * so a suite that leaves a wrong state behind fails even if no test looked.
 *
 * `const { db } = await freshDatabase();` at the top of the file.
 */
export async function freshDatabase({ connections = 10, checksInvariants = true, sent }: FreshDatabaseOptions = {}): Promise<TestDatabase> {
  const { server, template } = inject('testServer');
  const name = `${template}_${randomBytes(5).toString('hex')}`;
  await asAdministrator(server, `create database ${name} template ${template} strategy file_copy`);
  const target = onDatabase(server, name);
  const pool = createPool(target, { name: 'test', size: connections, onError: () => {} });
  sent?.watch(pool);
  const db = createDatabase(pool);
  afterAll(async () => {
    try {
      const broken = checksInvariants ? await brokenInvariants(db) : [];
      if (broken.length > 0)
        throw new Error(
          `The tests left wrong states behind:\n${broken.map((each) => `${each.name}: ${JSON.stringify(each.rows)}`).join('\n')}`,
        );
    } finally {
      await db.destroy();
      await asAdministrator(server, `drop database ${name} with (force)`);
    }
  });
  return { db, pool, target };
}
