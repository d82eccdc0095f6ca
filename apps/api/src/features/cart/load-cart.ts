import type { CartLine } from '@bozor/domain/cart/cart-line.ts';
import { readCart, type ReadLine } from '@bozor/domain/cart/read-cart.ts';
import type { CartLineId, ItemId, StoreId } from '@bozor/domain/ids.ts';
import { ZERO, type Minor } from '@bozor/domain/money/minor.ts';
import type { SellableItem } from '@bozor/domain/catalogue/item.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Scope } from '../../platform/http/scope.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { loadItems, type LoadedItem } from '../items/load-items.ts';
import { loadStores, type LoadedStore } from '../stores/load-stores.ts';
import { readLines, type CartRow, type LineRow } from './store.ts';

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

export async function loadCart(db: Database, cart: CartRow, reading: CartReading): Promise<LoadedCart> {
  const rows = await readLines(db, cart.id);
  const { items, store } = await loadWhatLines(
    db,
    rows.map((row) => row.item_id),
    cart.store_id,
    reading,
  );
  const lines = rows.map((row) => domainLine(row, items.get(row.item_id)));
  const isGone = (line: CartLine) => !store || !items.has(line.item.id);
  const offset = items.values().next().value?.utcOffsetMinutes ?? 0;
  const read = readCart(lines, { nowMs: reading.now.getTime(), utcOffsetMinutes: offset, isWithdrawn: isGone });
  return { cart, store, lines: rows.map((row, index) => ({ row, item: items.get(row.item_id), read: read[index]! })) };
}

async function loadWhatLines(db: Database, itemIds: readonly number[], storeId: number | null, { scope, now, settings }: CartReading) {
  const reading = { locale: scope.locale, now, digits: settings.digit_after_decimal_point, settings, scope };
  const [items, stores] = await Promise.all([loadItems(db, itemIds, reading), loadStores(db, storeId === null ? [] : [storeId], reading)]);
  return { items, store: storeId === null ? undefined : stores.get(storeId) };
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
