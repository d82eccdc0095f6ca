import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { wasPaid } from '@bozor/domain/orders/payment-status.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Customer } from '../../platform/http/actor.ts';
import { refuse } from '../../platform/http/problem.ts';
import { isRepeatedStep } from './is-repeated-step.ts';
import { lockPayable } from './lock-payable.ts';
import { moveOrder } from './move-order.ts';
import { returnBasketOf } from './return-basket-of.ts';
import { findReason, isAllowed } from './store.ts';

const LONGEST_NOTE = 500;

/**
 * Cancels a customer's order before the store has confirmed it. If both act at once, the first to lock the row wins. The basket of an order
 * that waits for its online payment comes back.
 */
export async function cancelOrder(
  api: Api,
  customer: Customer,
  { order_id: orderId, reason_id: reasonId, reason, note }: GivenBodyOf<typeof API.orders.cancel>,
  locale: string,
): Promise<void> {
  const listed = reasonId === undefined ? undefined : await findReason(api.db, 'cancellation_reasons', reasonId, locale);
  const written = [listed === undefined ? reason : undefined, note].map((text) => text?.trim()).filter(Boolean);
  if (listed === undefined && (reasonId !== undefined || !reason?.trim()))
    throw refuse(API.orders.cancel, 'reason-required', { field: reasonId === undefined ? 'reason' : 'reason_id' });
  const moved = await inTransaction(api.checkoutDb, async (trx) => {
    if (!(await isAllowed(trx, orderId, customer, 'cancel'))) return { ok: false, problem: 'gone' } as const;
    const order = await lockPayable(trx, orderId);
    const canceled = await moveOrder(trx, {
      orderId,
      to: 'canceled',
      by: { as: 'customer' },
      ...(written.length > 0 && { note: written.join('. ').slice(0, LONGEST_NOTE) }),
      ...(listed !== undefined && { cancellationReasonId: reasonId }),
    });
    if (!canceled.ok && (await isRepeatedStep(trx, { orderId, to: 'canceled' }))) return { ok: true } as const;
    if (canceled.ok && order?.payment_method === 'digital_payment' && !wasPaid(order.payment_status)) await returnBasketOf(trx, orderId);
    return canceled;
  });
  if (!moved.ok) throw refuse(API.orders.cancel, moved.problem === 'gone' ? 'order-not-found' : 'wrong-step', { field: 'order_id' });
}
