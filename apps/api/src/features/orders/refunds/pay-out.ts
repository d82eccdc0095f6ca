import type { Transaction } from '../../../platform/db/database.ts';
import { creditRefund } from '../../wallet/credit-refund.ts';
import { findPaymentBack, setGivenBack, setRefund, type RefundedOrder, type RefundRow } from './refund-store.ts';

type PaidRefund = Pick<RefundRow, 'id' | 'kind' | 'amount_minor' | 'method' | 'payment_id'>;

/**
 * Gives the money of an approved refund back: to the wallet at once, to its payment by the job `give-money-back`, or by hand. A customer
 * who is gone has no wallet. The order is locked.
 */
export async function payOut(trx: Transaction, order: Pick<RefundedOrder, 'id' | 'customer_id'>, refund: PaidRefund): Promise<void> {
  if (refund.method === 'original' && refund.payment_id === null) {
    // Requested before requests named their payment.
    const payment = await findPaymentBack(trx, order.id);
    if (payment) await setRefund(trx, refund.id, { payment_id: payment.id });
  }
  if (refund.method !== 'wallet') return;
  const isCredited =
    order.customer_id !== null &&
    (await creditRefund(trx, {
      customerId: order.customer_id,
      orderId: order.id,
      refundId: refund.id,
      amountMinor: refund.amount_minor,
      isPresent: refund.kind === 'goodwill',
    }));
  await setRefund(trx, refund.id, isCredited ? { state: 'paid' } : { method: 'cash' });
  if (isCredited) await setGivenBack(trx, order.id);
}
