import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { ProviderPayment, SignedBody } from '../../ports/payment-gateway.ts';
import { applyPaymentUpdate, type Applied } from './apply-payment-update.ts';
import { gatewayNamed } from './start-payment.ts';
import { insertEvent } from './store.ts';

/**
 * Handles a gateway's callback. Callbacks without a valid signature are refused. A signed one is only a hint: the gateway is queried, and
 * its response counts. Each event is recorded once, also a flagged one; a repeated event changes nothing.
 */
export async function handleCallback(api: Api, gatewayName: string, signed: SignedBody): Promise<void> {
  const gateway = gatewayNamed(api, gatewayName);
  if (!gateway) throw refuse(API.payment.callback, 'gateway-not-found');
  const reported = gateway.readCallback(signed, api.adapters.clock.now());
  if (!reported) throw refuse(API.payment.callback, 'bad-signature');
  const found = await gateway.find(reported.providerPaymentId);
  const { event, ...payload } = reported;
  const applied = await inTransaction(api.checkoutDb, async (trx) => {
    const done: Applied = isSame(reported, found)
      ? await applyPaymentUpdate(api, trx, gateway.name, found)
      : { outcome: 'flagged', problem: 'not what the gateway knows' };
    const isNew = await insertEvent(trx, { gateway: gateway.name, event, payload, ...done });
    return isNew ? done : undefined;
  });
  if (applied?.outcome === 'flagged')
    api.server.log.warn({ gateway: gateway.name, event, problem: applied.problem }, 'A payment callback was flagged.');
}

/** Whether a callback is about the payment that the gateway reports. Its state may have changed since. */
function isSame(reported: ProviderPayment, found: ProviderPayment | undefined): found is ProviderPayment {
  return (
    found !== undefined && found.key === reported.key && found.amountMinor === reported.amountMinor && found.currency === reported.currency
  );
}
