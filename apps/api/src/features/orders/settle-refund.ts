import type { Transaction } from '../../platform/db/database.ts';
import { payRefund } from './store.ts';

/** Closes the approved refund of an order whose payment went back to where it came from. */
export async function settleRefund(trx: Transaction, orderId: number): Promise<void> {
  await payRefund(trx, orderId);
}
