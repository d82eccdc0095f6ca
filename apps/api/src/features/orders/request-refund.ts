import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { REFUND_PICTURES } from '@bozor/contract/files.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { checkRefund, REFUND_HOURS } from '@bozor/domain/orders/refund.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Customer } from '../../platform/http/actor.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { SentFile } from '../../platform/http/read-form.ts';
import { newPictures } from '../../platform/media/new-pictures.ts';
import { moveOrder } from './move-order.ts';
import { chooseWay } from './refunds/choose-way.ts';
import { readLeft } from './refunds/refund-store.ts';
import { findReason, lockDelivered, insertRefund } from './store.ts';

/** Requests a refund of a delivered order. The request, its photos and the order's transition are written in one transaction. */
export async function requestRefund(
  api: Api,
  customer: Customer,
  { order_id: orderId, reason_id: reasonId, customer_reason: reason, customer_note: note }: GivenBodyOf<typeof API.orders.requestRefund>,
  files: readonly SentFile[],
  locale: string,
): Promise<void> {
  const listed = reasonId === undefined ? undefined : await findReason(api.db, 'refund_reasons', reasonId, locale);
  if (listed === undefined && (reasonId !== undefined || !reason?.trim()))
    throw refuse(API.orders.requestRefund, 'reason-required', { field: reasonId === undefined ? 'customer_reason' : 'reason_id' });
  const { refunds } = await api.settings.read();
  if (!refunds) throw refuse(API.orders.requestRefund, 'refunds-off', { field: 'order_id' });
  const pictures = await newPictures(api, { files, rule: REFUND_PICTURES, purpose: 'refund', customerId: customer.customerId });
  if (typeof pictures === 'string') throw refuse(API.orders.requestRefund, pictures, { field: 'image[]' });
  const written = [listed === undefined ? reason : undefined, note].map((text) => text?.trim()).filter(Boolean);
  await pictures.store();
  try {
    await inTransaction(api.checkoutDb, async (trx) => {
      const order = await lockDelivered(trx, orderId, customer);
      if (!order) throw refuse(API.orders.requestRefund, 'order-not-found', { field: 'order_id' });
      const checked = checkRefund(order, api.adapters.clock.now().getTime());
      if (!checked.ok) throw refuse(API.orders.requestRefund, checked.problem, { field: 'order_id', values: { hours: REFUND_HOURS } });
      const { leftMinor: amountMinor } = await readLeft(trx, orderId);
      if (amountMinor <= 0) throw refuse(API.orders.requestRefund, 'wrong-step', { field: 'order_id' });
      await moveOrder(trx, { orderId, to: checked.value, by: { as: 'customer' } });
      await pictures.note(trx);
      await insertRefund(trx, {
        orderId,
        reasonId: reasonId ?? null,
        note: written.length > 0 ? written.join('. ') : null,
        images: pictures.keys,
        amountMinor,
        ...(await chooseWay(api, trx, order, amountMinor)),
      });
    });
  } catch (error) {
    await pictures.discard();
    throw error;
  }
}
