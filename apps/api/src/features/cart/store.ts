import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Database, Tables, Transaction } from '../../platform/db/database.ts';
import { actorOf, type Owner } from './owner.ts';
import { mayCart } from './policies.ts';
import { readSelection, type StoredSelection } from './read-selection.ts';

export interface CartRow {
  readonly id: number;
  readonly module_id: number;
  readonly store_id: number | null;
  readonly version: number;
}

/** A stored line. Its selection is in English. */
export interface LineRow {
  readonly id: number;
  readonly item_id: number;
  readonly variation_id: number | null;
  readonly selection: StoredSelection;
  /** Equal for equal choices of the same item. */
  readonly selection_key: string;
  readonly quantity: number;
  readonly seen_price_minor: number;
}

/** A cart with its lines, as the database returns them: `readSelection` reads their selections. */
export interface CartWithLines extends CartRow {
  readonly lines: readonly (Omit<LineRow, 'selection'> & { readonly selection: unknown })[];
}

export interface NewLine {
  readonly storeId: number;
  readonly itemId: number;
  readonly variationId: number | null;
  readonly selection: StoredSelection;
  readonly selectionKey: string;
  readonly quantity: number;
  readonly seenPriceMinor: number;
}

const CART = ['id', 'module_id', 'store_id', 'version'] as const;

/** SQL condition: carts of this owner that are not parked. */
const isOwn =
  (owner: Owner) =>
  (eb: ExpressionBuilder<Tables, 'carts'>): Expression<SqlBool> =>
    eb.and([mayCart(actorOf(owner), 'use'), eb('parked_at', 'is', null)]);

/** The owner's cart of a module; without a module, the most recently changed one. */
export async function findCart(db: Database, owner: Owner, moduleId: number | undefined): Promise<CartRow | undefined> {
  return db
    .selectFrom('carts')
    .where(isOwn(owner))
    .$if(moduleId !== undefined, (query) => query.where('module_id', '=', moduleId!))
    .orderBy('updated_at', 'desc')
    .select(CART)
    .limit(1)
    .executeTakeFirst();
}

/** Query for the owner's cart with its lines: `store_id`, and the cart as `beside`. */
export function ownCart(owner: Owner, moduleId: number | undefined): RawBuilder<CartWithLines> {
  return sql`
    select c.store_id, cart_with_lines(c) as beside from carts c
    where ${mayCart(actorOf(owner), 'use')} and parked_at is null ${moduleId === undefined ? sql`` : sql`and module_id = ${moduleId}`}
    order by updated_at desc limit 1`;
}

/** Result of adding a choice to a cart. `before` is the quantity of the same choice in the cart. */
export type Added =
  | { readonly refusal: null; readonly cart: CartWithLines }
  | { readonly refusal: 'other-store' | 'too-many' | 'full'; readonly before: number };

/** Adds a choice to the owner's cart of a module, which is created if missing. The same choice adds up, to `mostPieces` at most. */
export async function addLine(
  db: Database,
  owner: Owner,
  { moduleId, mostPieces, mostLines }: { readonly moduleId: number; readonly mostPieces: number; readonly mostLines: number },
  line: NewLine,
): Promise<Added> {
  const { rows } = await sql<Added>`
    select refusal, before, cart from add_to_cart(${owner.customer_id}, ${owner.guest_id}, ${moduleId}, ${line.storeId}, ${line.itemId}, ${line.variationId},
      ${JSON.stringify(line.selection)}, ${line.selectionKey}, ${line.quantity}, ${line.seenPriceMinor}, ${mostPieces}, ${mostLines})`.execute(
    db,
  );
  return rows[0]!;
}

/** Finds or creates the owner's cart of a module and locks its row, so that its changes are serialized. */
export async function lockCart(trx: Transaction, owner: Owner, moduleId: number): Promise<CartRow> {
  await trx
    .insertInto('carts')
    .values({ ...owner, module_id: moduleId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx.selectFrom('carts').where(isOwn(owner)).where('module_id', '=', moduleId).select(CART).forUpdate().executeTakeFirstOrThrow();
}

/** Locks the owner's cart that contains a line; undefined when the line is not the owner's. */
export async function lockCartOfLine(trx: Transaction, owner: Owner, lineId: number): Promise<CartRow | undefined> {
  return trx
    .selectFrom('carts')
    .where(isOwn(owner))
    .where('id', 'in', (eb) => eb.selectFrom('cart_lines').where('cart_lines.id', '=', lineId).select('cart_id'))
    .select(CART)
    .forUpdate()
    .executeTakeFirst();
}

export async function readLines(db: Database, cartId: number): Promise<LineRow[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .select(['id', 'item_id', 'variation_id', 'selection', 'selection_key', 'quantity', 'seen_price_minor'])
    .execute();
  return rows.map((row) => ({ ...row, selection: readSelection(row.selection) }));
}

export async function claimCartForStore(trx: Transaction, cartId: number, storeId: number): Promise<void> {
  await trx.updateTable('carts').set({ store_id: storeId }).where('id', '=', cartId).execute();
}

export async function insertLine(trx: Transaction, cartId: number, line: NewLine): Promise<void> {
  await trx
    .insertInto('cart_lines')
    .values({ cart_id: cartId, ...columnsOf(line) })
    .execute();
}

/** Replaces a line. Returns whether it existed. */
export async function rewriteLine(trx: Transaction, cartId: number, lineId: number, line: NewLine): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('cart_lines')
    .set(columnsOf(line))
    .where('id', '=', lineId)
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteLines(trx: Transaction, cartId: number, lineIds?: readonly number[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('cart_lines')
    .where('cart_id', '=', cartId)
    .$if(lineIds !== undefined, (query) => query.where('id', '=', sql<number>`any(${[...lineIds!]}::bigint[])`))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Parks an account's cart, so that another one can replace it. */
export async function parkCart(trx: Transaction, cartId: number): Promise<void> {
  await trx
    .updateTable('carts')
    .set({ parked_at: sql`now()` })
    .where('id', '=', cartId)
    .execute();
}

/** The cart that holds the basket of an order, parked or not. */
export async function findBasket(trx: Transaction, orderId: number): Promise<{ id: number; isParked: boolean } | undefined> {
  return trx
    .selectFrom('carts')
    .where('of_order', '=', orderId)
    .select(['id', sql<boolean>`parked_at is not null`.as('isParked')])
    .forUpdate()
    .executeTakeFirst();
}

/** Says that a cart holds the basket of an order. A later change of its lines undoes it. */
export async function markBasket(trx: Transaction, cartId: number, orderId: number): Promise<void> {
  await trx.updateTable('carts').set({ of_order: orderId }).where('id', '=', cartId).execute();
}

/** Makes a parked cart and returns its id. */
export async function insertParked(
  trx: Transaction,
  owner: Owner,
  { moduleId, storeId }: { readonly moduleId: number; readonly storeId: number },
): Promise<number> {
  const { id } = await trx
    .insertInto('carts')
    .values({ ...owner, module_id: moduleId, store_id: storeId, parked_at: sql`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a parked cart of the owner. */
export async function lockParked(trx: Transaction, owner: Owner, cartId: number): Promise<CartRow | undefined> {
  return trx
    .selectFrom('carts')
    .where(mayCart(actorOf(owner), 'use'))
    .where('parked_at', 'is not', null)
    .where('id', '=', cartId)
    .select(CART)
    .forUpdate()
    .executeTakeFirst();
}

/** Makes a parked cart the current one of its module, which must have none. */
export async function unparkCart(trx: Transaction, cartId: number): Promise<void> {
  await trx
    .updateTable('carts')
    .set({ parked_at: null, updated_at: sql`now()` })
    .where('id', '=', cartId)
    .execute();
}

export interface ParkedRow {
  readonly id: number;
  readonly module_id: number;
  readonly store_id: number;
  readonly of_order: number | null;
  readonly parked_at: Date;
  readonly quantity: number;
  readonly items: readonly { readonly name: string; readonly quantity: number }[];
}

/** Parked carts of an owner that have lines, the latest first. */
export async function readParked(db: Database, owner: Owner, locale: Locale, most: number): Promise<readonly ParkedRow[]> {
  const { rows } = await sql<ParkedRow>`
    select c.id, c.module_id, c.store_id, c.of_order, c.parked_at, l.quantity, l.items from (
      select * from carts where ${mayCart(actorOf(owner), 'use')} and parked_at is not null and store_id is not null
      order by parked_at desc, id desc limit ${most}
    ) c cross join lateral (
      select sum(l.quantity)::int as quantity, jsonb_agg(jsonb_build_object('name', coalesce(i.name->>${locale}, i.name->>'en'), 'quantity', l.quantity) order by l.id) as items
      from cart_lines l join items i on i.id = l.item_id where l.cart_id = c.id
    ) l where l.quantity > 0 order by c.parked_at desc, c.id desc`.execute(db);
  return rows;
}

/** Transfers a guest's cart to an account that has none of that module. */
export async function giveToCustomer(trx: Transaction, cartId: number, customerId: number): Promise<void> {
  await trx.updateTable('carts').set({ customer_id: customerId, guest_id: null }).where('id', '=', cartId).execute();
}

/** Transfers the parked carts of a guest to an account, which may have any number of them. */
export async function giveParkedToCustomer(trx: Transaction, guestId: number, customerId: number): Promise<void> {
  await trx
    .updateTable('carts')
    .set({ customer_id: customerId, guest_id: null })
    .where('guest_id', '=', guestId)
    .where('parked_at', 'is not', null)
    .execute();
}

/** Deletes a cart with its lines. */
export async function deleteCart(trx: Transaction, cartId: number): Promise<void> {
  await trx.deleteFrom('carts').where('id', '=', cartId).execute();
}

/** Locks all carts of an owner, parked ones too. */
export async function lockAllCarts(trx: Transaction, owner: Owner): Promise<CartRow[]> {
  return trx
    .selectFrom('carts')
    .where(mayCart(actorOf(owner), 'use'))
    .orderBy('id')
    .select(CART)
    .forUpdate()
    .execute();
}

export async function cartsOf(trx: Transaction, owner: Owner): Promise<CartRow[]> {
  return trx.selectFrom('carts').where(isOwn(owner)).orderBy('id').select(CART).forUpdate().execute();
}

function columnsOf(line: NewLine) {
  return {
    store_id: line.storeId,
    item_id: line.itemId,
    variation_id: line.variationId,
    selection: JSON.stringify(line.selection),
    selection_key: line.selectionKey,
    quantity: line.quantity,
    seen_price_minor: line.seenPriceMinor,
  };
}

/** Common table expressions that lock a cart at this version and delete its lines, if `condition` holds. `locked_cart` then has a row. */
export function emptyingCart(cartId: number, version: number, condition: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`
    locked_cart as (select id from carts where id = ${cartId} and version = ${version} and parked_at is null and ${condition} for update),
    emptied_cart as (delete from cart_lines where cart_id in (select id from locked_cart))`;
}
