import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { PaymentGateway, PaymentUpdate, ProviderPayment } from '../../ports/payment-gateway.ts';
import { applyPaymentUpdate, type Applied } from './apply-payment-update.ts';
import { insertEvent } from './store.ts';

/**
 * Applies a verified update of a payment. A gateway with `find` is queried, and only its state counts. Each event is recorded once, also one that
 * is flagged, and a repeated one changes nothing.
 */
export async function reportUpdate(api: Api, gateway: PaymentGateway, update: PaymentUpdate): Promise<void> {
  const { name } = gateway;
  const found = gateway.find ? await gateway.find(update.providerPaymentId) : update;
  const { event, ...payload } = update;
  const applied = await inTransaction(api.checkoutDb, async (trx) => {
    const done: Applied = isSame(update, found)
      ? await applyPaymentUpdate(api, trx, name, found)
      : { outcome: 'flagged', problem: 'not what the gateway knows' };
    const isNew = await insertEvent(trx, { gateway: name, event, payload, ...done });
    return isNew ? done : undefined;
  });
  if (applied?.outcome === 'flagged')
    api.server.log.warn({ gateway: name, event, problem: applied.problem }, 'A payment callback was flagged.');
}

/** Whether an update is of the payment that the gateway knows. Its state may have moved on since. */
function isSame(update: ProviderPayment, found: ProviderPayment | undefined): found is ProviderPayment {
  return found !== undefined && found.key === update.key && found.amountMinor === update.amountMinor && found.currency === update.currency;
}
