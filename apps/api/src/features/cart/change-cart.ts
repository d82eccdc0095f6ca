import type { ChosenItem } from '@bozor/contract/shop/orders/cart.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { largestQuantity } from '@bozor/domain/cart/limit-quantity.ts';
import { isUnchanged } from '@bozor/domain/cart/same-selection.ts';
import type { Api } from '../../platform/api.ts';
import { inOneStatement, inTransaction } from '../../platform/db/transaction.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/problem.ts';
import { loadItems, type LoadedItem } from '../items/load-items.ts';
import { domainLine, loadCart, type BilledCart, type BilledReading, type CartReading } from './load-cart.ts';
import type { Owner } from './owner.ts';
import { checkQuantity, resolveChosen } from './resolve-chosen.ts';
import { addLine, deleteLines, findCart, lockCart, lockCartOfLine, readLines, rewriteLine, type CartRow } from './store.ts';

/** More lines than any real cart has. A larger cart is an attack. */
const MOST_LINES = 100;

/**
 * Adds an item to the cart of its module and returns the cart. Adding the same choice again increases its quantity. An item of another store
 * is refused until the cart is cleared.
 */
export async function addToCart(api: Api, owner: Owner, chosen: ChosenItem, reading: BilledReading): Promise<BilledCart> {
  const item = await wantedItem(api, chosen, reading);
  const { line, resolved } = resolveChosen(item, chosen, momentOf(reading));
  const most = { moduleId: item.row.module_id, mostPieces: largestQuantity(resolved), mostLines: MOST_LINES };
  const added = await inOneStatement(() => addLine(api.db, owner, most, line));
  if (added.refusal === 'other-store') throw refuse(API.cart.add, 'other-store-in-cart');
  if (added.refusal === 'too-many') checkQuantity(added.before + chosen.quantity, resolved);
  if (added.refusal !== null) throw refuse(API.cart.add, 'cart-full');
  return loadCart(api.db, added.cart, reading, new Map([[item.row.id, item]]));
}

/** Replaces a line's quantity, options and add-ons. If another line has the same choice already, the two become one. */
export async function updateLine(api: Api, owner: Owner, lineId: number, chosen: ChosenItem, reading: CartReading): Promise<CartRow> {
  const item = await wantedItem(api, chosen, reading);
  const { line, wanted, resolved } = resolveChosen(item, chosen, momentOf(reading));
  return inTransaction(api.db, async (trx) => {
    const cart = await lockCartOfLine(trx, owner, lineId);
    const lines = cart ? await readLines(trx, cart.id) : [];
    const before = lines.find((each) => each.id === lineId);
    if (!cart || !before || before.item_id !== line.itemId) throw refuse(API.cart.update, 'cart-line-not-found');
    if (isUnchanged(domainLine(before, item), wanted)) throw refuse(API.cart.update, 'nothing-changed');
    const other = lines.find((each) => each.id !== lineId && each.selection_key === line.selectionKey);
    const quantity = chosen.quantity + (other?.quantity ?? 0);
    checkQuantity(quantity, resolved);
    if (other) await deleteLines(trx, cart.id, [other.id]);
    await rewriteLine(trx, cart.id, lineId, { ...line, quantity });
    return cart;
  });
}

export async function removeLine(api: Api, owner: Owner, lineId: number): Promise<CartRow> {
  return inTransaction(api.db, async (trx) => {
    const cart = await lockCartOfLine(trx, owner, lineId);
    if (!cart || (await deleteLines(trx, cart.id, [lineId])) === 0) throw refuse(API.cart.removeItem, 'cart-line-not-found');
    return cart;
  });
}

/** Empties the cart of a module; without a module, the most recently changed one. An empty cart stays empty. */
export async function clearCart(api: Api, owner: Owner, moduleId: number | undefined): Promise<void> {
  await inTransaction(api.db, async (trx: Transaction) => {
    const found = await findCart(trx, owner, moduleId);
    if (!found) return;
    const cart = await lockCart(trx, owner, found.module_id);
    await deleteLines(trx, cart.id);
  });
}

async function wantedItem(api: Api, chosen: ChosenItem, { scope, now, settings }: CartReading): Promise<LoadedItem> {
  const items = await loadItems(api.db, [chosen.item_id], { locale: scope.locale, now, digits: settings.digit_after_decimal_point });
  const item = items.get(chosen.item_id);
  // A campaign's item can only be bought at once; it cannot be added to a cart.
  if (!item || item.sellable.model !== (chosen.model ?? 'Item')) throw refuse(API.cart.add, 'item-not-found', { field: 'item_id' });
  return item;
}

function momentOf({ now, settings }: CartReading): { now: Date; digits: number } {
  return { now, digits: settings.digit_after_decimal_point };
}
