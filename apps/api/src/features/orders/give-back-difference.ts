import type { PaymentMethod } from '@bozor/domain/checkout/payment-method.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { overpaidOf } from '@bozor/domain/orders/received/adjustments.ts';
import { wasPaid } from '@bozor/domain/orders/payment-status.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { bookEntry } from '../wallet/book-entry.ts';
import { payOut } from './refunds/pay-out.ts';
import { findPaymentBack, findRefund, setRefund } from './refunds/refund-store.ts';
import { insertDifference } from './store.ts';

/**
 * Gives back what was paid above what was received, with the delivery: by the payment that holds all of it, else to the customer's wallet. A
 * guest, who has none, has it as an approved refund that a person pays. Cash was never above it.
 */
export async function giveBackDifference(trx: Transaction, orderId: number): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select(['customer_id', 'payment_method', 'payment_status', 'total_minor', 'adjusted_minor', 'wallet_minor'])
    .executeTakeFirstOrThrow();
  if (order.adjusted_minor === 0) return;
  const overpaidMinor = overpaidOf({
    totalMinor: order.total_minor as Minor,
    adjustedMinor: order.adjusted_minor as Minor,
    walletMinor: order.wallet_minor as Minor,
    isPaid: order.payment_method !== 'cash_on_delivery' && wasPaid(order.payment_status),
  });
  if (overpaidMinor === 0) return;
  const paymentId = await paymentOf(trx, orderId, order, overpaidMinor);
  if (paymentId !== null || order.customer_id === null) return insertDifference(trx, { orderId, amountMinor: overpaidMinor, paymentId });
  await bookEntry(trx, { reason: 'order_refund', once: `order:${orderId}:adjusted`, orderId }, order.customer_id, [
    { own: 'wallet', shop: 'refunds', amount: overpaidMinor },
  ]);
}

/** The payment that can return an amount. Where a part came from the wallet, none holds all of the money. */
async function paymentOf(
  trx: Transaction,
  orderId: number,
  order: { readonly payment_method: PaymentMethod; readonly wallet_minor: number },
  amountMinor: Minor,
): Promise<number | null> {
  if (order.payment_method !== 'digital_payment' || order.wallet_minor > 0) return null;
  const payment = await findPaymentBack(trx, orderId);
  return payment && amountMinor <= payment.leftMinor ? payment.id : null;
}

/**
 * Gives a difference to the wallet, else by hand, where its payment's gateway returns nothing at the shop's request. The order is locked. A
 * difference that went back meanwhile stays as it is.
 */
export async function giveBackOtherwise(
  trx: Transaction,
  order: { readonly id: number; readonly customer_id: number | null },
  refundId: number,
): Promise<void> {
  const refund = await findRefund(trx, refundId);
  if (refund?.state !== 'approved' || refund.payment_id === null) return;
  const method = order.customer_id === null ? 'cash' : 'wallet';
  await setRefund(trx, refundId, { method, payment_id: null });
  await payOut(trx, order, { ...refund, method, payment_id: null });
}
