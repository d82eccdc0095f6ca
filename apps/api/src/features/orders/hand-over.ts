import type { Transaction } from '../../platform/db/database.ts';
import { moveOrder, type Moved } from './move-order.ts';
import type { Mover } from './mover.ts';

/** The store has the order ready for courier or customer. */
export async function handOver(trx: Transaction, orderId: number, by: Mover): Promise<Moved> {
  return moveOrder(trx, { orderId, to: 'handover', by });
}
