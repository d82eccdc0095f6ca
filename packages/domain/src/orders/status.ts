/**
 * Statuses of an order. `prescription_review` and `price_proposed` precede the life of an ordinary order; refunds follow it. Goods that found nobody
 * go back (`returning`) until whoever gave them has them again (`returned`); goods that nobody collected were never away.
 */
export const STATUSES = [
  'prescription_review',
  'price_proposed',
  'pending',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'returning',
  'delivered',
  'returned',
  'canceled',
  'failed',
  'refund_requested',
  'refunded',
  'refund_rejected',
] as const;
export type OrderStatus = (typeof STATUSES)[number];

/**
 * Statuses in which nothing is on its way. A notice replaces the timeline, or the timeline is complete; polling stops. The tab History
 * lists these, Running all others.
 */
export const END_STATUSES = [
  'delivered',
  'returned',
  'canceled',
  'failed',
  'refund_requested',
  'refunded',
  'refund_rejected',
] as const satisfies readonly OrderStatus[];

/** Interval of polling the tracking of a running order, in ms (track-15). */
export const POLL_MS = 10_000;

/** English names of the statuses. */
export const STATUS_NAMES = {
  prescription_review: 'Prescription under review',
  price_proposed: 'Price proposed',
  pending: 'Pending',
  confirmed: 'Confirmed',
  processing: 'Processing',
  handover: 'Ready',
  picked_up: 'On the Way',
  returning: 'Going back',
  delivered: 'Delivered',
  returned: 'Not received',
  canceled: 'Canceled',
  failed: 'Payment failed',
  refund_requested: 'Refund requested',
  refunded: 'Refunded',
  refund_rejected: 'Refund rejected',
} as const satisfies Record<OrderStatus, string>;

/**
 * Returns whether the status is one of `END_STATUSES`.
 * @example isEnded('picked_up') // false
 */
export function isEnded(status: OrderStatus): boolean {
  return (END_STATUSES as readonly OrderStatus[]).includes(status);
}

/**
 * Returns the marker that the tracking map follows: the courier once the order is picked up, else the receiver (track-16).
 * @example followedMarker('picked_up') // 'courier'
 */
export function followedMarker(status: OrderStatus): 'courier' | 'receiver' {
  return status === 'picked_up' ? 'courier' : 'receiver';
}
