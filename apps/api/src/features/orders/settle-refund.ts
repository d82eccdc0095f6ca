import type { Transaction } from '../../platform/db/database.ts';
import { setGivenBack } from './refunds/refund-store.ts';
import { payRefund, payRefundOfPayment } from './store.ts';

/** Closes the approved refund of an order whose whole payment went back to where it came from. */
export async function settleRefund(trx: Transaction, orderId: number): Promise<void> {
  await payRefund(trx, orderId);
}

/** Closes a refund whose part of a payment went back. The order is locked. Returns false when it was closed before. */
export async function settlePart(trx: Transaction, { id, orderId }: { readonly id: number; readonly orderId: number }): Promise<boolean> {
  if (!(await payRefundOfPayment(trx, id))) return false;
  await setGivenBack(trx, orderId);
  return true;
}
