import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/operator/routes.ts';
import {
  mayRecall,
  movesOfOperator,
  needsOfMove,
  type CostBearer,
  type OperatorMove,
} from '@bozor/domain/orders/staff/acts-of-operator.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { refuse } from '../../platform/http/problem.ts';
import { acceptOrder } from '../orders/accept-order.ts';
import { assignTo, unassign, type AssignToProblem } from '../orders/assign-to.ts';
import { cancelByOperator } from '../orders/cancel-by-operator.ts';
import { deliver } from '../orders/deliver.ts';
import { handOver } from '../orders/hand-over.ts';
import type { Moved } from '../orders/move-order.ts';
import { pickUp } from '../orders/pick-up.ts';
import { recall } from '../orders/recall-order.ts';
import { recordAct } from '../orders/record-act.ts';
import { startPreparing } from '../orders/start-preparing.ts';
import { takeBack } from '../orders/undelivered/take-back.ts';
import { turnBack } from '../orders/undelivered/turn-back.ts';
import { isCourierWithin, lockOrder } from './store.ts';

type Body<Name extends 'move' | 'recall' | 'cancel' | 'note' | 'assign' | 'unassign' | 'revealPhone'> = GivenBodyOf<
  (typeof API.orders)[Name]
>;
type Operating = Pick<Api, 'checkoutDb'>;
type Moving = Pick<Api, 'checkoutDb' | 'adapters' | 'settings'>;

const STEPS: Readonly<
  Record<Exclude<OperatorMove, 'returning' | 'returned'>, (trx: Transaction, orderId: number, by: Staff) => Promise<Moved>>
> = {
  confirmed: acceptOrder,
  processing: startPreparing,
  handover: handOver,
  picked_up: pickUp,
  delivered: deliver,
};

/** Moves an order on. Where it stands already, a second press changes nothing. A note is for staff alone; its history has both. */
export async function moveByOperator(
  api: Moving,
  by: Staff,
  orderId: number,
  { to, note, borne_by: borneBy }: Body<'move'>,
): Promise<void> {
  const { move } = API.orders;
  await inTransaction(api.checkoutDb, async (trx) => {
    const order = await lockOrder(trx, orderId, by, 'move');
    if (!order) throw refuse(move, 'order-not-found');
    if (order.status === to) return;
    const isLegal = movesOfOperator({ ...order, isAsking: false }).includes(to);
    if (!isLegal) throw refuse(move, 'wrong-step', { field: 'to' });
    if (borneBy === undefined && needsOfMove(to, order.status).includes('bearer'))
      throw refuse(move, 'bearer-required', { field: 'borne_by' });
    const moved = await take(api, trx, { orderId, to, by, borneBy });
    if (!moved.ok) throw refuse(move, moved.problem === 'swap-unanswered' ? 'swap-unanswered' : 'wrong-step', { field: 'to' });
    await writeNote(trx, { orderId, by, text: note });
  });
}

/** Takes back that an order is ready. Where it is in preparation already, a second press changes nothing. */
export async function recallByOperator(api: Operating, by: Staff, orderId: number, { note }: Body<'recall'>): Promise<void> {
  await inTransaction(api.checkoutDb, async (trx) => {
    const order = await lockOrder(trx, orderId, by, 'move');
    if (!order) throw refuse(API.orders.recall, 'order-not-found');
    if (order.status === ('processing' satisfies OrderStatus)) return;
    if (!mayRecall(order)) throw refuse(API.orders.recall, 'wrong-step');
    await recall(trx, orderId, by);
    await writeNote(trx, { orderId, by, text: note });
  });
}

interface Step {
  readonly orderId: number;
  readonly to: OperatorMove;
  readonly by: Staff;
  readonly borneBy: CostBearer | undefined;
}

function take(api: Moving, trx: Transaction, { orderId, to, by, borneBy }: Step): Promise<Moved> {
  if (to === 'returning') return turnBack(trx, orderId, by, { borneBy: borneBy ?? 'customer' });
  if (to === 'returned') return takeBack(api, trx, orderId, by, { borneBy });
  return STEPS[to](trx, orderId, by);
}

/** Cancels an order, also one whose courier has set out, and says who bears the cost. */
export async function cancelForOperator(api: Operating, by: Staff, orderId: number, body: Body<'cancel'>): Promise<void> {
  const { cancel } = API.orders;
  const reason = body.reason?.trim();
  if (body.reason_id === undefined && !reason) throw refuse(cancel, 'reason-required', { field: 'reason' });
  await inTransaction(api.checkoutDb, async (trx) => {
    const order = await lockOrder(trx, orderId, by, 'move');
    if (!order) throw refuse(cancel, 'order-not-found');
    if (order.status === ('canceled' satisfies OrderStatus)) return;
    const canceled = await cancelByOperator(trx, { orderId, by, reasonId: body.reason_id, reason, borneBy: body.borne_by });
    if (!canceled.ok && canceled.problem === 'reason-unknown') throw refuse(cancel, 'reason-required', { field: 'reason_id' });
    if (!canceled.ok) throw refuse(cancel, 'wrong-step');
    await writeNote(trx, { orderId, by, text: body.note });
  });
}

export async function noteByOperator(api: Operating, by: Staff, orderId: number, { text }: Body<'note'>): Promise<void> {
  const { note } = API.orders;
  if (text.trim() === '') throw refuse(note, 'note-required', { field: 'text' });
  await inTransaction(api.checkoutDb, async (trx) => {
    if (!(await lockOrder(trx, orderId, by, 'annotate'))) throw refuse(note, 'order-not-found');
    await writeNote(trx, { orderId, by, text });
  });
}

/** Returns the customer's whole phone number. Who asked, and why, is in the history and the audit log. */
export async function revealPhone(api: Operating, by: Staff, orderId: number, { reason }: Body<'revealPhone'>): Promise<string> {
  return inTransaction(api.checkoutDb, async (trx) => {
    const order = await lockOrder(trx, orderId, by, 'reveal');
    if (!order) throw refuse(API.orders.revealPhone, 'order-not-found');
    await recordAct(trx, { orderId, kind: 'phone_revealed', by, details: reason?.trim() ? { text: reason.trim() } : {} });
    return order.phone;
  });
}

export async function assignByOperator(api: Operating, by: Staff, orderId: number, body: Body<'assign'>): Promise<void> {
  const { assign } = API.orders;
  const note = body.note?.trim();
  const assigned = await inTransaction(api.checkoutDb, async (trx) => {
    if (!(await isCourierWithin(trx, by, body.courier_id))) return { ok: false, problem: 'courier-not-found' } as const;
    return assignTo(trx, { orderId, courierId: body.courier_id, by, note });
  });
  if (assigned.ok) return;
  if (assigned.problem === 'courier-not-found') throw refuse(assign, 'courier-not-found', { field: 'courier_id' });
  if (assigned.problem === 'note-required') throw refuse(assign, 'note-required', { field: 'note' });
  throw refuse(assign, assigningCode(assigned.problem));
}

export async function unassignByOperator(api: Operating, by: Staff, orderId: number, body: Body<'unassign'>): Promise<void> {
  const reason = body.reason.trim();
  if (reason === '') throw refuse(API.orders.unassign, 'reason-required', { field: 'reason' });
  const taken = await inTransaction(api.checkoutDb, (trx) => unassign(trx, { orderId, by, reason }));
  if (!taken.ok) throw refuse(API.orders.unassign, assigningCode(taken.problem));
}

const assigningCode = (problem: AssignToProblem['problem']) => (problem === 'gone' ? 'order-not-found' : 'wrong-step');

async function writeNote(trx: Transaction, { orderId, by, text }: { orderId: number; by: Staff; text: string | undefined }): Promise<void> {
  const written = text?.trim();
  if (written) await recordAct(trx, { orderId, kind: 'note_written', by, details: { text: written } });
}
