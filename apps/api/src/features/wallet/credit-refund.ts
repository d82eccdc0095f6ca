import type { Transaction } from '../../platform/db/database.ts';
import { bookEntry } from './book-entry.ts';
import { lockIfActive } from './store.ts';

interface Refund {
  readonly customerId: number;
  readonly orderId: number;
  readonly refundId: number;
  readonly amountMinor: number;
  /** A credit of the shop's own, not money of the order. */
  readonly isPresent: boolean;
}

/** Credits a refund to a wallet, once. Returns false when the account was deleted. */
export async function creditRefund(trx: Transaction, { customerId, orderId, refundId, amountMinor, isPresent }: Refund): Promise<boolean> {
  if (!(await lockIfActive(trx, customerId))) return false;
  await bookEntry(trx, { reason: isPresent ? 'adjustment' : 'order_refund', once: `refund:${refundId}`, orderId }, customerId, [
    { own: 'wallet', shop: isPresent ? 'adjustments' : 'refunds', amount: amountMinor },
  ]);
  return true;
}
