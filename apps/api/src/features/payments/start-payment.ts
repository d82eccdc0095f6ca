import { API } from '@bozor/contract/shop/routes.ts';
import { UNPAID_ORDER_EXPIRES_MS } from '@bozor/domain/checkout/payment-method.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import type { Owner } from '../cart/owner.ts';
import { setPaymentWindow } from '../orders/lock-payable.ts';
import { callbackAddress, isAllowedCallback } from '../../platform/links/payment-callback.ts';
import { trackingToken } from '../../platform/links/tracking-token.ts';
import { findOpen, insertPayment, recordStarted, type PaymentRow } from './store.ts';

const KEY = /^payment-(\d{1,15})$/;
/** The key under which a gateway knows a payment of ours. */
export const keyOf = (paymentId: number): string => `payment-${paymentId}`;

/** Payment id from the key that the gateway was given. */
export function paymentOfKey(key: string): number | undefined {
  const [, id] = KEY.exec(key) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** The gateway of this name, else the default one; undefined when there is none. */
export function gatewayNamed({ adapters }: Pick<Api, 'adapters'>, name?: string): PaymentGateway | undefined {
  return name === undefined ? adapters.gateways[0] : adapters.gateways.find((each) => each.name === name);
}

interface UnpaidOrder {
  /** Address of an app to return to, as `checkCallback` allowed it. */
  readonly callback: string | undefined;
  readonly orderId: number;
  readonly amountMinor: number;
  readonly currency: string;
}

/** Stores a payment for the order that is being placed. It expires after twenty minutes, or after the gateway's own time if that is shorter. */
export async function createPayment(trx: Transaction, owner: Owner, gateway: PaymentGateway, order: UnpaidOrder): Promise<void> {
  await setPaymentWindow(trx, order.orderId, Math.min(UNPAID_ORDER_EXPIRES_MS, gateway.payWithinMs ?? Infinity));
  await retryPayment(trx, owner, gateway, order);
}

/** Stores another attempt for an order without an open payment. */
export async function retryPayment(trx: Transaction, owner: Owner, { name }: PaymentGateway, order: UnpaidOrder): Promise<void> {
  await insertPayment(trx, {
    order_id: order.orderId,
    ...owner,
    gateway: name,
    amount_minor: order.amountMinor,
    currency: order.currency,
    callback: order.callback ?? null,
  });
}

/**
 * Starts an order's waiting payment at its gateway, outside of any transaction. Returns the URL of the payment page. Idempotent. Null when
 * nothing is due or the gateway is unreachable: the order then waits and can be paid later.
 */
export async function startPayment(api: Api, orderId: number): Promise<string | null> {
  const payment = await findOpen(api.checkoutDb, orderId);
  const token = trackingToken(api.config.secrets.signing, orderId);
  return payment ? begin(api, payment, `/payment?token=${token}`, { order_id: orderId, token }) : null;
}

/** Returns an app's return address if the operator's list allows it; refuses others. */
export function checkCallback({ config }: Pick<Api, 'config'>, callback: string | undefined): string | undefined {
  if (!callback || isAllowedCallback(callback, config.paymentCallbacks)) return callback || undefined;
  throw refuse([API.checkout.place, API.payment.change, API.wallet.addFund], 'callback-not-allowed', { field: 'callback' });
}

/**
 * URL of the payment page, which redirects back to `backTo`, a path of the shop, or to the payment's callback with `parameters`. Null when
 * the gateway is unreachable.
 */
export async function begin(
  api: Api,
  payment: PaymentRow,
  backTo: string,
  parameters: Readonly<Record<string, string | number>>,
): Promise<string | null> {
  if (payment.redirect_url !== null) return payment.redirect_url;
  const gateway = gatewayNamed(api, payment.gateway);
  if (!gateway) return null;
  try {
    const { digit_after_decimal_point: digits } = await api.settings.read();
    const begun = await gateway.begin({
      key: keyOf(payment.id),
      amountMinor: payment.amount_minor,
      currency: payment.currency,
      digits,
      returnUrl: payment.callback === null ? `${api.config.publicUrl}${backTo}` : callbackAddress(payment.callback, parameters),
    });
    await recordStarted(api.checkoutDb, payment.id, begun);
    return begun.redirectUrl;
  } catch (error) {
    api.server.log.warn({ err: error, payment: payment.id }, 'A payment could not be begun.');
    return null;
  }
}
