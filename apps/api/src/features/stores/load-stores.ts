import { sql, type RawBuilder } from 'kysely';
import type { StoreState } from '@bozor/domain/stores/store-hours.ts';
import type { Database } from '../../platform/db/database.ts';
import { presentStore, type Presenting, type StoreFields } from './present.ts';
import { openStateOf } from './open-state-of.ts';
import type { StoreRow } from './store-row.ts';
import { byIds, readStoreBeside, readStoreRows, type Reading } from './store.ts';

/** A store ready for a cart, a quote or an order. */
export interface LoadedStore {
  readonly row: StoreRow;
  readonly openState: StoreState;
  readonly card: StoreFields;
}

/** Loads active stores by id; others are missing. */
export async function loadStores(db: Database, ids: readonly number[], reading: Reading & Presenting): Promise<Map<number, LoadedStore>> {
  if (ids.length === 0) return new Map();
  const rows = await readStoreRows(db, byIds([...new Set(ids)]), reading);
  return new Map(rows.map((row) => [row.id, loaded(row, reading)]));
}

/** Loads the first active store of a page query (`id`, `rank`). */
export async function loadStore(db: Database, page: RawBuilder<unknown>, reading: Reading & Presenting): Promise<LoadedStore | undefined> {
  const [row] = await readStoreRows(db, page, reading);
  return row && loaded(row, reading);
}

/** Row of `loadStoreBeside`. */
export interface StoreBeside<Beside, More> {
  readonly beside: Beside;
  /** Undefined when the query names none, or it is inactive. */
  readonly store: LoadedStore | undefined;
  readonly more: More | null;
}

/** The first row of a query that answers `store_id` and `beside`, with that store; `more` is an expression on the store `s`, its zone `z` and charges `zm`. */
export async function loadStoreBeside<Beside, More = null>(
  db: Database,
  query: RawBuilder<Beside>,
  reading: Reading & Presenting,
  more: RawBuilder<More> = sql<More>`null`,
): Promise<StoreBeside<Beside, More> | undefined> {
  const found = await readStoreBeside(db, query, reading, more);
  return found && { beside: found.beside, store: found.id === null ? undefined : loaded(found, reading), more: found.more };
}

function loaded(row: StoreRow, reading: Reading & Presenting): LoadedStore {
  return { row, openState: openStateOf(row, reading.now), card: presentStore(row, reading) };
}
