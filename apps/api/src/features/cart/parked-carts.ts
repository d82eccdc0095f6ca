import type { ParkedCart } from '@bozor/contract/shop/orders/cart.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/problem.ts';
import { loadStores } from '../stores/load-stores.ts';
import { storeSummary } from '../stores/store-summary.ts';
import type { CartReading } from './load-cart.ts';
import { pour } from './merge-guest-carts.ts';
import type { Owner } from './owner.ts';
import { deleteCart, lockAllCarts, lockCart, lockParked, parkCart, readParked, unparkCart } from './store.ts';

const MOST_PARKED = 20;

/** Carts of the owner that were put aside, the latest first. One of a store that is gone is left out. */
export async function listParked(api: Api, owner: Owner, { scope, now, settings }: CartReading): Promise<ParkedCart[]> {
  const rows = await readParked(api.db, owner, scope.locale, MOST_PARKED);
  const reading = { locale: scope.locale, now, digits: settings.digit_after_decimal_point, settings, scope };
  const stores = await loadStores(
    api.db,
    rows.map((row) => row.store_id),
    reading,
  );
  return rows.flatMap((row) => {
    const store = stores.get(row.store_id);
    if (!store) return [];
    return {
      id: row.id,
      module_id: row.module_id,
      module_type: store.row.module_type,
      store: storeSummary(store.card),
      total_quantity: row.quantity,
      items_text: row.items.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join(', '),
      parked_at: row.parked_at.toISOString(),
      order_id: row.of_order,
    };
  });
}

/** Result of bringing a parked cart back; `clamped` are the names of items whose quantity was lowered. */
interface RestoredCart {
  readonly moduleId: number;
  readonly outcome: 'restored' | 'merged' | 'swapped';
  readonly clamped: string[];
}

/**
 * Brings a parked cart back by the rule of signing in: lines of the same store add up, an empty cart gives way, and with another store's
 * cart it changes places, which is then parked itself. Nothing is lost either way.
 */
export async function restoreParked(api: Api, owner: Owner, parkedId: number, reading: CartReading): Promise<RestoredCart> {
  return inTransaction(api.db, async (trx) => {
    // One restore at a time: a second one must see the cart that the first brings back.
    await lockAllCarts(trx, owner);
    const parked = await lockParked(trx, owner, parkedId);
    if (!parked) throw refuse(API.cart.restore, 'parked-cart-not-found', { field: 'parked_id' });
    const moduleId = parked.module_id;
    const own = await lockCart(trx, owner, moduleId);
    if (own.store_id !== null && own.store_id === parked.store_id)
      return { moduleId, outcome: 'merged', clamped: await pour(trx, parked, own, reading) };
    if (own.store_id === null) await deleteCart(trx, own.id);
    else await parkCart(trx, own.id);
    await unparkCart(trx, parked.id);
    return { moduleId, outcome: own.store_id === null ? 'restored' : 'swapped', clamped: [] };
  });
}

export async function discardParked(api: Api, owner: Owner, parkedId: number): Promise<void> {
  await inTransaction(api.db, async (trx) => {
    const parked = await lockParked(trx, owner, parkedId);
    if (!parked) throw refuse(API.cart.discardParked, 'parked-cart-not-found', { field: 'parked_id' });
    await deleteCart(trx, parked.id);
  });
}
