import { done, refused, type Outcome } from '../outcome.ts';
import { checkTransition } from './transitions.ts';
import type { OrderType } from './order-type.ts';
import type { OrderStatus } from './status.ts';

/** Hours after the delivery in which a refund can be requested. */
export const REFUND_HOURS = 48;

/** The part of an order that decides a refund; instants in ms since 1970. */
export interface Refundable {
  readonly type: OrderType;
  readonly status: OrderStatus;
  readonly deliveredAtMs: number | undefined;
}

/**
 * Checks that a customer may request a refund now, and returns the next status: once, after the delivery ('wrong-step' otherwise), within
 * `REFUND_HOURS` ('refund-too-late' otherwise).
 * @example checkRefund({ type: 'delivery', status: 'pending', deliveredAtMs: undefined }, 0) // { ok: false, problem: 'wrong-step' }
 */
export function checkRefund(
  { type, status, deliveredAtMs }: Refundable,
  nowMs: number,
): Outcome<'refund_requested', { readonly problem: 'wrong-step' | 'refund-too-late' }> {
  const isLegal = checkTransition({ type, from: status, to: 'refund_requested', by: 'customer' }).ok;
  if (!isLegal || deliveredAtMs === undefined) return refused({ problem: 'wrong-step' });
  return nowMs - deliveredAtMs <= REFUND_HOURS * 3_600_000 ? done('refund_requested') : refused({ problem: 'refund-too-late' });
}
