import { wasPaid } from '@bozor/domain/orders/payment-status.ts';
import type { Api } from '../../platform/api.ts';
import { keysetPages } from '../../platform/db/keyset-pages.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findUnpaid, lockPayable, recordPayment } from '../orders/lock-payable.ts';
import { moveOrder } from '../orders/move-order.ts';
import { returnBasketOf } from '../orders/return-basket-of.ts';
import { applyPaymentUpdate } from './apply-payment-update.ts';
import { gatewayNamed } from './start-payment.ts';
import { findOpen } from './store.ts';

/**
 * Expires orders that were not paid in their time; stock and coupon are released, and the basket comes back. The gateway is queried first, so that an order
 * whose callback was lost does not expire. An order whose gateway does not respond waits for the next run, without delaying the others.
 */
export async function expireOrders(api: Api, pageSize?: number): Promise<void> {
  const unpaid = keysetPages((after, most) => findUnpaid(api.db, after, most), pageSize);
  for await (const { id } of unpaid) await expireOrLeave(api, id);
}

async function expireOrLeave(api: Api, orderId: number): Promise<void> {
  try {
    await expireOrder(api, orderId);
  } catch (error) {
    api.server.log.warn({ err: error, order: orderId }, 'An unpaid order could not be given up yet.');
  }
}

async function expireOrder(api: Api, orderId: number): Promise<void> {
  const open = await findOpen(api.db, orderId);
  const known = open?.provider_payment_id && (await gatewayNamed(api, open.gateway)?.find?.(open.provider_payment_id));
  await inTransaction(api.db, async (trx) => {
    if (open && known && known.state === 'captured') await applyPaymentUpdate(api, trx, open.gateway, known);
    const order = await lockPayable(trx, orderId);
    const isOver =
      order?.status === 'pending' && !wasPaid(order.payment_status) && order.pay_until !== null && order.pay_until <= order.now;
    if (!isOver) return;
    await recordPayment(trx, orderId, { payment_status: 'failed' });
    await moveOrder(trx, { orderId, to: 'failed', by: { as: 'system' }, from: 'pending' });
    await returnBasketOf(trx, orderId);
  });
}
