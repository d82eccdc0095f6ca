import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { OrderType } from './order-type.ts';
import type { OrderStatus } from './status.ts';

/** Who moves an order. `system` is the clock, a payment's callback and the operator. */
export const ORDER_ACTORS = ['customer', 'store', 'courier', 'system'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

type JumpTable = Partial<Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderActor[]>>>>;

/** What all orders share: cancelling, a payment that failed and came after all, refunds. */
const AROUND = {
  prescription_review: { pending: ['store', 'system'], canceled: ['customer', 'store', 'system'] },
  pending: { canceled: ['customer', 'store', 'system'], failed: ['system'] },
  // The payment did not come: the customer pays otherwise (in cash, again), or a late callback brings it after all.
  failed: { pending: ['customer', 'system'], canceled: ['customer', 'system'] },
  delivered: { refund_requested: ['customer', 'system'] },
  refund_requested: { refunded: ['store', 'system'], refund_rejected: ['store', 'system'] },
} as const satisfies JumpTable;

/** The one table of legal jumps: order type → from → to → by whom. What is not here is refused. */
export const JUMPS: Readonly<Record<OrderType, JumpTable>> = {
  delivery: {
    ...AROUND,
    pending: { ...AROUND.pending, confirmed: ['store', 'system'] },
    confirmed: { processing: ['store', 'system'], canceled: ['store', 'system'] },
    processing: { handover: ['store', 'system'], canceled: ['store', 'system'] },
    handover: { picked_up: ['courier', 'system'], canceled: ['store', 'system'] },
    picked_up: { delivered: ['courier', 'system'], canceled: ['system'] },
  },
  take_away: {
    ...AROUND,
    pending: { ...AROUND.pending, confirmed: ['store', 'system'] },
    confirmed: { processing: ['store', 'system'], canceled: ['store', 'system'] },
    processing: { handover: ['store', 'system'], canceled: ['store', 'system'] },
    handover: { delivered: ['store', 'system'], canceled: ['store', 'system'] },
  },
  parcel: {
    failed: AROUND.failed,
    delivered: AROUND.delivered,
    refund_requested: { refunded: ['system'], refund_rejected: ['system'] },
    pending: { confirmed: ['courier', 'system'], canceled: ['customer', 'system'], failed: ['system'] },
    confirmed: { picked_up: ['courier', 'system'], canceled: ['system'] },
    picked_up: { delivered: ['courier', 'system'], canceled: ['system'] },
  },
};

/** The straight way of each type, once pending. */
export const HAPPY_PATHS: Readonly<Record<OrderType, readonly OrderStatus[]>> = {
  delivery: ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'],
  take_away: ['pending', 'confirmed', 'processing', 'handover', 'delivered'],
  parcel: ['pending', 'confirmed', 'picked_up', 'delivered'],
};

/** A wished move of an order. */
export interface Move {
  readonly type: OrderType;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: OrderActor;
}

/** A move that is not in the table, or not this actor's to make. */
export type JumpProblem =
  | { readonly problem: 'illegal-jump'; readonly from: OrderStatus; readonly to: OrderStatus }
  | { readonly problem: 'jump-not-yours'; readonly from: OrderStatus; readonly to: OrderStatus };

/**
 * Whether a move is in the table, and whether this actor may make it. Staying where one is, is not a move.
 * @example checkJump({ type: 'take_away', from: 'handover', to: 'picked_up', by: 'courier' }) // { ok: false, problem: 'illegal-jump', … }
 */
export function checkJump({ type, from, to, by }: Move): Outcome<OrderStatus, JumpProblem> {
  const actors = JUMPS[type][from]?.[to];
  if (!actors) return refused({ problem: 'illegal-jump', from, to });
  return actors.includes(by) ? done(to) : refused({ problem: 'jump-not-yours', from, to });
}

/**
 * Whether an actor may cancel an order now. Customers may while it is pending (also under review, and after a failed payment).
 * @example canCancel({ type: 'delivery', status: 'confirmed', by: 'customer' }) // false
 */
export function canCancel({
  type,
  status,
  by,
}: {
  readonly type: OrderType;
  readonly status: OrderStatus;
  readonly by: OrderActor;
}): boolean {
  return checkJump({ type, from: status, to: 'canceled', by }).ok;
}
