import type { Transaction } from '../../platform/db/database.ts';
import { moveOrder, type Moved, type MoveDetails } from './move-order.ts';
import type { Mover } from './mover.ts';

/** The store begins to prepare or pack the order. */
export async function startPreparing(trx: Transaction, orderId: number, by: Mover, details: MoveDetails = {}): Promise<Moved> {
  return moveOrder(trx, { orderId, to: 'processing', by, ...details });
}
