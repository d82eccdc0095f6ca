import { sql, type RawBuilder } from 'kysely';
import type { QueryOf } from '@bozor/contract/endpoint.ts';
import type { Billed } from '@bozor/contract/shop/orders/predict-bill.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import type { CartLine } from '@bozor/domain/cart/cart-line.ts';
import { readCart, type ReadLine } from '@bozor/domain/cart/read-cart.ts';
import type { CartLineId, ItemId, StoreId } from '@bozor/domain/ids.ts';
import { ZERO, type Minor } from '@bozor/domain/money/minor.ts';
import type { SellableItem } from '@bozor/domain/catalogue/item.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Scope } from '../../platform/http/scope.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { loadItems, type LoadedItem } from '../items/load-items.ts';
import { loadStoreBeside, type LoadedStore } from '../stores/load-stores.ts';
import type { Owner } from './owner.ts';
import { readSelection } from './read-selection.ts';
import { ownCart, type CartRow, type CartWithLines, type LineRow } from './store.ts';

/** A cart at one moment. Every line has the current item, and is priced and checked. */
export interface LoadedCart {
  readonly cart: CartRow;
  readonly store: LoadedStore | undefined;
  readonly lines: readonly LoadedLine[];
}

export interface LoadedLine {
  readonly row: LineRow;
  /** Undefined when the item was deleted. */
  readonly item: LoadedItem | undefined;
  readonly read: ReadLine;
}

export interface CartReading {
  readonly scope: Pick<Scope, 'locale' | 'point'>;
  readonly now: Date;
  readonly settings: Settings;
}

/** Reading of a cart that is shown, with its bill. */
export interface BilledReading extends CartReading {
  /** Facts that the bill depends on, as an expression on the store `s`, its zone `z` and the zone's charges `zm`: read with the cart's store. */
  readonly beside: RawBuilder<unknown>;
  readonly bill: (loaded: BilledCart | undefined) => Promise<Billed | undefined>;
}

/** A loaded cart, and what was read beside its store. */
export type BilledCart = LoadedCart & { readonly more: unknown };

/** Choices at the checkout that decide a cart's bill. */
export type BillChoices = QueryOf<typeof API.cart.list>;

/** Bills a cart as the checkout would. The checkout provides it (`app.ts`), since it knows the cart and not the reverse. */
export type CartBilling = (owner: Owner, choices: BillChoices, reading: CartReading) => BilledReading;

/**
 * The owner's cart of a module, without a module the one touched last, with what its lines and its store are now. `more` is an expression on the store
 * `s`, its zone `z` and the zone's charges `zm`, which is read along.
 */
export async function loadOwnCart<More = null>(
  db: Database,
  owner: Owner,
  moduleId: number | undefined,
  reading: CartReading,
  more?: RawBuilder<More>,
): Promise<(LoadedCart & { readonly more: More | null }) | undefined> {
  const found = await loadStoreBeside(db, ownCart(owner, moduleId), readingOf(reading), more);
  return found && { ...(await loadLines(db, found.beside, found.store, reading)), more: found.more };
}

/** A cart that was just written, with what is known of its items already, and what is read beside its store. */
export async function loadCart(
  db: Database,
  cart: CartWithLines,
  reading: BilledReading,
  known: ReadonlyMap<number, LoadedItem>,
): Promise<BilledCart> {
  const ofStore = sql<null>`select ${cart.store_id}::bigint as store_id, null::jsonb as beside`;
  const found = await loadStoreBeside(db, ofStore, readingOf(reading), reading.beside);
  return { ...(await loadLines(db, cart, found?.store, reading, known)), more: found?.more };
}

async function loadLines(
  db: Database,
  { lines: stored, ...cart }: CartWithLines,
  store: LoadedStore | undefined,
  reading: CartReading,
  known: ReadonlyMap<number, LoadedItem> = new Map(),
): Promise<LoadedCart> {
  const rows = stored.map((row) => ({ ...row, selection: readSelection(row.selection) }));
  const wanted = rows.map((row) => row.item_id).filter((id) => !known.has(id));
  const items = new Map([...known, ...(await loadItems(db, wanted, readingOf(reading)))]);
  const lines = rows.map((row) => domainLine(row, items.get(row.item_id)));
  const isGone = (line: CartLine) => !store || !items.has(line.item.id);
  const read = readCart(lines, { nowMs: reading.now.getTime(), timezone: store?.row.timezone ?? 'UTC', isWithdrawn: isGone });
  return { cart, store, lines: rows.map((row, index) => ({ row, item: items.get(row.item_id), read: read[index]! })) };
}

function readingOf({ scope, now, settings }: CartReading) {
  return { locale: scope.locale, now, digits: settings.digit_after_decimal_point, settings, scope };
}

/** Maps a stored line to the domain. A line without its item gets an empty one. */
export function domainLine(row: LineRow, item: LoadedItem | undefined): CartLine {
  return {
    id: row.id as CartLineId,
    item: item?.sellable ?? gone(row.item_id),
    quantity: row.quantity,
    selection: row.selection.variation,
    addOns: row.selection.add_ons,
    seenPriceMinor: row.seen_price_minor as Minor,
  };
}

function gone(itemId: number): SellableItem {
  return {
    id: itemId as ItemId,
    model: 'Item',
    storeId: 0 as StoreId,
    moduleType: 'grocery',
    priceMinor: ZERO,
    stock: 0,
    choiceOptions: [],
    variations: [],
    foodVariations: [],
    addOns: [],
    scheduleOrder: false,
  };
}
