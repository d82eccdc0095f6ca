import type { PaymentMethod } from '../../checkout/payment-method.ts';
import type { Permission } from '../../staff/permissions.ts';
import { checkAssign, checkUnassign } from './assignment.ts';
import type { OrderType } from '../order-type.ts';
import { wasPaid, type PaymentStatus } from '../payment-status.ts';
import { TRANSITIONS, waitsForAnswer } from '../transitions.ts';
import type { OrderStatus } from '../status.ts';

/** Statuses to which the operator moves an order for a store or a courier. Prices, refunds and payments have acts of their own. */
export const OPERATOR_MOVES = [
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'returning',
  'returned',
] as const satisfies readonly OrderStatus[];
export type OperatorMove = (typeof OPERATOR_MOVES)[number];

/** Who bears the cost of an order that is canceled, or that its customer does not receive. */
export const COST_BEARERS = ['shop', 'store', 'courier', 'customer'] as const;
export type CostBearer = (typeof COST_BEARERS)[number];

export const OPERATOR_ACTS = ['move', 'recall', 'cancel', 'assign', 'reassign', 'unassign', 'note', 'reveal'] as const;

/** Inputs without which an act is refused. */
export const ACT_NEEDS = ['courier', 'reason', 'bearer', 'note', 'text'] as const;

/** An act that is legal now. `to` only of a move. */
export interface OperatorAct {
  readonly act: (typeof OPERATOR_ACTS)[number];
  readonly to?: OperatorMove;
  readonly needs: readonly (typeof ACT_NEEDS)[number][];
}

/** The part of an order that decides what the operator may do with it. */
export interface OperatedOrder {
  readonly type: OrderType;
  readonly status: OrderStatus;
  readonly hasCourier: boolean;
  readonly method: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  /** The customer has not answered yet what comes instead of a line. */
  readonly isAsking: boolean;
}

/**
 * Returns the moves of an order that are open to the operator. An order that waits for its online payment or bank transfer is not confirmed:
 * its store would prepare what nobody has paid.
 * @example movesOfOperator({ type: 'take_away', status: 'handover', … }) // ['delivered']
 */
export function movesOfOperator({
  type,
  status,
  method,
  paymentStatus,
  isAsking,
}: Omit<OperatedOrder, 'hasCourier'>): readonly OperatorMove[] {
  if (status === 'pending' && !wasPaid(paymentStatus) && (method === 'digital_payment' || method === 'offline_payment')) return [];
  // Only an answer by pieces leads from there.
  if (status === 'refund_requested') return [];
  return OPERATOR_MOVES.filter(
    (to) => !isRecall(status, to) && TRANSITIONS[type][status]?.[to]?.includes('operator') === true && !(isAsking && waitsForAnswer(to)),
  );
}

/** A recall is no move: who presses *Start preparing* twice, or late, does not take back that an order is ready. */
const isRecall = (from: OrderStatus, to: OrderStatus): boolean => from === 'handover' && to === 'processing';

/**
 * Returns whether the operator may take back that an order is ready. A store may for two minutes (`recallableUntil`), the operator as long as nobody
 * has fetched it.
 * @example mayRecall({ type: 'take_away', status: 'handover' }) // true
 */
export function mayRecall({ type, status }: Pick<OperatedOrder, 'type' | 'status'>): boolean {
  return status === 'handover' && TRANSITIONS[type].handover?.processing?.includes('operator') === true;
}

/**
 * Returns every act on an order that is legal now and open to a person with these permissions: the transition table, the rules of assigning and
 * what may always be done, each with what it needs.
 * @example actsOfOperator(delivered, () => true) // [{ act: 'note', needs: ['text'] }, { act: 'reveal', needs: [] }]
 */
export function actsOfOperator(order: OperatedOrder, may: (permission: Permission) => boolean): readonly OperatorAct[] {
  const acts: OperatorAct[] = [];
  if (may('orders.move'))
    acts.push(...movesOfOperator(order).map((to) => ({ act: 'move', to, needs: needsOfMove(to, order.status) }) as const));
  if (may('orders.move') && mayRecall(order)) acts.push({ act: 'recall', needs: [] });
  if (may('orders.assign')) {
    const assigning = checkAssign(order, { hasNote: true });
    if (assigning.ok)
      acts.push({
        act: assigning.value,
        needs: order.status === 'picked_up' || order.status === 'returning' ? ['courier', 'note'] : ['courier'],
      });
    if (checkUnassign(order).ok) acts.push({ act: 'unassign', needs: ['reason'] });
  }
  if (may('orders.cancel') && TRANSITIONS[order.type][order.status]?.canceled?.includes('operator') === true)
    acts.push({ act: 'cancel', needs: ['reason', 'bearer'] });
  if (may('orders.note')) acts.push({ act: 'note', needs: ['text'] });
  if (may('customers.reveal')) acts.push({ act: 'reveal', needs: [] });
  return acts;
}

/**
 * Inputs of a move: who bears the cost is asked once, when the goods turn back, or when nobody collected them.
 * @example needsOfMove('returned', 'returning') // []
 */
export function needsOfMove(to: OperatorMove, from: OrderStatus): OperatorAct['needs'] {
  return to === 'returning' || (to === 'returned' && from !== 'returning') ? ['bearer'] : [];
}
