import type { Api } from '../../platform/api.ts';
import { keysetPages } from '../../platform/db/keyset-pages.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockPayable } from '../orders/lock-payable.ts';
import { recordRefunded } from './record-refunded.ts';
import { gatewayNamed, keyOf } from './start-payment.ts';
import { findToReturn, lockPayment, type PaymentRow } from './store.ts';

/** Returns money to its source: of canceled orders, and what was paid twice or too late. Retried until the gateway has done it. */
export async function returnMoney(api: Api): Promise<void> {
  for await (const payment of keysetPages((after, most) => findToReturn(api.db, after, most))) {
    try {
      await returnPayment(api, payment);
    } catch (error) {
      api.server.log.warn({ err: error, payment: payment.id }, 'A payment could not be given back yet.');
    }
  }
}

/** Where only the gateway can start a refund, the payment waits for that (`PaymentBook.cancel`). */
async function returnPayment(
  api: Api,
  { id, gateway: name, provider_payment_id: providerId, order_id: orderId, amount_minor }: PaymentRow,
) {
  const gateway = gatewayNamed(api, name);
  if (!gateway?.refund || providerId === null) return;
  await gateway.refund({ providerPaymentId: providerId, key: `${keyOf(id)}-refund`, amountMinor: amount_minor });
  await inTransaction(api.db, async (trx) => {
    const order = orderId === null ? undefined : (await lockPayable(trx, orderId))!;
    const payment = await lockPayment(trx, id);
    await recordRefunded(trx, payment, order);
  });
}
