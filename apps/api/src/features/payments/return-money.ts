import type { Api } from '../../platform/api.ts';
import { keysetPages } from '../../platform/db/keyset-pages.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { giveBackOtherwise } from '../orders/give-back-difference.ts';
import { lockPayable } from '../orders/lock-payable.ts';
import { recordPartRefunded, recordRefunded } from './record-refunded.ts';
import { gatewayNamed, keyOf } from './start-payment.ts';
import { findPartsToReturn, findToReturn, lockPayment, type PartToReturn, type PaymentRow } from './store.ts';

/** Returns money to its source: of canceled orders, and what was paid twice or too late. Retried until the gateway has done it. */
export async function returnMoney(api: Api): Promise<void> {
  for await (const payment of keysetPages((after, most) => findToReturn(api.db, after, most))) {
    try {
      await returnPayment(api, payment);
    } catch (error) {
      api.server.log.warn({ err: error, payment: payment.id }, 'A payment could not be given back yet.');
    }
  }
  for await (const part of keysetPages((after, most) => findPartsToReturn(api.db, after, most))) {
    try {
      await returnPart(api, part);
    } catch (error) {
      api.server.log.warn({ err: error, refund: part.id }, 'A part of a payment could not be given back yet.');
    }
  }
}

/**
 * Gives back the part of a payment that a refund names, under the refund's own key. What was paid above what was received goes to the wallet
 * where the gateway cannot; whatever else waits for it was written while it could.
 */
async function returnPart(api: Api, part: PartToReturn) {
  const { id, order_id, payment_id, gateway: name, provider_payment_id, amount_minor } = part;
  const gateway = gatewayNamed(api, name);
  if (!gateway?.refund || provider_payment_id === null) {
    if (part.is_difference) await inTransaction(api.db, async (trx) => giveBackOtherwise(trx, (await lockPayable(trx, order_id))!, id));
    return;
  }
  await gateway.refund({ providerPaymentId: provider_payment_id, key: `refund-${id}`, amountMinor: amount_minor });
  await inTransaction(api.db, async (trx) => {
    const order = (await lockPayable(trx, order_id))!;
    const payment = await lockPayment(trx, payment_id);
    await recordPartRefunded(trx, payment, order, { id, amountMinor: amount_minor });
  });
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
