import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { add, subtract, type Minor } from '@bozor/domain/money/minor.ts';
import { prorate } from '@bozor/domain/money/prorate.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buildShop, type SmallShop } from '../../../test/shop.ts';
import { asAdministrator, onDatabase } from '../../../test/start-test-database.ts';
import '../../../test/global-setup.ts';
import { brokenInvariants } from './check-invariants.ts';
import { createDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';
import { MIGRATIONS } from './read-migrations.ts';

const LAST_BEFORE = '0089';
const { server, template } = inject('testServer');
const name = `${template}_charges_of_orders`;
const target = onDatabase(server, name);
let db: Database;
let shop: SmallShop;

/** An order as the old columns stored it: prices of lines, reductions of the whole order, and the other charges. */
interface Before {
  readonly lines: readonly { readonly total: number; readonly discount?: number }[];
  readonly coupon?: number;
  readonly welcome?: number;
  readonly tax?: number;
  readonly isTaxIncluded?: boolean;
  readonly additional?: number;
  readonly freeBy?: 'coupon';
}

const ORDERS: readonly Before[] = [
  { lines: [{ total: 20_000 }] },
  { lines: [{ total: 29_800 }, { total: 23_900, discount: 1_000 }, { total: 21_900 }], coupon: 20_000, welcome: 5_560, additional: 1_000 },
  { lines: [{ total: 1 }, { total: 1 }, { total: 1 }], coupon: 1, welcome: 1, tax: 7, isTaxIncluded: true },
  { lines: [{ total: 999_999_999_983 }, { total: 17 }], coupon: 777_777_777_777, tax: 700 },
  { lines: [{ total: 5_000 }, { total: 0 }, { total: 7_003 }], coupon: 12_003, freeBy: 'coupon' },
];
let ids: number[];

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bozor-before-'));
  for (const file of await readdir(MIGRATIONS)) if (file.slice(0, 4) <= LAST_BEFORE) await cp(join(MIGRATIONS, file), join(folder, file));
  await asAdministrator(server, `drop database if exists ${name} with (force)`);
  await asAdministrator(server, `create database ${name} template template0 encoding 'UTF8'`);
  await migrate(target, { folder });
  await rm(folder, { recursive: true });
  db = createDatabase(createPool(target, { name: 'test', size: 2, onError: () => {} }));
  shop = await buildShop(db);
  await sql`update zone_modules set additional_name = '{"en":"Service fee","ru":"Плата"}'`.execute(db);
  ids = [];
  for (const order of ORDERS) ids.push(await placeBefore(order));
  await migrate(target);
});
afterAll(async () => {
  await db.destroy();
  await asAdministrator(server, `drop database if exists ${name} with (force)`);
});

async function placeBefore({
  lines,
  coupon = 0,
  welcome = 0,
  tax = 0,
  isTaxIncluded = false,
  additional = 0,
  freeBy,
}: Before): Promise<number> {
  const goods = lines.reduce((sum, { total, discount = 0 }) => sum + total + discount, 0);
  const discount = lines.reduce((sum, line) => sum + (line.discount ?? 0), 0);
  const delivery = freeBy ? 0 : 8_000;
  const total = goods - discount - coupon - welcome + (isTaxIncluded ? 0 : tax) + additional + delivery;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into orders (guest_id, module_id, zone_id, store_id, order_type, items_minor, discount_minor, coupon_discount_minor, welcome_discount_minor,
        tax_minor, tax_included, additional_minor, delivery_minor, delivery_full_minor, delivery_free_by, total_minor, currency, payment_method,
        contact_person_name, contact_person_number, delivery_address, delivery_lat, delivery_lng)
      values (${shop.guestId}, ${shop.moduleId}, ${shop.zoneId}, ${shop.storeId}, 'delivery', ${goods}, ${discount}, ${coupon}, ${welcome}, ${tax},
        ${isTaxIncluded}, ${additional}, ${delivery}, 8000, ${freeBy ?? null}, ${total}, 'UZS', 'cash_on_delivery', 'Aziza', '+998901234567',
        '{"address":"Amir Temur 1"}', 41.31, 69.28) returning id`.execute(trx);
    const { id } = rows[0]!;
    for (const [at, line] of lines.entries())
      await sql`
        insert into order_lines (order_id, position, item_id, name, quantity, base_price_minor, discount_minor, discount_source, total_minor)
        values (${id}, ${at + 1}, ${shop.itemId}, '{"en":"Bread"}', 1, ${line.total + (line.discount ?? 0)}, ${line.discount ?? 0},
          ${line.discount ? 'item' : null}, ${line.total})`.execute(trx);
    return id;
  });
}

const chargesOf = (id: number) => db.selectFrom('order_charges').where('order_id', '=', id).orderBy('position').selectAll().execute();

test('orders that were placed before keep their bill, with the name that their zone gives the additional charge', async () => {
  const rows = (await chargesOf(ids[1]!)).map(({ position, kind, amount_minor, label }) => [position, kind, amount_minor, label?.ru]);
  expect(rows).toEqual([
    [1, 'items', 76_600, undefined],
    [2, 'discount', -1_000, undefined],
    [3, 'coupon', -20_000, undefined],
    [4, 'welcome', -5_560, undefined],
    [5, 'additional', 1_000, 'Плата'],
    [6, 'delivery', 8_000, undefined],
  ]);
  expect((await chargesOf(ids[2]!)).filter((charge) => charge.is_included)).toMatchObject([{ kind: 'tax', amount_minor: 7 }]);
  const kept = await db
    .selectFrom('orders')
    .select(['is_welcomed', 'delivery_waived_minor'])
    .where('id', 'in', ids)
    .orderBy('created_at')
    .execute();
  expect(kept).toEqual([
    { is_welcomed: false, delivery_waived_minor: 0 },
    { is_welcomed: true, delivery_waived_minor: 0 },
    { is_welcomed: true, delivery_waived_minor: 0 },
    { is_welcomed: false, delivery_waived_minor: 0 },
    { is_welcomed: false, delivery_waived_minor: 8_000 },
  ]);
});

test('their lines get the shares that the domain gives', async () => {
  for (const [at, { lines, coupon = 0, welcome = 0 }] of ORDERS.entries()) {
    const totals = lines.map(({ total }) => total as Minor);
    const couponShares = prorate(coupon as Minor, totals);
    const left = totals.map((total, index) => subtract(total, couponShares[index]!));
    const welcomeShares = prorate(welcome as Minor, left);
    const rows = await db
      .selectFrom('order_lines')
      .where('order_id', '=', ids[at]!)
      .orderBy('position')
      .select(['coupon_share_minor', 'welcome_share_minor'])
      .execute();
    expect(rows.map((row) => [row.coupon_share_minor, row.welcome_share_minor])).toEqual(
      couponShares.map((share, index) => [share, welcomeShares[index]]),
    );
    expect(add(...couponShares)).toBe(coupon);
  }
});

test('their sums hold as those of new orders do', async () => {
  const broken = (await brokenInvariants(db)).map(({ name: sentence }) => sentence);
  expect(broken.filter((sentence) => /charges|welcomed/.test(sentence))).toEqual([]);
});
