import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { foreignWrites } from './writers.ts';

const ROOT = dirname(import.meta.dirname);

/** Findings about a file of a feature. */
function saidOf(source: string, path = 'apps/api/src/features/orders/some-file.ts'): string[] {
  const root = mkdtempSync(join(tmpdir(), 'bozor-writers-'));
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), source);
  const said = foreignWrites(root, { 'features/carts': ['carts'], 'features/orders': ['orders'] });
  rmSync(root, { recursive: true });
  return said;
}

test('each table of the API is written by its owner alone', () => {
  expect(foreignWrites(ROOT)).toEqual([]);
});

test.each([
  ['Kysely', `db.insertInto('carts').values({})`],
  ['Kysely on two lines', `db\n  .updateTable(\n    'carts')\n  .set({})`],
  ['Kysely with an alias', `trx.deleteFrom('carts as c')`],
  ['SQL that inserts', 'sql`insert into carts (id) values (1)`'],
  ['SQL that updates with an alias', 'sql`with a as (select 1) update carts c set x = 1`'],
  ['SQL that deletes', 'sql`DELETE\n    FROM carts where id = 1`'],
  ['SQL that empties', 'sql`truncate table carts`'],
  ['SQL that merges', 'sql`merge into carts c using x on true`'],
])('a write to the table of another is found: %s', (_name, source) => {
  expect(saidOf(source)).toEqual([expect.stringContaining('writes carts of features/carts')]);
});

test.each([
  ['a write to its own', `db.insertInto('orders'); sql\`update orders o set x = 1\``],
  ['a reading of others', 'sql`select * from carts c join orders o on true for update of c`; db.selectFrom("carts")'],
  ['a word in a comment', "// deleteFrom('carts')\n/** insert into carts */"],
  ['a conflict that updates', 'sql`insert into orders (id) values (1) on conflict do update set x = 1`'],
])('%s is no complaint', (_name, source) => {
  expect(saidOf(source)).toEqual([]);
});

test('a table without an owner, and one whose name is not written out, are found', () => {
  expect(saidOf(`db.insertInto('things')`)).toEqual([expect.stringContaining('writes things, which nobody owns')]);
  expect(saidOf('for (const table of TABLES) db.deleteFrom(table)')).toEqual([expect.stringContaining('not written out: table')]);
  expect(saidOf('sql`delete from ${table}`')).toEqual([expect.stringContaining('not written out')]);
});

test('every table that is owned is there', () => {
  const tables = new Set(
    readFileSync(join(ROOT, 'apps/api/src/platform/db/tables.gen.ts'), 'utf8')
      .match(/^ {2}\w+(?=:)/gm)
      ?.map((name) => name.trim()),
  );
  const owned = readFileSync(join(import.meta.dirname, 'writers.ts'), 'utf8').match(/(?<=[[ ]')[a-z_]+(?='[,\]])/g) ?? [];
  expect(owned.filter((table) => !tables.has(table) && table !== 'schema_migrations')).toEqual([]);
});
