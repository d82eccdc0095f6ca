import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { buildShop, type SmallShop } from '../../../test/shop.ts';
import type { Transaction } from './database.ts';
import { inTransaction } from './transaction.ts';

const { db } = await freshDatabase({ connections: 25 });
let shop: SmallShop;
beforeAll(async () => {
  shop = await buildShop(db);
});

const AT_ONCE = 20;

describe('a cart', () => {
  /** Statements of `cart/add`: lock the cart's row, set its store if it has none, add the line. */
  const add = async (transaction: Transaction, storeId: number, itemId: number, key: string, keepsLock: boolean) => {
    const cart = sql<{ id: number; store_id: number | null }>`select id, store_id from carts where customer_id = ${shop.customerId}`;
    const { rows } = await (keepsLock ? sql<{ id: number; store_id: number | null }>`${cart} for update` : cart).execute(transaction);
    const { id, store_id } = rows[0]!;
    if (store_id !== null && store_id !== storeId) throw new Error('another store');
    if (store_id === null) await sql`update carts set store_id = ${storeId} where id = ${id}`.execute(transaction);
    await sql`insert into cart_lines (cart_id, store_id, item_id, selection_key, quantity, seen_price_minor) values (${id}, ${storeId}, ${itemId}, ${key}, 1, 1)`.execute(
      transaction,
    );
  };

  for (const keepsLock of [true, false]) {
    test(`never holds two stores, however many add at once ${keepsLock ? 'behind its lock' : 'without asking for its lock'}`, async () => {
      for (let round = 0; round < 5; round++) {
        await sql`delete from carts`.execute(db);
        await sql`insert into carts (customer_id, module_id) values (${shop.customerId}, ${shop.moduleId})`.execute(db);
        const adds = Array.from({ length: AT_ONCE }, (_, index) => {
          const [store, item] = index % 2 === 0 ? [shop.storeId, shop.itemId] : [shop.otherStoreId, shop.otherItemId];
          return inTransaction(db, (transaction) => add(transaction, store, item, `key ${index}`, keepsLock)).catch(() => undefined);
        });
        await Promise.all(adds);
        const { rows } = await sql<{
          stores: number;
          lines: number;
        }>`select count(distinct store_id)::int as stores, count(*)::int as lines from cart_lines`.execute(db);
        expect(rows[0]!.stores).toBe(1);
        expect(rows[0]!.lines).toBeGreaterThan(0);
      }
    });
  }

  test('is one, however many are begun at once', async () => {
    await sql`delete from carts`.execute(db);
    const begin = () =>
      sql`insert into carts (customer_id, module_id) values (${shop.customerId}, ${shop.moduleId}) on conflict do nothing`.execute(db);
    await Promise.all(Array.from({ length: AT_ONCE }, begin));
    expect(await db.selectFrom('carts').select('id').execute()).toHaveLength(1);
  });

  test('counts its changes, names its store by its lines, and is free again when they are gone', async () => {
    await sql`delete from carts`.execute(db);
    await sql`insert into carts (customer_id, module_id) values (${shop.customerId}, ${shop.moduleId})`.execute(db);
    await inTransaction(db, (transaction) => add(transaction, shop.storeId, shop.itemId, 'key', true));
    const cart = () => db.selectFrom('carts').select(['version', 'store_id']).executeTakeFirstOrThrow();
    expect(await cart()).toEqual({ version: 2, store_id: shop.storeId });
    await db.updateTable('cart_lines').set({ quantity: 2 }).execute();
    expect(await cart()).toEqual({ version: 3, store_id: shop.storeId });
    await db.deleteFrom('cart_lines').execute();
    expect(await cart()).toEqual({ version: 4, store_id: null });
    await inTransaction(db, (transaction) => add(transaction, shop.otherStoreId, shop.otherItemId, 'key', true));
    expect((await cart()).store_id).toBe(shop.otherStoreId);
    await db.deleteFrom('carts').execute();
    expect(await db.selectFrom('cart_lines').selectAll().execute()).toEqual([]);
  });
});

describe('the last pieces', () => {
  const take = () =>
    db
      .updateTable('item_stock')
      .set((eb) => ({ stock: eb('stock', '-', 1) }))
      .where('item_id', '=', shop.itemId)
      .where('stock', '>=', 1)
      .executeTakeFirst();
  const refill = () => db.updateTable('item_stock').set({ stock: 5 }).where('item_id', '=', shop.itemId).execute();
  const left = async () =>
    (await db.selectFrom('item_stock').select('stock').where('item_id', '=', shop.itemId).executeTakeFirstOrThrow()).stock;

  test('go to as many as there are, and the stock ends at nothing', async () => {
    await refill();
    const taken = await Promise.all(Array.from({ length: AT_ONCE }, take));
    expect(taken.filter(({ numUpdatedRows }) => numUpdatedRows === 1n)).toHaveLength(5);
    expect(await left()).toBe(0);
  });

  test('would be sold twice by looking first and writing later, which the CHECK then stops at zero', async () => {
    await refill();
    const naive = async () => {
      if ((await left()) < 1) return false;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return db
        .updateTable('item_stock')
        .set((eb) => ({ stock: eb('stock', '-', 1) }))
        .where('item_id', '=', shop.itemId)
        .execute()
        .then(
          () => true,
          () => 'refused' as const,
        );
    };
    const outcomes = await Promise.all(Array.from({ length: AT_ONCE }, naive));
    expect(outcomes).toContain('refused');
    expect(await left()).toBe(0);
    await refill();
  });
});

describe('a coupon with one use left', () => {
  test('is used once, however many take it at once', async () => {
    await sql`insert into coupons (code, title, kind, discount, total_limit, starts_at, ends_at) values ('LAST', '{"en":"Last"}', 'percent', 10, 1, now(), now() + interval '1 day')`.execute(
      db,
    );
    const use = () =>
      db
        .updateTable('coupons')
        .set((eb) => ({ used: eb('used', '+', 1) }))
        .where('code', '=', 'LAST')
        .whereRef('used', '<', 'total_limit')
        .executeTakeFirst();
    const used = await Promise.all(Array.from({ length: AT_ONCE }, use));
    expect(used.filter(({ numUpdatedRows }) => numUpdatedRows === 1n)).toHaveLength(1);
    await db.deleteFrom('coupons').execute();
  });
});
