import { UNPAID_ORDER_EXPIRES_MS } from '@bozor/domain/checkout/payment-method.ts';
import type { Api } from '../../platform/api.ts';
import { keysetPages } from '../../platform/db/keyset-pages.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { applyPaymentUpdate } from './apply-payment-update.ts';
import { gatewayNamed } from './start-payment.ts';
import { findOverdueTopUps, isOpen, lockPayment, setState, type PaymentRow } from './store.ts';

/** Expires unpaid top-ups. The gateway is queried first, so that a top-up whose callback was lost still arrives. */
export async function expireTopUps(api: Api): Promise<void> {
  const before = new Date(api.adapters.clock.now().getTime() - UNPAID_ORDER_EXPIRES_MS);
  for await (const payment of keysetPages((after, most) => findOverdueTopUps(api.db, { before, after, most })))
    await expireOrLeave(api, payment);
}

async function expireOrLeave(api: Api, payment: PaymentRow): Promise<void> {
  try {
    await expire(api, payment);
  } catch (error) {
    api.server.log.warn({ err: error, payment: payment.id }, 'An unpaid top-up could not be given up yet.');
  }
}

async function expire(api: Api, { id, gateway: name, provider_payment_id: providerId }: PaymentRow): Promise<void> {
  const known = providerId === null ? undefined : await gatewayNamed(api, name)?.find?.(providerId);
  await inTransaction(api.db, async (trx) => {
    if (known && known.state !== 'open') await applyPaymentUpdate(api, trx, name, known);
    if (isOpen(await lockPayment(trx, id))) await setState(trx, id, { state: 'expired' });
  });
}
