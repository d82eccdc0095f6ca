import { isEnded } from './status.ts';
import type { OrderStatus } from './status.ts';

/**
 * Arrival status of an order: promised window, overdue ("any minute"), delivered at, or unknown (ended, or no promise). Instants in ms
 * since 1970.
 */
export type Arrival =
  | { readonly kind: 'window'; readonly fromMs: number; readonly toMs: number }
  | { readonly kind: 'soon' }
  | { readonly kind: 'delivered'; readonly atMs: number }
  | { readonly kind: 'unknown' };

interface ArrivalInput {
  readonly status: OrderStatus;
  /** The window promised when the order was placed. */
  readonly promise: { readonly fromMs: number; readonly toMs: number } | undefined;
  readonly deliveredAtMs: number | undefined;
  readonly nowMs: number;
}

/**
 * Returns the arrival status of an order at `nowMs`. A window that has passed becomes 'soon'.
 * @example arrivalOf({ status: 'picked_up', promise, deliveredAtMs: undefined, nowMs }) // { kind: 'window', fromMs, toMs }
 */
export function arrivalOf({ status, promise, deliveredAtMs, nowMs }: ArrivalInput): Arrival {
  if (status === 'delivered' && deliveredAtMs !== undefined) return { kind: 'delivered', atMs: deliveredAtMs };
  if (isEnded(status) || status === 'returning' || !promise) return { kind: 'unknown' };
  return nowMs < promise.toMs ? { kind: 'window', ...promise } : { kind: 'soon' };
}
