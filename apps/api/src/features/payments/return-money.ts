import type { Api } from '../../platform/api.ts';
import { keysetPages } from '../../platform/db/keyset-pages.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockPayable, notePayment } from '../orders/lock-payable.ts';
import { addOrderNotice } from '../notifications/add-notice.ts';
import { bookGiveBack } from '../wallet/book-payment.ts';
import { gatewayNamed } from './start-payment.ts';
import { findToGiveBack, lockPayment, setState, type PaymentRow } from './store.ts';

/** Returns money to its source: of canceled orders, and what was paid twice or too late. Retried until the gateway has done it. */
export async function returnMoney(api: Api): Promise<void> {
  for await (const payment of keysetPages((after, most) => findToGiveBack(api.db, after, most))) {
    try {
      await returnPayment(api, payment);
    } catch (error) {
      api.server.log.warn({ err: error, payment: payment.id }, 'A payment could not be given back yet.');
    }
  }
}

async function returnPayment(
  api: Api,
  { id, gateway: name, provider_payment_id: providerId, order_id: orderId, amount_minor }: PaymentRow,
) {
  const gateway = gatewayNamed(api, name);
  if (!gateway || providerId === null) return;
  await gateway.refund(providerId);
  await inTransaction(api.db, async (trx) => {
    const order = orderId === null ? undefined : (await lockPayable(trx, orderId))!;
    const payment = await lockPayment(trx, id);
    if (payment.state !== 'captured') return;
    await setState(trx, id, { state: 'refunded' });
    // A top-up that never reached the wallet was never booked.
    if (!order) return;
    await bookGiveBack(trx, { orderId: order.id, paymentId: id, amountMinor: amount_minor });
    if (order.status === 'canceled' || order.status === 'failed')
      await notePayment(trx, order.id, { payment_status: 'refunded' }, { isSettled: true });
    if (order.customer_id !== null)
      await addOrderNotice(trx, { customerId: order.customer_id, orderId: order.id, title: 'Your money was given back' });
  });
}
