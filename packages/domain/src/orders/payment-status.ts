/** Payment states of an order, in the database and on the wire. */
export const PAYMENT_STATUSES = ['unpaid', 'pending', 'paid', 'failed', 'refunded', 'partially_refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** States of one payment through a gateway. */
export const GATEWAY_STATES = [
  'created',
  'pending',
  'authorised',
  'captured',
  'failed',
  'canceled',
  'expired',
  'partially_refunded',
  'refunded',
] as const;
export type GatewayState = (typeof GATEWAY_STATES)[number];

const WAS_PAID = {
  unpaid: false,
  pending: false,
  paid: true,
  failed: false,
  refunded: true,
  partially_refunded: true,
} as const satisfies Record<PaymentStatus, boolean>;

/**
 * Whether an order's money has come in, also when some or all of it was refunded since. Nothing is due for such an order.
 * @example wasPaid('partially_refunded') // true
 */
export function wasPaid(status: PaymentStatus): boolean {
  return WAS_PAID[status];
}
