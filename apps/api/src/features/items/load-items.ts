import type { TimeZone } from '@bozor/domain/time/local-time.ts';
import type { RawBuilder } from 'kysely';
import type { SellableItem } from '@bozor/domain/catalogue/item.ts';
import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import type { Database } from '../../platform/db/database.ts';
import { presentItem } from './present.ts';
import { presentOptions, type PresentedOptions } from './present-options.ts';
import type { ItemRow } from './item-row.ts';
import type { OptionsRow } from './option-rows.ts';
import { sellableOf } from './sellable.ts';
import { readWholeItem, readWholeItems, type Reading } from './store.ts';

/** An item ready to be priced, shown and copied into an order. */
export interface LoadedItem {
  readonly row: ItemRow;
  readonly options: OptionsRow;
  /** Input of the domain rules. Names and labels are English, the form in which selections are stored. */
  readonly sellable: SellableItem;
  readonly timezone: TimeZone;
  /** The item's card in the reader's language. */
  readonly card: ItemCard;
  readonly choices: PresentedOptions;
}

/** Loads items by id with all their options. Deleted and inactive ones are missing. */
export async function loadItems(
  db: Database,
  ids: readonly number[],
  reading: Reading & { readonly digits: number },
): Promise<Map<number, LoadedItem>> {
  if (ids.length === 0) return new Map();
  const wanted = [...new Set(ids)].sort((one, other) => one - other);
  const rows = await readWholeItems(db, wanted, reading);
  return new Map(rows.map((row) => [row.id, loaded(row, reading)]));
}

/** Loads the first item of a page query, e.g. `itemByAddress`, with all its options. */
export async function loadItem(
  db: Database,
  page: RawBuilder<unknown>,
  reading: Reading & { readonly digits: number },
): Promise<LoadedItem | undefined> {
  const row = await readWholeItem(db, page, reading);
  return row && loaded(row, reading);
}

function loaded(row: ItemRow & OptionsRow, reading: Reading & { readonly digits: number }): LoadedItem {
  return {
    row,
    options: row,
    sellable: sellableOf(row, row),
    timezone: row.timezone,
    card: presentItem(row, reading),
    choices: presentOptions(row, row, { ...reading, timezone: row.timezone }),
  };
}
