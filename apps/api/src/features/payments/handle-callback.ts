import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { CallbackReply, GatewayCallback } from '../../ports/payment-gateway.ts';
import { paymentBook } from './payment-book.ts';
import { gatewayNamed } from './start-payment.ts';

/** Passes a callback to its gateway, with the book of its payments, and returns the gateway's own reply. */
export async function handleCallback(
  api: Api,
  gatewayName: string,
  callback: Omit<GatewayCallback, 'now' | 'digits'>,
): Promise<CallbackReply> {
  const gateway = gatewayNamed(api, gatewayName);
  if (!gateway) throw refuse(API.payment.callback, 'gateway-not-found');
  const { digit_after_decimal_point: digits } = await api.settings.read();
  const reply = await gateway.takeCallback({ ...callback, now: api.adapters.clock.now(), digits }, paymentBook(api, gateway));
  if (!reply) throw refuse(API.payment.callback, 'bad-signature');
  return reply;
}
