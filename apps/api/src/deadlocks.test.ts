import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../test/database.ts';
import { buildFlashSale, buildItem, buildStore, type BuiltItem } from '../test/fixtures.ts';
import { placeOrder } from '../test/shop.ts';
import { waitsForLock } from '../test/waits-for-lock.ts';
import {
  lockReleasedStock,
  releaseStock,
  reserveFlashStock,
  reserveItems,
  reserveReleasedStock,
  reserveStock,
} from './features/items/stock.ts';
import type { Transaction } from './platform/db/database.ts';

const BUYERS = 8;
const ROUNDS = 4;
const ITEMS = 10;

const { db, pool } = await freshDatabase({ connections: BUYERS + 2, checksInvariants: false });

interface Basket {
  /** Items in the order in which this buyer has them. */
  readonly items: readonly number[];
  readonly sales: ReadonlyMap<number, number>;
  /** An order with lines in that order. */
  readonly orderId: number;
}
let baskets: readonly Basket[];

beforeAll(async () => {
  // Rows are found in the order of the request then, as in a shop with many; a deadlock is found at once.
  await sql
    .raw(`do $$ begin
    execute format('alter database %I set enable_hashjoin = off', current_database());
    execute format('alter database %I set enable_mergejoin = off', current_database());
    execute format('alter database %I set enable_seqscan = off', current_database());
    execute format('alter database %I set deadlock_timeout = ''20ms''', current_database());
  end $$`)
    .execute(db);
  const store = await buildStore(db);
  const made: BuiltItem[] = [];
  for (let index = 0; index < ITEMS; index += 1) {
    const item = await buildItem(db, { store, stock: 10_000 });
    made.push(item);
  }
  const sales = new Map<number, number>();
  // The ids of the sales run against those of their items.
  for (const item of made.toReversed()) {
    const sale = await buildFlashSale(db, { items: [item], terms: { initial: 1_000, available: 1_000 } });
    sales.set(item.id, sale.id);
  }
  const items = made.map(({ id }) => id);
  baskets = await Promise.all(
    Array.from({ length: BUYERS }, async (_, buyer) => {
      const own = buyer % 2 === 0 ? items : items.toReversed();
      return { items: own, sales, orderId: await orderOf(store, own, sales) };
    }),
  );
  await refreshConnections();
});

async function orderOf(
  store: { id: number; moduleId: number; zoneId: number },
  items: readonly number[],
  sales: ReadonlyMap<number, number>,
): Promise<number> {
  const { id: customerId } = await db
    .insertInto('customers')
    .values({ f_name: 'Aziza', ref_code: `D${Math.random().toString(36).slice(2, 11)}`.toUpperCase() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const orderId = await placeOrder(db, {
    customerId,
    moduleId: store.moduleId,
    zoneId: store.zoneId,
    storeId: store.id,
    itemId: items[0]!,
  });
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`delete from order_lines where order_id = ${orderId}`.execute(trx);
    for (const [index, itemId] of items.entries())
      await sql`insert into order_lines (order_id, position, item_id, flash_sale_id, name, quantity, base_price_minor, total_minor)
        values (${orderId}, ${index + 1}, ${itemId}, ${sales.get(itemId)!}, '{"en":"Bread"}', 1, 1, 1)`.execute(trx);
  });
  return orderId;
}

/** Settings of a database hold for connections that are opened later. */
async function refreshConnections(): Promise<void> {
  const clients = await Promise.all(Array.from({ length: BUYERS + 2 }, () => pool.connect()));
  for (const client of clients) client.release(true);
}

const pieces = ({ items }: Basket) => items.map((itemId) => ({ itemId, variationId: 0, quantity: 1 }));
const flashPieces = ({ items, sales }: Basket) => items.map((itemId) => ({ itemId, flashSaleId: sales.get(itemId)!, quantity: 1 }));

/** Everything that takes pieces or gives them back. */
const WAYS: Readonly<Record<string, (trx: Transaction, basket: Basket) => Promise<unknown>>> = {
  'an order takes its stock': async (trx, basket) => {
    const { steps, missing } = reserveStock(pieces(basket), sql<boolean>`true`);
    await sql`with ${steps} select ${missing}`.execute(trx);
  },
  'an order takes its flash pieces': (trx, basket) => reserveFlashStock(trx, flashPieces(basket)),
  'a pharmacist takes medicines': (trx, basket) => reserveItems(trx, pieces(basket)),
  'a canceled order gives all back': (trx, { orderId }) => releaseStock(trx, orderId),
  'an order that is paid late takes all again': async (trx, { orderId }) => {
    await lockReleasedStock(trx, orderId);
    await reserveReleasedStock(trx, orderId);
  },
};

/** Runs the ways at once, each in a transaction that is rolled back. Returns the codes of their failures. */
async function failuresOf(ways: readonly ((trx: Transaction, basket: Basket) => Promise<unknown>)[]): Promise<string[]> {
  const codes: string[] = [];
  await Promise.all(
    baskets.map(async (basket, buyer) => {
      const trx = await db.startTransaction().execute();
      try {
        await ways[buyer % ways.length]!(trx, basket);
      } catch (error) {
        codes.push(String((error as { code?: unknown }).code ?? error));
      } finally {
        await trx.rollback().execute();
      }
    }),
  );
  return codes;
}

const pairs = Object.keys(WAYS).flatMap((one, index) =>
  Object.keys(WAYS)
    .slice(index)
    .map((other) => [one, other] as const),
);

test.each(pairs)('%s while %s, of the same items in opposite order: no deadlock', async (one, other) => {
  // Each way is taken by buyers with both orders.
  const ways = [WAYS[one]!, WAYS[one]!, WAYS[other]!, WAYS[other]!];
  for (let round = 0; round < ROUNDS; round += 1) expect(await failuresOf(ways)).toEqual([]);
});

const TABLES = ['item_stock', 'flash_sale_items'] as const;
type Table = (typeof TABLES)[number];

/** The way runs while the table's first row is locked. Returns the other rows that it has locked by then. */
async function lockedBeforeFirst(
  table: Table,
  way: (trx: Transaction, basket: Basket) => Promise<unknown>,
  basket: Basket,
): Promise<number> {
  const [holder, taker, looker] = [
    await db.startTransaction().execute(),
    await db.startTransaction().execute(),
    await db.startTransaction().execute(),
  ];
  try {
    const [first, ...others] = basket.items.toSorted((one, other) => one - other);
    await sql`select from ${sql.table(table)} where item_id = ${first} for update`.execute(holder);
    let isDone = false;
    const taking = way(taker, basket).then(() => (isDone = true));
    await expect.poll(async () => isDone || (await waitsForLock(db))).toBe(true);
    const { rows } = await sql`select from ${sql.table(table)} where item_id = any(${others}) for update skip locked`.execute(looker);
    await looker.rollback().execute();
    await holder.rollback().execute();
    await taking;
    return others.length - rows.length;
  } finally {
    for (const trx of [holder, taker, looker]) if (!trx.isRolledBack) await trx.rollback().execute();
  }
}

test.each(Object.keys(WAYS).flatMap((name) => TABLES.map((table) => [name, table] as const)))(
  '%s by locking the rows of %s lowest first',
  async (name, table) => {
    for (const basket of baskets.slice(0, 2)) expect(await lockedBeforeFirst(table, WAYS[name]!, basket)).toBe(0);
  },
);

test('locks in the order of the request would fail', async () => {
  const naive = async (trx: Transaction, { items }: Basket) => {
    for (const itemId of items) await sql`select from item_stock where item_id = ${itemId} for update`.execute(trx);
  };
  expect(await failuresOf([naive])).toContain('40P01');
  expect(await lockedBeforeFirst('item_stock', naive, baskets[1]!)).toBe(ITEMS - 1);
});
