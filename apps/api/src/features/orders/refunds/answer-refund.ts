import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/operator/routes.ts';
import { needsSecondPerson } from '@bozor/domain/orders/refund-pieces.ts';
import type { Api } from '../../../platform/api.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Staff } from '../../../platform/http/actor.ts';
import { refuse } from '../../../platform/http/problem.ts';
import type { Moved } from '../move-order.ts';
import { recordAct } from '../record-act.ts';
import { declineRefund, grantRefund, told } from './grant-refund.ts';
import { findRefund, lockRefunded, setGivenBack, setRefund, type RefundedOrder, type RefundRow } from './refund-store.ts';

type Answering = Pick<Api, 'checkoutDb' | 'settings'>;

interface Held {
  readonly order: RefundedOrder;
  readonly refund: RefundRow;
}

/** A refund of an order that this person may refund; the order is locked before the refund is read. */
async function hold(trx: Transaction, refundId: number, by: Staff): Promise<Held | undefined> {
  const known = await findRefund(trx, refundId);
  const order = known && (await lockRefunded(trx, known.order_id, by));
  const refund = order && (await findRefund(trx, refundId));
  return order && refund && { order, refund };
}

/** Answers a customer's request whole: yes or no. Above the limit a yes waits for a second person. */
export async function answerRequest(
  api: Answering,
  by: Staff,
  refundId: number,
  { is_approved: isApproved, note }: GivenBodyOf<typeof API.refunds.answer>,
): Promise<number> {
  const { answer } = API.refunds;
  const { refund_second_person_above: limit } = await api.settings.read();
  const written = note.trim();
  if (!isApproved && written === '') throw refuse(answer, 'reason-required', { field: 'note' });
  return inTransaction(api.checkoutDb, async (trx) => {
    const held = await hold(trx, refundId, by);
    if (!held) throw refuse(answer, 'refund-not-found');
    const { order, refund } = held;
    const isAnswered = isApproved ? ['asked', 'approved', 'paid'].includes(refund.state) : refund.state === 'rejected';
    if (refund.kind === 'whole' && isAnswered) return order.id;
    if (refund.state !== 'requested') throw refuse(answer, 'wrong-step');
    if (isApproved && needsSecondPerson(refund.amount_minor, limit)) {
      await setRefund(trx, refundId, { state: 'asked', asked_by: by.staffId, needs_second: true, decision_note: written || null });
      await recordAct(trx, { orderId: order.id, kind: 'refund_asked', by, details: told(refund) });
      return order.id;
    }
    if (isApproved) await setRefund(trx, refundId, { asked_by: by.staffId });
    const decided = { by, note: written || undefined };
    return finish(isApproved ? await grantRefund(trx, order, refund, decided) : await declineRefund(trx, order, refund, decided), order.id);
  });
}

/** Decides as the second person about a refund above the limit. Whoever asked for it may only withdraw it. */
export async function decideLarge(
  api: Pick<Api, 'checkoutDb'>,
  by: Staff,
  refundId: number,
  { isApproved, note }: { readonly isApproved: boolean; readonly note: string | undefined },
): Promise<number> {
  const { approve } = API.refunds;
  const written = note?.trim() || undefined;
  return inTransaction(api.checkoutDb, async (trx) => {
    const held = await hold(trx, refundId, by);
    if (!held) throw refuse(approve, 'refund-not-found');
    const { order, refund } = held;
    if (isApproved ? refund.state === 'approved' || refund.state === 'paid' : refund.state === 'rejected') return order.id;
    if (refund.state !== 'asked') throw refuse(approve, 'wrong-step');
    if (isApproved && refund.asked_by === by.staffId) throw refuse(approve, 'second-person-required');
    const decided = { by, note: written };
    return finish(isApproved ? await grantRefund(trx, order, refund, decided) : await declineRefund(trx, order, refund, decided), order.id);
  });
}

/** Marks a refund as paid that somebody has paid by hand. */
export async function markPaid(api: Pick<Api, 'checkoutDb'>, by: Staff, refundId: number): Promise<number> {
  const { paid } = API.refunds;
  return inTransaction(api.checkoutDb, async (trx) => {
    const held = await hold(trx, refundId, by);
    if (!held) throw refuse(paid, 'refund-not-found');
    const { order, refund } = held;
    if (refund.state === 'paid') return order.id;
    if (refund.state !== 'approved' || refund.payment_id !== null) throw refuse(paid, 'wrong-step');
    await setRefund(trx, refundId, { state: 'paid' });
    await setGivenBack(trx, order.id);
    await recordAct(trx, { orderId: order.id, kind: 'refund_paid', by, details: told(refund) });
    return order.id;
  });
}

function finish(moved: Moved, orderId: number): number {
  if (!moved.ok) throw refuse(API.refunds.answer, 'wrong-step');
  return orderId;
}
