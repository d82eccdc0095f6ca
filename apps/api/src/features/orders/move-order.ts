import { sql } from 'kysely';
import { looksForCourier } from '@bozor/domain/couriers/offer-rules.ts';
import { checkTransition, waitsForAnswer } from '@bozor/domain/orders/transitions.ts';
import type { CostBearer } from '@bozor/domain/orders/staff/acts-of-operator.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import type { RefusalReason } from '@bozor/domain/orders/staff/store-steps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { closeQuestions } from './adjustments-store.ts';
import { releaseReservation } from './reservation.ts';
import { readMover, type Mover } from './mover.ts';
import { mayOrder } from './policies.ts';
import { notifyCustomer } from './notify-customer.ts';
import { requestCourier } from './request-courier.ts';
import { addTicket } from './tickets/ticket-store.ts';

export interface OrderMove {
  readonly orderId: number;
  readonly to: OrderStatus;
  readonly by: Mover;
  readonly note?: string;
  /** Moves only from this status, so that a repeated or late job does no harm. */
  readonly from?: OrderStatus;
  readonly cancellationReasonId?: number;
  /** Why the store refuses it. */
  readonly refusalReason?: RefusalReason;
  /** When the store has the goods ready, as it says on accepting. */
  readonly readyBy?: Date;
  /** When the person pressed, if it was sent later. */
  readonly tappedAt?: Date | undefined;
  /** Who bears the cost of a cancellation, or of goods that nobody received. */
  readonly borneBy?: CostBearer;
  /** The store sells the goods again that came back. */
  readonly isSellable?: boolean;
}

/** Details that the steps of a store and a courier carry. */
export type MoveDetails = Pick<OrderMove, 'readyBy' | 'tappedAt'>;

export type Moved =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: 'gone' | 'illegal-transition' | 'transition-not-permitted' | 'swap-unanswered' };

/**
 * Moves an order along the transition table. Every status change goes through here. The row is locked first, so the second of two
 * concurrent moves is refused. An order outside the staff member's scope is not found. A canceled or unpaid order, and goods that came back and are
 * sold again, release stock, flash stock and coupon in the same transaction.
 */
export async function moveOrder(trx: Transaction, move: OrderMove): Promise<Moved> {
  const { as: by, staff } = readMover(move.by);
  const order = await trx
    .selectFrom('orders')
    .where('id', '=', move.orderId)
    .$if(staff !== undefined, (query) => query.where(mayOrder(staff!, 'move')))
    .select(['id', 'customer_id', 'guest_id', 'status', 'order_type', 'payment_method', 'rider_id', 'swap_until'])
    .forUpdate()
    .executeTakeFirst();
  if (!order) return { ok: false, problem: 'gone' };
  const from = order.status;
  if (move.from !== undefined && move.from !== from) return { ok: false, problem: 'illegal-transition' };
  const checked = checkTransition({ type: order.order_type, from, to: move.to, by });
  if (!checked.ok) return { ok: false, problem: checked.problem };
  // The bag is closed once the customer has answered what comes instead, or the time is over.
  if (order.swap_until !== null && waitsForAnswer(move.to)) return { ok: false, problem: 'swap-unanswered' };
  // Cash is paid when the goods are handed over, to the courier or at the counter.
  const isDelivered = move.to === 'delivered' && from !== 'refund_requested';
  const isPaidInCash = isDelivered && order.payment_method === 'cash_on_delivery';
  await trx
    .updateTable('orders')
    .set({
      status: move.to,
      status_by: by,
      status_by_staff: staff?.staffId ?? null,
      status_note: move.note ?? null,
      status_at: sql`greatest(clock_timestamp(), status_at + interval '1 microsecond')`,
      status_tapped_at: move.tappedAt ?? null,
      ...(move.refusalReason && { refusal_reason: move.refusalReason }),
      ...(move.readyBy && { ready_by: move.readyBy }),
      ...(move.cancellationReasonId === undefined ? {} : { cancellation_reason_id: move.cancellationReasonId }),
      ...(move.borneBy && { cost_borne_by: move.borneBy }),
      ...(isDelivered && from === 'returning' && { cost_borne_by: null }),
      ...(isPaidInCash ? { payment_status: 'paid' as const } : {}),
    })
    .where('id', '=', move.orderId)
    .execute();
  if (move.to === 'confirmed' && order.order_type !== 'parcel') await addTicket(trx, move.orderId);
  if (order.rider_id === null && looksForCourier(order.order_type, move.to)) await requestCourier(trx, move.orderId);
  const isOver = move.to === 'failed' || (move.to === 'canceled' && from !== 'failed');
  if (isOver || (move.to === 'returned' && move.isSellable === true)) await releaseReservation(trx, move.orderId);
  if (isOver && order.swap_until !== null) await closeQuestions(trx, move.orderId);
  if (staff)
    await writeAudit(trx, {
      staff,
      action: 'order.move',
      subject: 'order',
      subjectId: move.orderId,
      before: { status: from },
      after: {
        status: move.to,
        ...(move.note !== undefined && { note: move.note }),
        ...(move.borneBy && { borne_by: move.borneBy }),
        ...(move.isSellable !== undefined && { is_sellable: move.isSellable }),
        ...(move.refusalReason && { reason: move.refusalReason }),
        ...(move.readyBy && { ready_by: move.readyBy.toISOString() }),
        ...(move.tappedAt && { tapped_at: move.tappedAt.toISOString() }),
      },
    });
  if (move.to !== 'delivered' || isDelivered) await notifyCustomer(trx, order, { from, to: move.to, by });
  return { ok: true };
}
