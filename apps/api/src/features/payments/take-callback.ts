import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { ProviderPayment, SignedBody } from '../../ports/payment-gateway.ts';
import { applyNews, type Applied } from './apply-news.ts';
import { gatewayNamed } from './start-payment.ts';
import { insertEvent } from './store.ts';

/**
 * A gateway tells what became of a payment. What is not signed by it is refused; what is signed is a hint, after which the gateway itself is
 * asked, and only its answer counts. Each event is noted once, also one that is flagged, and a repeated one changes nothing.
 */
export async function takeCallback(api: Api, gatewayName: string, signed: SignedBody): Promise<void> {
  const gateway = gatewayNamed(api, gatewayName);
  if (!gateway) throw refuse(API.payment.callback, 'gateway-not-found');
  const told = gateway.readCallback(signed, api.adapters.clock.now());
  if (!told) throw refuse(API.payment.callback, 'bad-signature');
  const found = await gateway.find(told.providerPaymentId);
  const { event, ...payload } = told;
  const applied = await inTransaction(api.checkoutDb, async (trx) => {
    const done: Applied = isSame(told, found)
      ? await applyNews(api, trx, gateway.name, found)
      : { outcome: 'flagged', problem: 'not what the gateway knows' };
    const isNew = await insertEvent(trx, { gateway: gateway.name, event, payload, ...done });
    return isNew ? done : undefined;
  });
  if (applied?.outcome === 'flagged')
    api.server.log.warn({ gateway: gateway.name, event, problem: applied.problem }, 'A payment callback was flagged.');
}

/** What was told is of the payment that the gateway knows. Its state may have moved on since. */
function isSame(told: ProviderPayment, found: ProviderPayment | undefined): found is ProviderPayment {
  return found !== undefined && found.key === told.key && found.amountMinor === told.amountMinor && found.currency === told.currency;
}
