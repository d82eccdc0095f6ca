import type { StoreState } from '@bozor/domain/stores/store-hours.ts';
import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import type { Database } from '../../platform/db/database.ts';
import { presentStore, type Presenting } from './present.ts';
import { openStateOf } from './open-state-of.ts';
import type { StoreRow } from './store-row.ts';
import { byIds, readStoreRows, type Reading } from './store.ts';

/** A store ready for a cart, a quote or an order. */
export interface LoadedStore {
  readonly row: StoreRow;
  readonly openState: StoreState;
  readonly card: Omit<StoreCard, 'items'>;
}

/** Loads active stores by id; others are missing. */
export async function loadStores(db: Database, ids: readonly number[], reading: Reading & Presenting): Promise<Map<number, LoadedStore>> {
  if (ids.length === 0) return new Map();
  const rows = await readStoreRows(db, byIds([...new Set(ids)]), reading);
  return new Map(rows.map((row) => [row.id, { row, openState: openStateOf(row, reading.now), card: presentStore(row, reading) }]));
}
