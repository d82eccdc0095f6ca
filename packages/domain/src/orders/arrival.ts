import { isEnded } from './status.ts';
import type { OrderStatus } from './status.ts';

/** When an order is said to be there: within a window, any minute now, or when it was; nothing once it is called off or nothing was promised. */
export type Arrival =
  | { readonly kind: 'window'; readonly fromMs: number; readonly toMs: number }
  | { readonly kind: 'soon' }
  | { readonly kind: 'delivered'; readonly atMs: number }
  | { readonly kind: 'unknown' };

interface ArrivalInput {
  readonly status: OrderStatus;
  /** What was promised when the order was placed. */
  readonly promise: { readonly fromMs: number; readonly toMs: number } | undefined;
  readonly deliveredAtMs: number | undefined;
  readonly nowMs: number;
}

/**
 * What to say of the time of an order. A window that has passed is not repeated.
 * @example arrivalOf({ status: 'picked_up', promise, deliveredAtMs: undefined, nowMs }) // { kind: 'window', fromMs, toMs }
 */
export function arrivalOf({ status, promise, deliveredAtMs, nowMs }: ArrivalInput): Arrival {
  if (status === 'delivered' && deliveredAtMs !== undefined) return { kind: 'delivered', atMs: deliveredAtMs };
  if (isEnded(status) || !promise) return { kind: 'unknown' };
  return nowMs < promise.toMs ? { kind: 'window', ...promise } : { kind: 'soon' };
}
