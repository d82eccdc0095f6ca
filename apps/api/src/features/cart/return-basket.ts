import { MAXIMUM_QUANTITY } from '@bozor/domain/cart/cart-line.ts';
import type { ItemId } from '@bozor/domain/ids.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Owner } from './owner.ts';
import { readSelection } from './read-selection.ts';
import { digestOf } from './resolve-chosen.ts';
import { claimCartForStore, deleteCart, deleteLines, findBasket, insertLine, insertParked, lockCart, markBasket } from './store.ts';

/** A line of an order, as the cart had it. */
interface LineOfBasket {
  readonly itemId: number;
  readonly variationId: number | null;
  readonly selection: unknown;
  readonly quantity: number;
  readonly priceMinor: number;
}

/** An order's basket: the lines of items that the shop still has. */
export interface Basket {
  readonly orderId: number;
  readonly moduleId: number;
  readonly storeId: number;
  readonly lines: readonly LineOfBasket[];
}

/**
 * Puts the basket of an unpaid order back into the owner's cart. Where that has lines, the basket is parked, to be offered. It happens once
 * for an order: after a declined payment and again at its expiry there is still one basket. Stock and prices are checked when the cart is
 * read, as for any line.
 */
export async function returnBasket(trx: Transaction, owner: Owner, { orderId, moduleId, storeId, lines }: Basket): Promise<void> {
  if (lines.length === 0 || (await findBasket(trx, orderId))) return;
  const cart = await lockCart(trx, owner, moduleId);
  const isFree = cart.store_id === null;
  if (isFree) await claimCartForStore(trx, cart.id, storeId);
  const cartId = isFree ? cart.id : await insertParked(trx, owner, { moduleId, storeId });
  for (const line of joined(lines)) await insertLine(trx, cartId, { ...line, storeId });
  await markBasket(trx, cartId, orderId);
}

/** Takes an unchanged basket out again, once its order is paid after all. */
export async function takeBasketBack(trx: Transaction, orderId: number): Promise<void> {
  const basket = await findBasket(trx, orderId);
  if (!basket) return;
  if (basket.isParked) await deleteCart(trx, basket.id);
  else await deleteLines(trx, basket.id);
}

/** The lines of the cart; equal choices, which an order may have twice, add up. */
function joined(lines: readonly LineOfBasket[]) {
  const byKey = new Map<string, ReturnType<typeof lineOf>>();
  for (const line of lines.map(lineOf)) {
    const same = byKey.get(line.selectionKey);
    byKey.set(line.selectionKey, { ...line, quantity: Math.min(MAXIMUM_QUANTITY, line.quantity + (same?.quantity ?? 0)) });
  }
  return byKey.values();
}

function lineOf({ itemId, variationId, selection: stored, quantity, priceMinor }: LineOfBasket) {
  const selection = readSelection(stored);
  const item = { id: itemId as ItemId, model: 'Item' } as Parameters<typeof digestOf>[0]['item'];
  return {
    itemId,
    variationId,
    selection,
    selectionKey: digestOf({ item, selection: selection.variation }),
    quantity,
    seenPriceMinor: priceMinor,
  };
}
