import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { describeTables } from '../../../test/describe-tables.ts';

const { db } = await freshDatabase();

test('the types of the tables are those of the migrations (npm run tables)', async () => {
  expect(await readFile(join(import.meta.dirname, 'tables.gen.ts'), 'utf8')).toBe(await describeTables(db));
});

test('docs/data-model.md names every migration', async () => {
  const root = join(import.meta.dirname, '../../../../..');
  const model = await readFile(join(root, 'docs/data-model.md'), 'utf8');
  const migrations = (await readdir(join(root, 'apps/api/migrations'))).map((file) => file.replace('.sql', ''));
  expect(migrations.filter((name) => !model.includes(`\`${name}\``))).toEqual([]);
});

test('every reference to a row that may go has an index, so that letting it go is not a walk through the whole table', async () => {
  const unindexed = await sql<{ reference: string }>`
    select c.conrelid::regclass || '.' || c.conname as reference
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and c.confrelid::regclass::text <> all (${['modules', 'zones', 'cancellation_reasons', 'refund_reasons']})
      and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = any (c.conkey))`.execute(db);
  expect(unindexed.rows).toEqual([]);
});
