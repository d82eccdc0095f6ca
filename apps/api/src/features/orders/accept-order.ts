import type { Transaction } from '../../platform/db/database.ts';
import { moveOrder, type Moved } from './move-order.ts';
import type { Mover } from './mover.ts';

/** The store takes an order on; a parcel, which has no store, its courier. */
export async function acceptOrder(trx: Transaction, orderId: number, by: Mover): Promise<Moved> {
  return moveOrder(trx, { orderId, to: 'confirmed', by });
}
