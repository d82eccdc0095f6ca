import type { Transaction } from '../../platform/db/database.ts';
import { deleteLines, lockCartVersion } from './store.ts';

/**
 * Removes all lines of a cart that became an order. Returns false when the cart is not at that version any more: it was changed, or another
 * order used it first.
 */
export async function consumeCart(trx: Transaction, cartId: number, version: number): Promise<boolean> {
  if (!(await lockCartVersion(trx, cartId, version))) return false;
  await deleteLines(trx, cartId);
  return true;
}
