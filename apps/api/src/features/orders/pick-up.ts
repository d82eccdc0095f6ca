import type { Transaction } from '../../platform/db/database.ts';
import { moveOrder, type MoveDetails, type Moved } from './move-order.ts';
import type { Mover } from './mover.ts';

/** The courier has picked the order up and sets out. */
export async function pickUp(trx: Transaction, orderId: number, by: Mover, details: MoveDetails = {}): Promise<Moved> {
  return moveOrder(trx, { orderId, to: 'picked_up', by, ...details });
}
