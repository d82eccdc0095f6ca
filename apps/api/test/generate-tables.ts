// npm run tables: regenerates the types of the tables after a migration, and records its checksum.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from '../src/platform/db/database.ts';
import { createPool } from '../src/platform/db/pool.ts';
import { describeTables } from './describe-tables.ts';
import { recordNewMigrations } from './recorded-migrations.ts';
import { onDatabase, startTestDatabase } from './start-test-database.ts';

const { server, template, stop } = await startTestDatabase();
try {
  const pool = createPool(onDatabase(server, template), { name: 'generate tables', size: 1, onError: () => {} });
  const database = createDatabase(pool);
  await writeFile(join(import.meta.dirname, '../src/platform/db/tables.gen.ts'), await describeTables(database));
  await database.destroy();
  await recordNewMigrations();
} finally {
  await stop();
}
