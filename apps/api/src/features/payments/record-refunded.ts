import type { Transaction } from '../../platform/db/database.ts';
import { addOrderNotice } from '../notifications/add-notice.ts';
import { recordPayment, type LockedOrder } from '../orders/lock-payable.ts';
import { settlePart, settleRefund } from '../orders/settle-refund.ts';
import { bookPartReturn, bookReturn } from '../wallet/book-payment.ts';
import { refundAttempt } from './attempts.ts';
import { readReturned, setState, type PaymentRow } from './store.ts';

/**
 * Records that the whole of a captured payment went back the way it came, and notifies the customer of its order. Payment and order are held. The money
 * of a top-up that never came into a wallet was never booked, and has no order. `reason` is the gateway's code, where it started the refund.
 */
export async function recordRefunded(
  trx: Transaction,
  payment: PaymentRow,
  order: LockedOrder | undefined,
  reason?: string,
): Promise<void> {
  if (payment.state !== 'captured') return;
  await setState(trx, payment.id, { state: 'refunded' });
  await refundAttempt(trx, payment.id, reason);
  if (!order) return;
  await bookReturn(trx, { orderId: order.id, paymentId: payment.id, amountMinor: payment.amount_minor });
  if (order.status === 'canceled' || order.status === 'failed' || order.status === 'refunded')
    await recordPayment(trx, order.id, { payment_status: 'refunded' }, { isSettled: true });
  await settleRefund(trx, order.id);
  if (order.customer_id !== null)
    await addOrderNotice(trx, { customerId: order.customer_id, orderId: order.id, title: 'Your money was given back' });
}

/** Records that a part of a payment went back by a refund; the last part refunds the payment. Payment and order are held. */
export async function recordPartRefunded(
  trx: Transaction,
  payment: PaymentRow,
  order: LockedOrder,
  refund: { readonly id: number; readonly amountMinor: number },
): Promise<void> {
  if (!(await settlePart(trx, { id: refund.id, orderId: order.id }))) return;
  const isLast = (await readReturned(trx, payment.id)) >= payment.amount_minor;
  await setState(trx, payment.id, { state: isLast ? 'refunded' : 'partially_refunded' });
  if (isLast) await refundAttempt(trx, payment.id, undefined);
  await bookPartReturn(trx, { orderId: order.id, paymentId: payment.id, amountMinor: refund.amountMinor, refundId: refund.id });
  if (order.customer_id !== null)
    await addOrderNotice(trx, { customerId: order.customer_id, orderId: order.id, title: 'Your money was given back' });
}
