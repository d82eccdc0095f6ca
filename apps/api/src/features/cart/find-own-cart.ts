import type { Database } from '../../platform/db/database.ts';
import type { Owner } from './owner.ts';
import { findCart, type CartRow } from './store.ts';

/** The owner's cart of a module, for features that order its lines. */
export async function findOwnCart(db: Database, owner: Owner, moduleId: number | undefined): Promise<CartRow | undefined> {
  return findCart(db, owner, moduleId);
}
