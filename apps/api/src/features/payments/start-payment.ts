import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import type { Owner } from '../cart/owner.ts';
import { awaitMoney } from '../orders/hold-payable.ts';
import { trackingToken } from '../../platform/links/tracking-token.ts';
import { findOpen, insertPayment, noteBegun, type PaymentRow } from './store.ts';

const KEY = /^payment-(\d{1,15})$/;
const keyOf = (paymentId: number) => `payment-${paymentId}`;

/** Our number of a payment, from the key that a gateway was given. */
export function paymentOfKey(key: string): number | undefined {
  const [, id] = KEY.exec(key) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** The gateway of this name, or the one that is offered; undefined when there is none. */
export function gatewayNamed({ adapters }: Pick<Api, 'adapters'>, name?: string): PaymentGateway | undefined {
  return name === undefined ? adapters.gateways[0] : adapters.gateways.find((each) => each.name === name);
}

interface UnpaidOrder {
  readonly orderId: number;
  readonly amountMinor: number;
  readonly currency: string;
}

/** Writes down, with the order that is being placed, that it is to be paid online within twenty minutes. */
export async function expectPayment(trx: Transaction, owner: Owner, gateway: PaymentGateway, order: UnpaidOrder): Promise<void> {
  await awaitMoney(trx, order.orderId);
  await tryAgain(trx, owner, gateway, order);
}

/** Writes down one more attempt. The order has no other open. */
export async function tryAgain(trx: Transaction, owner: Owner, { name }: PaymentGateway, order: UnpaidOrder): Promise<void> {
  await insertPayment(trx, {
    order_id: order.orderId,
    ...owner,
    gateway: name,
    amount_minor: order.amountMinor,
    currency: order.currency,
  });
}

/**
 * Asks the gateway to begin the payment that an order waits for, outside of any transaction; answers where the customer goes on to pay. Asked
 * again it answers the same. Null when nothing is to be paid, or the gateway cannot be reached: then the order waits and may be paid later.
 */
export async function startPayment(api: Api, orderId: number): Promise<string | null> {
  const payment = await findOpen(api.checkoutDb, orderId);
  return payment ? begin(api, payment, `/payment?token=${trackingToken(api.config.secrets.signing, orderId)}`) : null;
}

/** Where a customer goes on to pay; from there the browser comes back to `backTo`, a path of the shop's. Null when the gateway cannot be reached. */
export async function begin(api: Api, payment: PaymentRow, backTo: string): Promise<string | null> {
  if (payment.redirect_url !== null) return payment.redirect_url;
  const gateway = gatewayNamed(api, payment.gateway);
  if (!gateway) return null;
  try {
    const begun = await gateway.begin({
      key: keyOf(payment.id),
      amountMinor: payment.amount_minor,
      currency: payment.currency,
      returnUrl: `${api.config.publicUrl}${backTo}`,
    });
    await noteBegun(api.checkoutDb, payment.id, begun);
    return begun.redirectUrl;
  } catch (error) {
    api.server.log.warn({ err: error, payment: payment.id }, 'A payment could not be begun.');
    return null;
  }
}
