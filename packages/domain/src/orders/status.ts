/** Every status of an order. `prescription_review` comes before the life of an ordinary order, refunds come after it. */
export const STATUSES = [
  'prescription_review',
  'pending',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refunded',
  'refund_rejected',
] as const;
export type OrderStatus = (typeof STATUSES)[number];

/** Statuses after which nothing is on its way: the timeline gives way to a notice, or is complete, and the poll stops. The tab History has these, Running all others. */
export const END_STATUSES = [
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refunded',
  'refund_rejected',
] as const satisfies readonly OrderStatus[];

/** While an order is on its way its tracking is asked for again after so many ms (track-15). */
export const POLL_MS = 10_000;

/** What each status is called in English. */
export const STATUS_NAMES = {
  prescription_review: 'Prescription under review',
  pending: 'Pending',
  confirmed: 'Confirmed',
  processing: 'Processing',
  handover: 'Ready',
  picked_up: 'On the Way',
  delivered: 'Delivered',
  canceled: 'Canceled',
  failed: 'Payment failed',
  refund_requested: 'Refund requested',
  refunded: 'Refunded',
  refund_rejected: 'Refund rejected',
} as const satisfies Record<OrderStatus, string>;

/**
 * Whether nothing is on its way any more.
 * @example isEnded('picked_up') // false
 */
export function isEnded(status: OrderStatus): boolean {
  return (END_STATUSES as readonly OrderStatus[]).includes(status);
}

/**
 * Whom the tracking map follows: the courier once the order is picked up, else it shows the receiver (track-16).
 * @example mapFollows('picked_up') // 'courier'
 */
export function mapFollows(status: OrderStatus): 'courier' | 'receiver' {
  return status === 'picked_up' ? 'courier' : 'receiver';
}
