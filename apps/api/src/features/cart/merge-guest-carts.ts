import type { CartLine } from '@bozor/domain/cart/cart-line.ts';
import { mergeCarts } from '@bozor/domain/cart/merge-carts.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { loadItems, type LoadedItem } from '../items/load-items.ts';
import { domainLine, type CartReading } from './load-cart.ts';
import { digestOf } from './resolve-chosen.ts';
import {
  cartsOf,
  claimCartForStore,
  deleteCart,
  giveParkedToCustomer,
  giveToCustomer,
  insertLine,
  parkCart,
  readLines,
  rewriteLine,
  type CartRow,
  type NewLine,
} from './store.ts';

/** Result of a merge; `clamped` are the names of items whose quantity was lowered. */
export interface MergedCarts {
  readonly outcome: 'none' | 'merged' | 'kept_guest_cart';
  readonly clamped: string[];
}

/**
 * Merges every cart of a guest into the account's cart of the same module. Lines of the same store add up. A guest cart of another store
 * replaces the account's cart, which is parked. If the account has no cart of the module, the guest's is transferred. Parked carts of the guest
 * stay parked, for the account.
 */
export async function mergeGuestCarts(
  trx: Transaction,
  { guestId, customerId }: { guestId: number; customerId: number },
  reading: CartReading,
): Promise<MergedCarts> {
  const guestCarts = await cartsOf(trx, { customer_id: null, guest_id: guestId });
  const ownCarts = await cartsOf(trx, { customer_id: customerId, guest_id: null });
  let outcome: MergedCarts['outcome'] = 'none';
  const clamped: string[] = [];
  for (const guestCart of guestCarts) {
    if (guestCart.store_id === null) {
      await deleteCart(trx, guestCart.id);
      continue;
    }
    outcome = outcome === 'none' ? 'merged' : outcome;
    const own = ownCarts.find((each) => each.module_id === guestCart.module_id);
    if (!own) await giveToCustomer(trx, guestCart.id, customerId);
    else if (own.store_id !== null && own.store_id !== guestCart.store_id) {
      await parkCart(trx, own.id);
      await giveToCustomer(trx, guestCart.id, customerId);
      outcome = 'kept_guest_cart';
    } else clamped.push(...(await pour(trx, guestCart, own, reading)));
  }
  await giveParkedToCustomer(trx, guestId, customerId);
  return { outcome, clamped };
}

/** Adds the lines of a cart to another of the same store, and deletes it. Returns the names of items whose quantity was lowered. */
export async function pour(trx: Transaction, from: CartRow, into: CartRow, { scope, now, settings }: CartReading): Promise<string[]> {
  const [guestRows, ownRows] = [await readLines(trx, from.id), await readLines(trx, into.id)];
  const ids = [...guestRows, ...ownRows].map((row) => row.item_id);
  const items = await loadItems(trx, ids, { locale: scope.locale, now, digits: settings.digit_after_decimal_point });
  const lines = (rows: typeof guestRows) => rows.map((row) => domainLine(row, items.get(row.item_id)));
  const merged = mergeCarts(lines(guestRows), lines(ownRows));
  if (into.store_id === null) await claimCartForStore(trx, into.id, from.store_id!);
  const rows = new Map([...guestRows, ...ownRows].map((row) => [row.id, row]));
  for (const line of merged.lines) {
    const item = items.get(line.item.id);
    const row = rows.get(line.id)!;
    if (!item) continue;
    const written = columnsOf(line, item, row.variation_id, row.seen_price_minor);
    if (ownRows.some((each) => each.id === line.id)) await rewriteLine(trx, into.id, line.id, written);
    else await insertLine(trx, into.id, written);
  }
  await deleteCart(trx, from.id);
  return merged.clamped.map(({ line }) => items.get(line.item.id)?.row.name ?? '').filter((name) => name !== '');
}

function columnsOf(line: CartLine, item: LoadedItem, variationId: number | null, seenPriceMinor: number): NewLine {
  return {
    storeId: item.row.store_id,
    itemId: item.row.id,
    variationId,
    selection: { variation: line.selection, add_ons: line.addOns },
    selectionKey: digestOf(line),
    quantity: line.quantity,
    seenPriceMinor,
  };
}
