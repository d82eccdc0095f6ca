import type { Transaction } from '../../../platform/db/database.ts';
import { moveOrder, type Moved } from '../move-order.ts';
import { readMover, type Mover } from '../mover.ts';
import { notifyOfRefund } from '../notify-customer.ts';
import { recordAct } from '../record-act.ts';
import { payOut } from './pay-out.ts';
import { dropPieces, setRefund, type RefundedOrder, type RefundRow } from './refund-store.ts';

interface Decision {
  readonly by: Mover;
  /** Text that the customer reads; what was written before stays without it. */
  readonly note?: string | undefined;
}

/**
 * Approves a refund and gives the money back. A request for all of an order moves it to `refunded`; one that was answered by pieces moves it
 * back to `delivered`; any other refund leaves it as it is. The order is locked.
 */
export async function grantRefund(trx: Transaction, order: RefundedOrder, refund: RefundRow, { by, note }: Decision): Promise<Moved> {
  const { staff } = readMover(by);
  await setRefund(trx, refund.id, {
    state: 'approved',
    decided_by: staff?.staffId ?? null,
    ...(note !== undefined && { decision_note: note }),
    isDecided: true,
  });
  if (refund.is_requested) {
    const moved = await moveOrder(trx, {
      orderId: order.id,
      to: refund.kind === 'whole' ? 'refunded' : 'delivered',
      from: 'refund_requested',
      by,
    });
    if (!moved.ok) return moved;
  }
  await payOut(trx, order, refund);
  if (staff)
    await recordAct(trx, {
      orderId: order.id,
      kind: refund.kind === 'goodwill' ? 'credit_given' : 'refund_given',
      by,
      details: told(refund),
    });
  if (!refund.is_requested || refund.kind !== 'whole') await notifyOfRefund(trx, order, refund.kind);
  return { ok: true };
}

/** Declines a refund: its pieces are free again, and a request is answered. The order is locked. */
export async function declineRefund(trx: Transaction, order: RefundedOrder, refund: RefundRow, { by, note }: Decision): Promise<Moved> {
  const { staff } = readMover(by);
  await setRefund(trx, refund.id, {
    state: 'rejected',
    decided_by: staff?.staffId ?? null,
    ...(note !== undefined && { decision_note: note }),
    isDecided: true,
  });
  await dropPieces(trx, refund.id);
  if (staff) await recordAct(trx, { orderId: order.id, kind: 'refund_declined', by, details: { ...told(refund), text: note ?? '' } });
  return refund.is_requested ? moveOrder(trx, { orderId: order.id, to: 'refund_rejected', from: 'refund_requested', by }) : { ok: true };
}

/** Facts that the history keeps of a refund. */
export const told = (refund: Pick<RefundRow, 'id' | 'kind' | 'amount_minor' | 'method'>) => ({
  refund_id: refund.id,
  kind: refund.kind,
  amount_minor: refund.amount_minor,
  way: refund.method,
});
