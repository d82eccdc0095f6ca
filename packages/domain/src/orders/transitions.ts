import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { OrderType } from './order-type.ts';
import type { OrderStatus } from './status.ts';

/**
 * Actors of a transition. `system` is the clock and a payment's callback, which know whether money came: it fails an unpaid order, revives one whose
 * money comes late, and cancels one whose payment the gateway took back before the goods were ready.
 */
export const ORDER_ACTORS = ['customer', 'store', 'courier', 'operator', 'system'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

type TransitionTable = Partial<Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderActor[]>>>>;

/** Transitions common to all order types: cancelling, a failed payment that succeeds later, refunds. */
const COMMON_TRANSITIONS = {
  prescription_review: { price_proposed: ['store', 'operator'], canceled: ['customer', 'store', 'operator'] },
  // The customer agrees to the pharmacist's price, declines it, or lets the time pass.
  price_proposed: { pending: ['customer'], canceled: ['customer', 'store', 'operator', 'system'] },
  pending: { canceled: ['customer', 'store', 'operator', 'system'], failed: ['system'] },
  // The payment failed: the customer pays otherwise (in cash, or again), or a late callback confirms it after all.
  failed: { pending: ['customer', 'system'], canceled: ['customer', 'operator'] },
  delivered: { refund_requested: ['customer', 'operator'] },
  // Answered by pieces, the order is delivered as before.
  refund_requested: { refunded: ['store', 'operator'], refund_rejected: ['store', 'operator'], delivered: ['operator'] },
} as const satisfies TransitionTable;

/** The table of legal transitions: order type → from → to → actors. Any other transition is refused. */
export const TRANSITIONS: Readonly<Record<OrderType, TransitionTable>> = {
  delivery: {
    ...COMMON_TRANSITIONS,
    pending: { ...COMMON_TRANSITIONS.pending, confirmed: ['store', 'operator'] },
    confirmed: { processing: ['store', 'operator'], canceled: ['store', 'operator', 'system'] },
    processing: { handover: ['store', 'operator'], canceled: ['store', 'operator', 'system'] },
    // Recalled: called ready too early.
    handover: { picked_up: ['courier', 'store', 'operator'], processing: ['store', 'operator'], canceled: ['store', 'operator'] },
    // Dishes that nobody receives are thrown away.
    picked_up: { delivered: ['courier', 'operator'], returning: ['courier', 'operator'], returned: ['courier'], canceled: ['operator'] },
    // The customer may still turn up.
    returning: { delivered: ['courier', 'operator'], returned: ['store', 'operator'], canceled: ['operator'] },
  },
  take_away: {
    ...COMMON_TRANSITIONS,
    pending: { ...COMMON_TRANSITIONS.pending, confirmed: ['store', 'operator'] },
    confirmed: { processing: ['store', 'operator'], canceled: ['store', 'operator', 'system'] },
    processing: { handover: ['store', 'operator'], canceled: ['store', 'operator', 'system'] },
    // Recalled, collected, or collected by nobody.
    handover: {
      delivered: ['store', 'operator'],
      processing: ['store', 'operator'],
      returned: ['store', 'operator'],
      canceled: ['store', 'operator'],
    },
  },
  parcel: {
    failed: COMMON_TRANSITIONS.failed,
    delivered: COMMON_TRANSITIONS.delivered,
    refund_requested: { refunded: ['operator'], refund_rejected: ['operator'], delivered: ['operator'] },
    pending: { confirmed: ['courier', 'operator'], canceled: ['customer', 'operator', 'system'], failed: ['system'] },
    confirmed: { picked_up: ['courier', 'operator'], canceled: ['operator', 'system'] },
    picked_up: { delivered: ['courier', 'operator'], returning: ['courier', 'operator'], canceled: ['operator'] },
    returning: { delivered: ['courier', 'operator'], returned: ['courier', 'operator'], canceled: ['operator'] },
  },
};

/** Regular sequence of statuses of each order type, from pending on. */
export const HAPPY_PATHS: Readonly<Record<OrderType, readonly OrderStatus[]>> = {
  delivery: ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'],
  take_away: ['pending', 'confirmed', 'processing', 'handover', 'delivered'],
  parcel: ['pending', 'confirmed', 'picked_up', 'delivered'],
};

/** A requested transition. */
export interface TransitionRequest {
  readonly type: OrderType;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: OrderActor;
}

/** The transition is not in the table, or not open to this actor. */
export type TransitionProblem =
  | { readonly problem: 'illegal-transition'; readonly from: OrderStatus; readonly to: OrderStatus }
  | { readonly problem: 'transition-not-permitted'; readonly from: OrderStatus; readonly to: OrderStatus };

/**
 * Checks that a transition is in the table and open to its actor, and returns the new status. A transition to the same status is illegal.
 * @example checkTransition({ type: 'take_away', from: 'handover', to: 'picked_up', by: 'courier' }) // { ok: false, problem: 'illegal-transition', … }
 */
export function checkTransition({ type, from, to, by }: TransitionRequest): Outcome<OrderStatus, TransitionProblem> {
  const actors = TRANSITIONS[type][from]?.[to];
  if (!actors) return refused({ problem: 'illegal-transition', from, to });
  return actors.includes(by) ? done(to) : refused({ problem: 'transition-not-permitted', from, to });
}

/**
 * Whether a step waits for the customer's answer to what comes instead of a sold-out line: the bag is closed afterwards.
 * @example waitsForAnswer('handover') // true
 */
export function waitsForAnswer(to: OrderStatus): boolean {
  return to === 'handover';
}

/**
 * Returns whether an actor may cancel an order now. A customer may while it is pending, under review, or failed to be paid.
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
  return checkTransition({ type, from: status, to: 'canceled', by }).ok;
}
