import type { Transaction } from '../../platform/db/database.ts';
import { moveOrder, type Moved } from './move-order.ts';

/** The store has it ready for whoever fetches it. */
export async function handOver(trx: Transaction, orderId: number): Promise<Moved> {
  return moveOrder(trx, { orderId, to: 'handover', by: 'store' });
}
