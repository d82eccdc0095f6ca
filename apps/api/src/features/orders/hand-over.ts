import type { Transaction } from '../../platform/db/database.ts';
import { moveOrder, type Moved, type MoveDetails } from './move-order.ts';
import type { Mover } from './mover.ts';

/** The store has the order ready for courier or customer. */
export async function handOver(trx: Transaction, orderId: number, by: Mover, details: MoveDetails = {}): Promise<Moved> {
  return moveOrder(trx, { orderId, to: 'handover', by, ...details });
}
