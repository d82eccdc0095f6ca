import { done, refused, type Outcome } from '../../outcome.ts';
import type { OrderType } from '../order-type.ts';
import type { OrderStatus } from '../status.ts';

/** The part of an order that decides who may carry it. */
export interface Assignable {
  readonly type: OrderType;
  readonly status: OrderStatus;
  readonly hasCourier: boolean;
}

/** Why a courier cannot be given to an order, or taken from it. */
export type AssignmentProblem = { readonly problem: 'not-assignable' | 'no-courier' | 'note-required' };

const BEFORE_PICKING_UP: readonly OrderStatus[] = ['confirmed', 'processing', 'handover'];

/**
 * Checks that an order can get a courier, or another one, now: from its confirmation until it is picked up. A parcel has no store, so it needs
 * its courier to be confirmed. Goods on their way change hands only with a note, which tells where.
 * @example checkAssign({ type: 'delivery', status: 'picked_up', hasCourier: true }, { hasNote: false }) // { ok: false, problem: 'note-required' }
 */
export function checkAssign(
  order: Assignable,
  { hasNote }: { readonly hasNote: boolean },
): Outcome<'assign' | 'reassign', AssignmentProblem> {
  const { type, status, hasCourier } = order;
  if (type !== 'take_away' && (status === 'picked_up' || status === 'returning') && hasCourier)
    return hasNote ? done('reassign') : refused({ problem: 'note-required' });
  if (!isBeforePickingUp(type, status)) return refused({ problem: 'not-assignable' });
  return done(hasCourier ? 'reassign' : 'assign');
}

/**
 * Checks that an order's courier can be taken away without another one: while the goods are not picked up.
 * @example checkUnassign({ type: 'delivery', status: 'confirmed', hasCourier: false }) // { ok: false, problem: 'no-courier' }
 */
export function checkUnassign({ type, status, hasCourier }: Assignable): Outcome<'unassign', AssignmentProblem> {
  if (!isBeforePickingUp(type, status)) return refused({ problem: 'not-assignable' });
  return hasCourier ? done('unassign') : refused({ problem: 'no-courier' });
}

function isBeforePickingUp(type: OrderType, status: OrderStatus): boolean {
  if (type === 'take_away') return false;
  return BEFORE_PICKING_UP.includes(status) || (type === 'parcel' && status === 'pending');
}
