import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../test/database.ts';
import { BUILT_LOCK, codeOf, listSources, RAW_LOCK } from '../test/list-locks.ts';

const { db } = await freshDatabase();

/** A lock that a statement takes, with the statement from the select that takes it. */
interface Lock {
  readonly where: string;
  readonly statement: string;
}

/** Beginnings of statements that lock one row although their text does not show it. */
const ONE_ROW: Readonly<Record<string, string>> = {
  "features/cart/store.ts: selectFrom('carts').where(isOwn(owner)).where('module_id', '=', moduleId)": 'an owner has one cart in a module',
  'features/coupons/coupon-use.ts: select c.*, u.customer_id as user_id': 'an order uses one coupon',
  'features/customers/store.ts: return knownCustomer(trx, customerId)': 'one customer, by id',
};

let keys: ReadonlyMap<string, readonly (readonly string[])[]>;
let locks: readonly Lock[];

beforeAll(async () => {
  const { rows: unique } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array_agg(a.attname::text) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
    where i.indisunique and c.relnamespace = 'public'::regnamespace group by c.relname, i.indexrelid`.execute(db);
  keys = new Map(unique.map(({ table }) => [table, unique.filter((each) => each.table === table).map(({ columns }) => columns)]));
  const { rows: functions } = await sql<{ name: string; source: string }>`
    select proname as name, prosrc as source from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')`.execute(db);
  locks = [
    ...listSources().flatMap(([file, code]) => locksIn(file, code)),
    ...functions.flatMap(({ name, source }) => locksIn(name, codeOf(source))),
  ];
});

/** The locks of a text without comments. */
function locksIn(where: string, code: string): Lock[] {
  const raw = [...code.matchAll(RAW_LOCK)].map(
    ({ 0: found, index }) => statementBefore(code, index) + found + code.slice(index + found.length, index + found.length + 16),
  );
  const built = [...code.matchAll(BUILT_LOCK)].map(({ 0: found, index }) => {
    const start = Math.max(code.lastIndexOf('selectFrom(', index), code.lastIndexOf('return ', index));
    return code.slice(start, index) + found;
  });
  return [...raw, ...built].map((statement) => ({ where, statement: statement.replaceAll(/\s+/g, ' ').trim() }));
}

/** The text from the parenthesis, string or statement that the lock stands in. */
function statementBefore(code: string, end: number): string {
  let depth = 0;
  for (let at = end - 1; at >= 0; at -= 1) {
    const char = code[at]!;
    if (char === ')') depth += 1;
    else if (char === '(') {
      if (depth === 0) return code.slice(at + 1, end);
      depth -= 1;
    } else if (depth === 0 && (char === '`' || char === ';')) return code.slice(at + 1, end);
  }
  return code.slice(0, end);
}

/** The table that a statement locks. */
function tableOf(statement: string): string | undefined {
  const alias =
    /\bfor (?:no key update|update|key share|share) of (\w+)/.exec(statement)?.[1] ?? /\.for\w+\('(\w+)'\)/.exec(statement)?.[1];
  const named = [...statement.matchAll(/(?:\bfrom|\bjoin) (\w+)(?: (?:as )?(?!where|join|order|for|using|on\b)(\w+))?/g)].map(
    ([, table, as]) => ({ table: table!, as: as ?? table! }),
  );
  const built = [...statement.matchAll(/(?:selectFrom|innerJoin)\('(\w+)(?: as (\w+))?'/g)].map(([, table, as]) => ({
    table: table!,
    as: as ?? table!,
  }));
  const tables = [...named, ...built].filter(({ table }) => keys.has(table));
  return (alias ? tables.find(({ as }) => as === alias) : tables[0])?.table;
}

const isSkipping = ({ statement }: Lock) => /\bskip locked\b/.test(statement);

/** All columns of a unique key equal a value that was given. */
function isOneRow({ statement }: Lock): boolean {
  const table = tableOf(statement);
  const given = (column: string) =>
    new RegExp(`(?:\\b|\\.)${column} = (?:\\$\\{|new\\.|old\\.|of_|\\$\\d)|where\\('(?:\\w+\\.)?${column}', '=', (?!\\()`).test(statement);
  return (keys.get(table ?? '') ?? []).some((columns) => columns.every(given));
}

/** The order of the locks has all columns of a unique key. */
function isInOrder({ statement }: Lock): boolean {
  const table = tableOf(statement);
  const raw = /order by ([\w., ]+?) for (?:no key update|update|key share|share)\b/.exec(statement)?.[1];
  const built = [...statement.matchAll(/\.orderBy\('(?:\w+\.)?(\w+)'/g)].map(([, column]) => column!);
  const columns = raw ? raw.split(',').map((each) => each.trim().replace(/^\w+\./, '')) : built;
  return (keys.get(table ?? '') ?? []).some((key) => key.every((column) => columns.includes(column)));
}

test('every statement that locks rows locks one, or several in the order of a unique key, or waits for none', () => {
  expect(locks.length).toBeGreaterThan(30);
  const several = locks.filter((lock) => !isSkipping(lock) && !isOneRow(lock) && !isInOrder(lock));
  const texts = several.map(({ where, statement }) => `${where}: ${statement}`);
  const known = Object.keys(ONE_ROW);
  expect(texts.filter((text) => !known.some((beginning) => text.startsWith(beginning)))).toEqual([]);
  expect(
    known.filter((beginning) => !texts.some((text) => text.startsWith(beginning))),
    'rows of what is gone',
  ).toEqual([]);
});

test('a lock without its order is found', () => {
  const found = (statement: string) => isInOrder({ where: 'x', statement }) || isOneRow({ where: 'x', statement });
  const ordered =
    'select k.item_id from item_stock k join wanted using (item_id, variation_id) order by k.item_id, k.variation_id for update of k';
  expect(found(ordered)).toBe(true);
  expect(found(ordered.replace(/ order by .* for/, ' for'))).toBe(false);
  expect(found(ordered.replace(', k.variation_id for', ' for'))).toBe(false);
  expect(found("selectFrom('carts').where(isOwn(owner)).orderBy('id').select(CART).forUpdate()")).toBe(true);
  expect(found("selectFrom('carts').where(isOwn(owner)).select(CART).forUpdate()")).toBe(false);
});
