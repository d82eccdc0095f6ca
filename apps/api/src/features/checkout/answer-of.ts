import type { PlacedOrder } from '@bozor/contract/shop/orders/checkout.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Api } from '../../platform/api.ts';
import type { CreatedOrder } from '../orders/new-order.ts';
import { trackingToken } from '../../platform/links/tracking-token.ts';
import { paymentStatusOf } from './new-order-rows.ts';
import type { PlaceableOrder, Preparing } from './prepared-order.ts';
import type { PlacedBody } from './wanted-order.ts';

/** Response to a placed order. */
export function answerOf(
  api: Api,
  order: PlaceableOrder,
  body: Pick<PlacedBody, 'payment_method'>,
  created: CreatedOrder,
  { settings, scope }: Preparing,
): PlacedOrder {
  const iso = (ms: number) => new Date(ms).toISOString();
  return {
    message: api.words.translate(scope.locale, 'Order placed successfully'),
    order_id: created.id,
    order_status: order.source === 'prescription' ? 'prescription_review' : 'pending',
    order_amount: toJsonAmount(order.bill.totalMinor, settings.digit_after_decimal_point),
    payment_method: body.payment_method,
    payment_status: paymentStatusOf(order, body),
    redirect_url: null,
    tracking_token: trackingToken(api.config.secrets.signing, created.id),
    eta: { from: iso(order.eta.fromMs), to: iso(order.eta.toMs), latest: iso(order.eta.latestMs) },
    created_at: created.created_at.toISOString(),
  };
}
