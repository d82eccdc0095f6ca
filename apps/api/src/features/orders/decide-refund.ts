import type { Transaction } from '../../platform/db/database.ts';
import { bookEntry } from '../wallet/book-entry.ts';
import { moveOrder, type Moved } from './move-order.ts';
import type { Mover } from './mover.ts';
import { lockRequestedRefund, setPaymentRefunded, writeDecision } from './store.ts';

interface Decision {
  readonly isApproved: boolean;
  /** Reason that the customer reads. */
  readonly note: string;
}

/**
 * Answers a customer's refund request. Approved money goes back to the wallet at once, or the way it came: then the payment is marked in
 * this transaction, and its gateway is asked afterwards. A customer without a wallet is paid by hand. The customer gets a notice.
 */
export async function decideRefund(trx: Transaction, orderId: number, { isApproved, note }: Decision, by: Mover): Promise<Moved> {
  const refund = await lockRequestedRefund(trx, orderId);
  if (!refund) return { ok: false, problem: 'gone' };
  const toWallet = isApproved && refund.method === 'wallet' && refund.customer_id !== null;
  await writeDecision(trx, refund.id, { state: !isApproved ? 'rejected' : toWallet ? 'paid' : 'approved', note });
  const moved = await moveOrder(trx, { orderId, to: isApproved ? 'refunded' : 'refund_rejected', from: 'refund_requested', by });
  if (!moved.ok || !toWallet) return moved;
  await bookEntry(trx, { reason: 'order_refund', once: `refund:${refund.id}`, orderId }, refund.customer_id, [
    { own: 'wallet', shop: 'refunds', amount: refund.amount_minor },
  ]);
  await setPaymentRefunded(trx, orderId);
  return moved;
}
