import type { ChosenItem } from '@bozor/contract/shop/orders/cart.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { limitQuantity } from '@bozor/domain/cart/limit-quantity.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Problem, refuse } from '../../platform/http/problem.ts';
import { loadItems } from '../items/load-items.ts';
import type { CartReading } from './load-cart.ts';
import type { Owner } from './owner.ts';
import { largestOf } from './present-priced-line.ts';
import { resolveChosen } from './resolve-chosen.ts';
import { claimCartForStore, deleteLines, lockCart, insertLine, readLines, rewriteLine, type NewLine } from './store.ts';

/** Result for a choice from a past order. `quantity` is the line's quantity now, `priceMinor` the current price of a piece. */
export type Refilled =
  | { readonly kind: 'added'; readonly quantity: number; readonly priceMinor: number }
  | { readonly kind: 'gone' }
  | { readonly kind: 'options' };

interface Refilling {
  readonly moduleId: number;
  readonly storeId: number;
  readonly chosen: readonly ChosenItem[];
  /** Replaces a cart of another store. */
  readonly replaces: boolean;
}

/** Puts choices of one store into the cart together, with lower quantities where stock is short, and returns a result for each. */
export async function refillCart(api: Api, owner: Owner, filling: Refilling, reading: CartReading): Promise<Refilled[]> {
  const { moduleId, storeId, chosen, replaces } = filling;
  const digits = reading.settings.digit_after_decimal_point;
  const ids = chosen.map((each) => each.item_id);
  const items = await loadItems(api.db, ids, { locale: reading.scope.locale, now: reading.now, digits });
  const tried = chosen.map((each): { line: NewLine; largest: number } | 'gone' | 'options' => {
    const item = items.get(each.item_id);
    if (!item || item.sellable.model !== 'Item' || item.row.store_id !== storeId) return 'gone';
    try {
      const { line, resolved } = resolveChosen(item, each, { now: reading.now, digits });
      const limited = limitQuantity(each.quantity, resolved);
      const largest = largestOf(line.variationId, item);
      return limited.ok || largest > 0 ? { line, largest } : 'gone';
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return error.refusals[0].status === 422 ? 'options' : 'gone';
    }
  });
  if (tried.every((each) => typeof each === 'string')) return tried.map((kind) => ({ kind }));

  return inTransaction(api.db, async (trx) => {
    const cart = await lockCart(trx, owner, moduleId);
    if (cart.store_id !== null && cart.store_id !== storeId) {
      if (!replaces) throw refuse(API.cart.add, 'other-store-in-cart');
      await deleteLines(trx, cart.id);
    }
    if (cart.store_id !== storeId) await claimCartForStore(trx, cart.id, storeId);
    const result: Refilled[] = [];
    for (const each of tried) {
      if (typeof each === 'string') {
        result.push({ kind: each });
        continue;
      }
      const { line, largest } = each;
      const same = (await readLines(trx, cart.id)).find((other) => other.selection_key === line.selectionKey);
      // The quantities are not added up, so that a repeated request changes nothing.
      const quantity = Math.min(largest, Math.max(line.quantity, same?.quantity ?? 0));
      if (same) await rewriteLine(trx, cart.id, same.id, { ...line, quantity });
      else await insertLine(trx, cart.id, { ...line, quantity });
      result.push({ kind: 'added', quantity, priceMinor: line.seenPriceMinor });
    }
    return result;
  });
}
