import type { Transaction } from '../../platform/db/database.ts';
import { moveOrder, type Moved, type MoveDetails } from './move-order.ts';
import type { Mover } from './mover.ts';

/** The store accepts an order. A parcel has no store: its courier accepts it. */
export async function acceptOrder(trx: Transaction, orderId: number, by: Mover, details: MoveDetails = {}): Promise<Moved> {
  return moveOrder(trx, { orderId, to: 'confirmed', by, ...details });
}
