import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { describeTables } from '../../../test/describe-tables.ts';
import { readMigrations } from './read-migrations.ts';

const { db } = await freshDatabase();

test('the types of the tables are those of the migrations (npm run tables)', async () => {
  expect(await readFile(join(import.meta.dirname, 'tables.gen.ts'), 'utf8')).toBe(await describeTables(db));
});

test('a column keeps its allowed values while their constraint is not validated yet', async () => {
  const { db: changed } = await freshDatabase({ checksInvariants: false });
  await sql`do $$
    declare found record;
    begin
      for found in select conrelid::regclass as of_table, conname, pg_get_constraintdef(oid) as rule from pg_constraint
        where contype = 'c' and conrelid <> 0 and connamespace = 'public'::regnamespace and pg_get_constraintdef(oid) ~ '= ANY'
      loop
        execute format('alter table %s drop constraint %I, add constraint %2$I %3$s not valid', found.of_table, found.conname, found.rule);
      end loop;
    end $$`.execute(changed);
  expect(await describeTables(changed)).toBe(await describeTables(db));
});

test('docs/data-model.md names every migration', async () => {
  const root = join(import.meta.dirname, '../../../../..');
  const model = await readFile(join(root, 'docs/data-model.md'), 'utf8');
  const migrations = (await readMigrations()).map(({ name }) => name.replace('.sql', ''));
  expect(migrations.filter((name) => !model.includes(`\`${name}\``))).toEqual([]);
});

/** Foreign keys whose index covers only their first column, each with the reason why that is enough. */
const NARROW_ENOUGH: readonly string[] = [
  // An item has a handful of variations, and one row of stock for each.
  'item_stock.item_stock_item_id_variation_ref_fkey',
];

test('every foreign key has an index, complete or partial without nulls, so that a deletion reads no whole table', async () => {
  const unindexed = await sql<{ reference: string }>`
    select c.conrelid::regclass || '.' || c.conname as reference
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index i where i.indrelid = c.conrelid and i.indisvalid
        and (i.indpred is null or exists (
          select 1 from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any (c.conkey)
            and pg_get_expr(i.indpred, i.indrelid) = '(' || quote_ident(a.attname) || ' IS NOT NULL)'))
        -- Indexed by all its columns, or by the one that is the other table's primary key.
        and ((string_to_array(i.indkey::text, ' ')::int2[])[1 : cardinality(c.conkey)] @> c.conkey
          or exists (select 1 from pg_index p where p.indrelid = c.confrelid and p.indisprimary and p.indnkeyatts = 1
            and p.indkey[0] = c.confkey[array_position(c.conkey, i.indkey[0])])))
    order by 1`.execute(db);
  expect(unindexed.rows.map(({ reference }) => reference)).toEqual(NARROW_ENOUGH);
});
