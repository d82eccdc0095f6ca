import { countsStock, MODULE_TYPES } from '@bozor/domain/catalogue/module-type.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';

/** Pieces of an item, or of one of its variations, for an order. */
interface Wanted {
  readonly itemId: number;
  /** 0 is the item itself. */
  readonly variationId: number;
  readonly quantity: number;
}

/** Part of a statement that takes pieces out of stock. */
export interface ReservedStock {
  /** Common table expressions, without `with`. */
  readonly steps: RawBuilder<unknown>;
  /** Number of rows with too little stock. If it is not zero the caller throws, and the rollback restores the stock. */
  readonly missing: RawBuilder<number>;
}

/** Takes pieces out of stock if `condition` holds. Rows are locked by item and variation, lowest first, so that two orders cannot deadlock. */
export function reserveStock(wanted: readonly Wanted[], condition: RawBuilder<boolean>): ReservedStock {
  const sums = new Map<string, Wanted>();
  for (const each of wanted) {
    const key = `${each.itemId}:${each.variationId}`;
    sums.set(key, { ...each, quantity: each.quantity + (sums.get(key)?.quantity ?? 0) });
  }
  const list = [...sums.values()].toSorted((one, other) => one.itemId - other.itemId || one.variationId - other.variationId);
  return {
    steps: sql`
    wanted_stock as (select * from unnest(${list.map((each) => each.itemId)}::bigint[], ${list.map((each) => each.variationId)}::bigint[], ${list.map((each) => each.quantity)}::int[]) as w (item_id, variation_id, quantity)),
    locked_stock as (select k.item_id, k.variation_id from item_stock k join wanted_stock w using (item_id, variation_id) where ${condition}
      order by k.item_id, k.variation_id for update of k),
    reserved_stock as (update item_stock k set stock = k.stock - w.quantity from locked_stock h join wanted_stock w using (item_id, variation_id)
      where k.item_id = h.item_id and k.variation_id = h.variation_id and k.stock >= w.quantity returning k.item_id)`,
    missing: sql<number>`((select count(*) from wanted_stock) - (select count(*) from reserved_stock))`,
  };
}

/** Takes pieces out of running flash sales. Returns the number of rows with too few left. */
export async function reserveFlashStock(
  trx: Transaction,
  wanted: readonly { flashSaleId: number; itemId: number; quantity: number }[],
): Promise<number> {
  let missing = 0;
  for (const each of wanted.toSorted((one, other) => one.itemId - other.itemId || one.flashSaleId - other.flashSaleId)) {
    const { numUpdatedRows } = await trx
      .updateTable('flash_sale_items')
      .set({ sold: sql`sold + ${each.quantity}`, available: sql`available - ${each.quantity}` })
      .where('flash_sale_id', '=', each.flashSaleId)
      .where('item_id', '=', each.itemId)
      .where('available', '>=', each.quantity)
      .where('starts_at', '<=', sql<Date>`now()`)
      .where('ends_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) missing += 1;
  }
  return missing;
}

/** Takes pieces of items without variations, all or nothing. Rows are locked lowest id first, as everywhere. */
export async function reserveItems(
  trx: Transaction,
  wanted: readonly { readonly itemId: number; readonly quantity: number }[],
): Promise<boolean> {
  const list = sql`unnest(${wanted.map(({ itemId }) => itemId)}::bigint[], ${wanted.map(({ quantity }) => quantity)}::int[]) as w (item_id, quantity)`;
  const { rows } = await sql<{ has_enough: boolean }>`
    select k.stock >= w.quantity as has_enough from item_stock k join ${list} using (item_id) where k.variation_id = 0
    order by k.item_id, k.variation_id for update of k`.execute(trx);
  if (wanted.length === 0 || rows.length < wanted.length || rows.some(({ has_enough }) => !has_enough)) return false;
  await sql`
    update item_stock k set stock = k.stock - w.quantity from ${list} where k.item_id = w.item_id and k.variation_id = 0`.execute(trx);
  return true;
}

/**
 * Empties the stock of an item that a store has no more of, and takes the pieces of its replacement, if there is one. Rows are locked lowest
 * id first, as everywhere. Returns false, and changes nothing, where the replacement is gone too. Modules that count no stock have always enough.
 */
export async function replaceStock(
  trx: Transaction,
  soldOut: { readonly itemId: number | null; readonly variationId: number },
  replacement?: { readonly itemId: number; readonly quantity: number },
): Promise<boolean> {
  const { rows } = await sql<{ item_id: number; stock: number }>`
    select k.item_id, k.stock from item_stock k join items i on i.id = k.item_id join modules m on m.id = i.module_id
    where m.module_type = any(${COUNTED})
      and ((k.item_id = ${soldOut.itemId} and k.variation_id = ${soldOut.variationId}) or (k.item_id = ${replacement?.itemId ?? null} and k.variation_id = 0))
    order by k.item_id, k.variation_id for update of k`.execute(trx);
  const found = rows.find(({ item_id }) => item_id === replacement?.itemId);
  if (replacement && found && found.stock < replacement.quantity) return false;
  await sql`
    update item_stock k set stock = case when k.item_id = ${soldOut.itemId} then 0 else k.stock - ${replacement?.quantity ?? 0} end
    from items i join modules m on m.id = i.module_id
    where i.id = k.item_id and m.module_type = any(${COUNTED})
      and ((k.item_id = ${soldOut.itemId} and k.variation_id = ${soldOut.variationId}) or (k.item_id = ${replacement?.itemId ?? null} and k.variation_id = 0))`.execute(
    trx,
  );
  return true;
}

/** Restores the pieces of a replacement that nobody wanted. */
export async function returnReplacement(trx: Transaction, itemId: number, quantity: number): Promise<void> {
  await sql`
    update item_stock k set stock = k.stock + ${quantity} from items i join modules m on m.id = i.module_id
    where k.item_id = ${itemId} and k.variation_id = 0 and i.id = k.item_id and m.module_type = any(${COUNTED})`.execute(trx);
}

/** Modules whose orders take pieces out of stock. */
const COUNTED = MODULE_TYPES.filter(countsStock);

/** Pieces of an order's lines, and of replacements, that were taken out of stock, and those from a flash sale. */
const piecesOf = (orderId: number) => sql`(
      select l.item_id, l.variation_id, sum(l.quantity)::int as quantity
      from (
        select order_id, item_id, coalesce(variation_id, 0) as variation_id, quantity - (
          select coalesce(sum(a.pieces), 0) from order_adjustments a
          where a.order_id = order_lines.order_id and a.line_position = order_lines.position and a.state in ('proposed', 'done')) as quantity
        from order_lines
        union all
        select order_id, item_id, 0, pieces from order_adjustments where state in ('proposed', 'done')
      ) l join orders o on o.id = l.order_id join modules m on m.id = o.module_id and m.module_type = any(${COUNTED})
      where l.order_id = ${orderId} and l.item_id is not null group by 1, 2
    )`;
const flashPiecesOf = (orderId: number) => sql`(
      select flash_sale_id, item_id, sum(coalesce(flash_pieces, quantity))::int as quantity from order_lines
      where order_id = ${orderId} and flash_sale_id is not null and item_id is not null group by 1, 2
    )`;

/** Restores the stock and flash stock of an order. */
export async function releaseStock(trx: Transaction, orderId: number): Promise<void> {
  await sql`
    with back as ${piecesOf(orderId)},
    locked as (select k.item_id, k.variation_id from item_stock k join back using (item_id, variation_id)
      order by k.item_id, k.variation_id for update of k)
    update item_stock k set stock = k.stock + back.quantity from locked join back using (item_id, variation_id)
    where k.item_id = locked.item_id and k.variation_id = locked.variation_id`.execute(trx);
  await sql`
    with back as ${flashPiecesOf(orderId)},
    locked as (select f.flash_sale_id, f.item_id from flash_sale_items f join back using (flash_sale_id, item_id)
      order by f.item_id, f.flash_sale_id for update of f)
    update flash_sale_items f set sold = f.sold - back.quantity, available = f.available + back.quantity
    from locked join back using (flash_sale_id, item_id)
    where f.flash_sale_id = locked.flash_sale_id and f.item_id = locked.item_id and f.sold >= back.quantity`.execute(trx);
}

/** Locks the stock and flash stock that an order had released. Returns false when some of it is gone. */
export async function lockReleasedStock(trx: Transaction, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    with wanted as ${piecesOf(orderId)}, stock as (
      select k.* from item_stock k join wanted using (item_id, variation_id) order by k.item_id, k.variation_id for update of k),
    flashed as ${flashPiecesOf(orderId)}, flash as (
      select f.* from flash_sale_items f join flashed using (flash_sale_id, item_id) order by f.item_id, f.flash_sale_id for update of f)
    select not exists (select from wanted w join stock k using (item_id, variation_id) where k.stock < w.quantity)
      and not exists (select from flashed w join flash f using (flash_sale_id, item_id) where f.available < w.quantity) as is_there`.execute(
    trx,
  );
  return rows[0]!.is_there;
}

/** Takes the stock locked by `lockReleasedStock`. */
export async function reserveReleasedStock(trx: Transaction, orderId: number): Promise<void> {
  await sql`
    update item_stock k set stock = k.stock - w.quantity from ${piecesOf(orderId)} w
    where k.item_id = w.item_id and k.variation_id = w.variation_id`.execute(trx);
  await sql`
    update flash_sale_items f set sold = f.sold + w.quantity, available = f.available - w.quantity from ${flashPiecesOf(orderId)} w
    where f.flash_sale_id = w.flash_sale_id and f.item_id = w.item_id`.execute(trx);
}
