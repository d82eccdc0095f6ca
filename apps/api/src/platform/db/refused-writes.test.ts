import { CompiledQuery } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { REFUSED_BY_CHECK } from '../../../test/refused/by-check.ts';
import { REFUSED_BY_DOMAIN } from '../../../test/refused/by-domain.ts';
import { REFUSED_BY_TRIGGER, WRITING_TRIGGERS } from '../../../test/refused/by-trigger.ts';
import { REFUSED_TWICE } from '../../../test/refused/twice.ts';
import { buildShop, placeOrder, type SmallShop } from '../../../test/shop.ts';

const { db, pool } = await freshDatabase();
let shop: SmallShop;
let orderId: number;

beforeAll(async () => {
  shop = await buildShop(db);
  orderId = await placeOrder(db, shop);
});

const namesOf = async (query: string) => (await pool.query<{ name: string }>(query)).rows.map(({ name }) => name);

/** Exclusion constraints of overlapping times, each with a write in wrong-states.test.ts. */
const OVERLAPS = [
  'flash_sale_items_one_at_a_time',
  'staff_grants_of_one_kind',
  'store_closures_no_overlap',
  'store_discounts_one_at_a_time',
  'store_hours_no_overlap',
];

describe('each rule of the database has a write that it refuses', () => {
  test('checks of domains', async () => {
    const known = await namesOf(
      `select typname as name from pg_constraint join pg_type t on t.oid = contypid where connamespace = 'public'::regnamespace`,
    );
    expect(known.toSorted()).toEqual(Object.keys(REFUSED_BY_DOMAIN).toSorted());
  });

  test('checks of tables', async () => {
    const known = await namesOf(
      `select conname as name from pg_constraint where contype = 'c' and conrelid <> 0 and connamespace = 'public'::regnamespace`,
    );
    expect(known.toSorted()).toEqual(Object.keys(REFUSED_BY_CHECK).toSorted());
  });

  test('unique indexes, whole and partial', async () => {
    const known = await namesOf(
      `select relname as name from pg_index join pg_class c on c.oid = indexrelid where indisunique and not indisprimary and relnamespace = 'public'::regnamespace`,
    );
    expect(known.toSorted()).toEqual(Object.keys(REFUSED_TWICE).toSorted());
    const overlaps = await namesOf(
      `select conname as name from pg_constraint where contype = 'x' and connamespace = 'public'::regnamespace`,
    );
    expect(overlaps.toSorted()).toEqual(OVERLAPS);
  });

  test('triggers, but for those that write, which are all there', async () => {
    const known = await namesOf(
      `select tgname as name from pg_trigger t join pg_proc p on p.oid = tgfoid join pg_class c on c.oid = tgrelid
      where not tgisinternal and c.relnamespace = 'public'::regnamespace and proname <> 'bump_catalogue_version'`,
    );
    expect(known.toSorted()).toEqual([...Object.keys(REFUSED_BY_TRIGGER), ...WRITING_TRIGGERS].toSorted());
  });
});

/** Runs statements in a transaction that is rolled back. Returns the name of the constraint that refused them. */
async function refusalOf(...statements: readonly string[]): Promise<string> {
  const refusal = await db
    .transaction()
    .execute(async (transaction) => {
      for (const statement of statements) await transaction.executeQuery(CompiledQuery.raw(statement));
      await transaction.executeQuery(CompiledQuery.raw('set constraints all immediate'));
      throw new Error('accepted');
    })
    .catch((error: unknown) => error as { message: string; constraint?: string });
  return refusal.constraint ?? refusal.message;
}

test.each(Object.entries(REFUSED_BY_DOMAIN))('no column that is a %s takes a value beyond it', async (domain, values) => {
  for (const value of values) expect([value, await refusalOf(`select (${value})::${domain}`)]).toEqual([value, `${domain}_check`]);
});

/** A table with the columns of another, all nullable and without constraints, so that a test violates one rule at a time. */
async function copyOf(into: string): Promise<string[]> {
  const table = into.split(' ')[0]!;
  const required = await namesOf(
    `select attname as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and attnotnull`,
  );
  return [
    `create temporary table copy (like ${table}) on commit drop`,
    ...required.map((column) => `alter table copy alter column "${column}" drop not null`),
  ];
}

test.each(Object.entries(REFUSED_BY_CHECK))('%s refuses each row beyond it', async (name, [into, ...rows]) => {
  const [definition] = await namesOf(`select pg_get_constraintdef(oid) as name from pg_constraint where conname = '${name}'`);
  const copy = [...(await copyOf(into)), `alter table copy add constraint "${name}" ${definition}`];
  for (const row of rows)
    expect([row, await refusalOf(...copy, `insert into copy ${into.slice(into.indexOf('('))} values (${row})`)]).toEqual([row, name]);
});

test.each(Object.entries(REFUSED_TWICE))('%s takes a row once', async (name, [into, row]) => {
  const { rows } = await pool.query<{ definition: string }>(`select pg_get_indexdef($1::regclass) as definition`, [name]);
  const index = rows[0]!.definition.replace(/ ON [^ ]+ USING/, ' ON pg_temp.copy USING');
  const insert = `insert into copy ${into.slice(into.indexOf('('))} values (${row})`;
  const copy = [...(await copyOf(into)), index];
  expect(await refusalOf(...copy, insert)).toBe('accepted');
  expect(await refusalOf(...copy, insert, insert)).toBe(name);
});

test.each(Object.entries(REFUSED_BY_TRIGGER))('%s refuses its violation', async (_trigger, [write, name]) => {
  const filled = write
    .replace('$booked', BOOKED)
    .replace('$paying', PAYING)
    .replaceAll(/\$(\w+)/g, (_, id: string) => String(id === 'order' ? orderId : shop[`${id}Id` as keyof SmallShop]));
  expect(await refusalOf(...filled.split(';;'))).toBe(name);
});

const BOOKED = `insert into ledger_entries (reason, once) values ('adjustment', 'a');; insert into ledger_postings (entry_id, account_id, unit, amount)
  select id, ledger_account(kind, owner), 'money', amount from ledger_entries, (values ('wallet', $customer::bigint, 5), ('sales', null, -5)) as p (kind, owner, amount)`;
const PAYING = `insert into payments (purpose, order_id, customer_id, gateway, amount_minor, currency) values ('order', $order, $customer, 'sandbox', 28000, 'UZS')`;
