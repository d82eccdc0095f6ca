import { looksForCourier } from '@bozor/domain/couriers/offer-rules.ts';
import { checkAssign, checkUnassign, type AssignmentProblem } from '@bozor/domain/orders/staff/assignment.ts';
import { done, refused, type Outcome } from '@bozor/domain/outcome.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { readMover, type Mover } from './mover.ts';
import { mayOrder } from './policies.ts';
import { recordAct } from './record-act.ts';
import { requestCourier } from './request-courier.ts';

interface Assignment {
  readonly orderId: number;
  readonly courierId: number;
  readonly by: Mover;
  /** Why, and where goods on their way change hands. */
  readonly note?: string | undefined;
}

interface Unassignment {
  readonly orderId: number;
  readonly by: Mover;
  readonly reason: string;
}

export type AssignToProblem = AssignmentProblem | { readonly problem: 'gone' | 'courier-not-found' };

/**
 * Gives an order to a courier, or from one courier to another. The row is locked first, so the second of two people decides by what the first
 * did. A courier who has the order already is no second act.
 */
export async function assignTo(
  trx: Transaction,
  { orderId, courierId, by, note }: Assignment,
): Promise<Outcome<'assign' | 'reassign' | 'unchanged', AssignToProblem>> {
  const order = await lockForAssigning(trx, orderId, by);
  if (!order) return refused({ problem: 'gone' });
  if (order.rider_id === courierId) return done('unchanged');
  const checked = checkAssign(assignable(order), { hasNote: note !== undefined && note !== '' });
  if (!checked.ok) return checked;
  const courier = await trx.selectFrom('riders').where('id', '=', courierId).where('is_active', '=', true).select('id').executeTakeFirst();
  if (!courier) return refused({ problem: 'courier-not-found' });
  await trx.updateTable('orders').set({ rider_id: courierId }).where('id', '=', orderId).execute();
  const details = {
    courier_id: courierId,
    ...(order.rider_id !== null && { from_courier_id: order.rider_id }),
    ...(note && { text: note }),
  };
  await recordAct(trx, { orderId, kind: 'courier_assigned', by, details });
  return checked;
}

/** Takes an order from its courier. An order without a courier is left as it is. */
export async function unassign(
  trx: Transaction,
  { orderId, by, reason }: Unassignment,
): Promise<Outcome<'unassign' | 'unchanged', AssignToProblem>> {
  const order = await lockForAssigning(trx, orderId, by);
  if (!order) return refused({ problem: 'gone' });
  const checked = checkUnassign(assignable(order));
  if (!checked.ok) return checked.problem === 'no-courier' ? done('unchanged') : checked;
  await trx.updateTable('orders').set({ rider_id: null }).where('id', '=', orderId).execute();
  await recordAct(trx, { orderId, kind: 'courier_unassigned', by, details: { courier_id: order.rider_id, text: reason } });
  if (looksForCourier(order.order_type, order.status)) await requestCourier(trx, orderId);
  return checked;
}

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockForAssigning>>>;

/** Locks an order that this person may assign. Couriers take and return orders that are not theirs yet, so their use-cases check them. */
async function lockForAssigning(trx: Transaction, orderId: number, by: Mover) {
  const { as, staff } = readMover(by);
  return trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .$if(staff !== undefined && as === 'operator', (query) => query.where(mayOrder(staff!, 'assign')))
    .select(['id', 'order_type', 'status', 'rider_id'])
    .forUpdate()
    .executeTakeFirst();
}

const assignable = (order: LockedOrder) => ({ type: order.order_type, status: order.status, hasCourier: order.rider_id !== null });
