import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildItem } from '../../../test/fixtures.ts';
import { freshDatabase } from '../../../test/database.ts';

const { db } = await freshDatabase({ checksInvariants: false });

const ALWAYS = `'2020-01-01', '2040-01-01'`;

beforeAll(async () => {
  const { id, storeId, moduleId } = await buildItem(db);
  await sql`insert into item_stock (item_id, stock) values (${id}, 5) on conflict do nothing`.execute(db);
  await sql`insert into common_conditions (slug, name) values ('cough', '{"en":"Cough"}')`.execute(db);
  await sql`insert into item_conditions (item_id, condition_id) select ${id}, id from common_conditions`.execute(db);
  await sql`insert into settings (key, kind, value) values ('business_name', 'text', '"Bozor"')`.execute(db);
  await sql`insert into flash_sales (module_id, title, starts_at, ends_at) values (${moduleId}, '{"en":"Sale"}', ${sql.raw(ALWAYS)})`.execute(
    db,
  );
  await sql`insert into flash_sale_items (flash_sale_id, item_id, starts_at, ends_at, discount, discount_type, initial, available)
    select id, ${id}, starts_at, ends_at, 10, 'percent', 5, 5 from flash_sales`.execute(db);
  await sql`insert into coupons (code, title, kind, discount, total_limit, store_id, starts_at, ends_at)
    values ('BREAD10', '{"en":"Bread"}', 'percent', 10, 9, ${storeId}, ${sql.raw(ALWAYS)})`.execute(db);
});

/** Columns of watched tables that do not bump a version: counters changed by orders, and generated columns. */
const UNWATCHED: Readonly<Record<string, readonly string[]>> = {
  stores: [
    'avg_rating',
    'comment_count',
    'commission_next_at',
    'commission_next_percent',
    'commission_percent',
    'discount_percent',
    'found_by',
    'named',
    'order_count',
    'priced_since',
    'priced_until',
    'rating_count',
    'rating_sum',
    'search',
    'stars',
    'updated_at',
  ],
  items: [
    'avg_rating',
    'found_by',
    'in_front',
    'initials',
    'is_cheaper',
    'is_listed',
    'named',
    'order_count',
    'popularity',
    'price_now_minor',
    'rating_count',
    'rating_sum',
    'search',
    'stars',
    'updated_at',
  ],
  item_categories: ['is_listed', 'popularity', 'zone_id'],
  item_conditions: ['is_listed', 'module_id', 'popularity', 'zone_id'],
  coupons: ['used'],
  flash_sale_items: ['available', 'sold'],
  settings: ['updated_at'],
  pages: ['updated_at'],
  translations: ['updated_at'],
};

interface Watch {
  readonly relation: string;
  readonly definition: string;
  readonly columns: readonly string[];
}

async function watches(): Promise<readonly Watch[]> {
  const { rows } = await sql<Watch>`
    select t.relname as relation, pg_get_triggerdef(g.oid) as definition,
      (select json_agg(a.attname) from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_trigger g join pg_class t on t.oid = g.tgrelid where g.tgfoid = 'bump_catalogue_version'::regproc order by 1, 2`.execute(db);
  return rows;
}

const versionOf = async (area: string) =>
  (
    await db
      .selectFrom('catalogue_versions')
      .select('version')
      .where('area', '=', area as 'catalogue')
      .executeTakeFirstOrThrow()
  ).version;

/** Whether a statement bumped the version of either area. */
async function bumps(statement: string): Promise<boolean> {
  const before = [await versionOf('catalogue'), await versionOf('content')];
  await sql.raw(statement).execute(db);
  return String([await versionOf('catalogue'), await versionOf('content')]) !== String(before);
}

test('every column of a watched table is watched, or named here with those that are not', async () => {
  const found = (await watches())
    .filter(({ definition }) => definition.includes(' UPDATE '))
    .map(
      ({ relation, definition, columns }) =>
        [relation, columns.filter((column) => !new RegExp(`old\\."?${column}\\b`).test(definition)).toSorted()] as const,
    )
    .filter(([, columns]) => columns.length > 0);
  expect(Object.fromEntries(found)).toEqual(UNWATCHED);
});

test('a table is watched for rows that come, change and go, and none for mere statements', async () => {
  const byTable = Map.groupBy(await watches(), ({ relation }) => relation);
  expect(byTable.size).toBeGreaterThan(30);
  for (const [relation, triggers] of byTable) {
    const events = triggers.map(({ definition }) => / AFTER (INSERT|UPDATE|DELETE) ON /.exec(definition)?.[1]);
    expect(new Set(events), relation).toEqual(new Set(['INSERT', 'UPDATE', 'DELETE']));
    expect(triggers, relation).toHaveLength(3);
    const blind = triggers.filter(
      ({ definition }) => definition.includes('FOR EACH STATEMENT') && !definition.includes('TABLE AS touched'),
    );
    expect(blind, relation).toEqual([]);
  }
});

test('a statement that changes no row raises no version', async () => {
  for (const { relation, columns } of (await watches()).filter(({ definition }) => definition.includes(' UPDATE '))) {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute where attrelid = ${relation}::regclass and attname = any(${[...columns]}) and attgenerated = '' and attidentity = ''`.execute(
      db,
    );
    const same = rows.map(({ name }) => `${name} = ${name}`).join(', ');
    expect(await bumps(`update ${relation} set ${same}`), `update ${relation}`).toBe(false);
    expect(await bumps(`update ${relation} set ${same} where false`), `update of no ${relation}`).toBe(false);
    expect(await bumps(`delete from ${relation} where false`), `delete of no ${relation}`).toBe(false);
  }
});

describe('a new version', () => {
  test.each([
    ['a coupon is used', `update coupons set used = used + 1`],
    ['a coupon is given back', `update coupons set used = used - 1 where used > 0`],
    ['a coupon that nobody used is given back', `update coupons set used = used - 1 where used > 100`],
    ['pieces are sold in a sale', `update flash_sale_items set sold = sold + 1, available = available - 1`],
    ['an item is ordered and rated', `update items set order_count = order_count + 1, rating_count = 1, rating_sum = 5`],
    ['an item becomes more popular', `update items set popularity = popularity + 1`],
    ['a store is ordered from and rated', `update stores set order_count = order_count + 1, rating_count = 1, rating_sum = 5`],
    ['stock moves', `update item_stock set stock = stock - 1`],
    ['a setting is saved as it was', `update settings set value = value`],
  ])('is not made when %s', async (_what, statement) => {
    expect(await bumps(statement)).toBe(false);
  });

  test.each([
    ['a coupon ends', `update coupons set ends_at = ends_at - interval '1 day'`],
    ['a sale takes more off', `update flash_sale_items set discount = discount + 1`],
    ['an item needs a prescription', `update items set is_prescription_required = true`],
    ['an item moves up its shelf', `update items set position = position + 1`],
    ['an item is weighed', `update items set measure_amount = 1, measure_per = 'kg'`],
    ['a store is halal', `update stores set halal_tag = true`],
    ['a zone gets another shape', `update zones set area = '((1,1),(2,1),(2,2))'`],
    ['a setting changes', `update settings set value = '"Bazaar"'`],
    ['an item leaves a sale', `delete from flash_sale_items`],
    [
      'a coupon comes',
      `insert into coupons (code, title, kind, discount, starts_at, ends_at) values ('MORE', '{"en":"More"}', 'percent', 5, ${ALWAYS})`,
    ],
  ])('is made when %s', async (_what, statement) => {
    expect(await bumps(statement)).toBe(true);
  });
});
