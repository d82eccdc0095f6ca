import type { Minor } from '@bozor/domain/money/minor.ts';
import { overpaidOf } from '@bozor/domain/orders/received/adjustments.ts';
import { wasPaid } from '@bozor/domain/orders/payment-status.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { bookEntry } from '../wallet/book-entry.ts';
import { insertDifference } from './store.ts';

/**
 * Gives back what was paid above what was received, with the delivery: to the customer's wallet. A guest, who has none, has it as an approved
 * refund that a person pays. Cash was never above it.
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
  if (order.customer_id === null) return insertDifference(trx, orderId, overpaidMinor);
  await bookEntry(trx, { reason: 'order_refund', once: `order:${orderId}:adjusted`, orderId }, order.customer_id, [
    { own: 'wallet', shop: 'refunds', amount: overpaidMinor },
  ]);
}
