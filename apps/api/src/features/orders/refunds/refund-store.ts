import type { RefundKind, RefundReason, RefundState, RefundWay, RefundedLine } from '@bozor/domain/orders/refund-pieces.ts';
import { sql, type Selectable } from 'kysely';
import type { Tables, Transaction } from '../../../platform/db/database.ts';
import type { Staff } from '../../../platform/http/actor.ts';
import { mayOrder } from '../policies.ts';

export type RefundedOrder = Pick<
  Selectable<Tables['orders']>,
  'id' | 'customer_id' | 'guest_id' | 'status' | 'payment_method' | 'payment_status' | 'total_minor' | 'wallet_minor'
>;

const COLUMNS = [
  'id',
  'customer_id',
  'guest_id',
  'status',
  'payment_method',
  'payment_status',
  'total_minor',
  'wallet_minor',
] as const satisfies readonly (keyof RefundedOrder)[];

/** Locks an order until the transaction ends: every refund of it is written and decided under this lock. */
export async function lockRefunded(trx: Transaction, orderId: number, by?: Staff): Promise<RefundedOrder | undefined> {
  return trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .$if(by !== undefined, (query) => query.where(mayOrder(by!, 'refund')))
    .select(COLUMNS)
    .forUpdate()
    .executeTakeFirst();
}

export interface RefundRow {
  readonly id: number;
  readonly order_id: number;
  readonly kind: RefundKind;
  readonly amount_minor: number;
  readonly method: RefundWay;
  readonly state: RefundState;
  readonly is_requested: boolean;
  readonly needs_second: boolean;
  readonly asked_by: number | null;
  readonly payment_id: number | null;
}

const refundColumns = [
  'id',
  'order_id',
  'kind',
  'amount_minor',
  'method',
  'state',
  'is_requested',
  'needs_second',
  'asked_by',
  'payment_id',
] as const satisfies readonly (keyof RefundRow)[];

/** A refund. Its order must be locked before anything is decided by it. */
export async function findRefund(trx: Transaction, refundId: number): Promise<RefundRow | undefined> {
  return trx.selectFrom('refunds').where('id', '=', refundId).select(refundColumns).executeTakeFirst();
}

/** The customer's request that waits for its answer. The order is locked. */
export async function findRequest(trx: Transaction, orderId: number): Promise<RefundRow | undefined> {
  return trx
    .selectFrom('refunds')
    .where('order_id', '=', orderId)
    .where('is_requested', '=', true)
    .where('state', 'in', ['requested', 'asked'])
    .select(refundColumns)
    .executeTakeFirst();
}

export async function isWritten(trx: Transaction, once: string): Promise<boolean> {
  return (await trx.selectFrom('refunds').where('once', '=', once).select('id').executeTakeFirst()) !== undefined;
}

/** Amount that an entry beside the bill takes from the goods, without the tax on top of their prices. */
const GOODS_OF_ADJUSTMENT = sql`round(a.amount_minor * 100 / (100 + case when exists (
  select from order_charges t where t.order_id = o.id and t.kind = 'tax' and not t.is_included) then o.tax_percent else 0 end))`;

/** Lines of an order as they were received, with the pieces that were refunded. */
export async function readRefundedLines(trx: Transaction, orderId: number): Promise<readonly RefundedLine[]> {
  const { rows } = await sql<RefundedLine>`
    select l.position, l.quantity - coalesce(b.gone, 0) as quantity,
      greatest(l.total_minor + coalesce(b.changed, 0), l.coupon_share_minor + l.welcome_share_minor)::bigint as "totalMinor", l.coupon_share_minor as "couponShareMinor", l.welcome_share_minor as "welcomeShareMinor",
      coalesce((select jsonb_agg(r.piece order by r.piece) from refund_lines r
        where r.order_id = l.order_id and r.position = l.position and not r.is_dropped), '[]') as refunded
    from order_lines l join orders o on o.id = l.order_id
    left join lateral (
      select (sum(a.pieces) filter (where a.kind <> 'line_swapped'))::int as gone, sum(${GOODS_OF_ADJUSTMENT}) as changed
      from order_adjustments a where a.order_id = l.order_id and a.line_position = l.position and a.state = 'done') b on true
    where l.order_id = ${orderId} order by l.position`.execute(trx);
  return rows;
}

/** Tax on top of the prices of an order, and what is left of its money. A credit of the shop's own takes nothing from that. */
export async function readLeft(trx: Transaction, orderId: number): Promise<{ readonly taxMinor: number; readonly leftMinor: number }> {
  const { rows } = await sql<{ taxMinor: number; leftMinor: number }>`
    select coalesce((select sum(c.amount_minor) from order_charges c where c.order_id = o.id and c.kind = 'tax' and not c.is_included), 0)::bigint
        + coalesce((select sum(a.amount_minor - ${GOODS_OF_ADJUSTMENT}) from order_adjustments a where a.order_id = o.id and a.state = 'done'), 0)::bigint as "taxMinor",
      (o.total_minor + o.adjusted_minor - coalesce((select sum(f.amount_minor) from refunds f
        where f.order_id = o.id and f.kind not in ('goodwill', 'difference') and f.state <> 'rejected'), 0))::bigint as "leftMinor"
    from orders o where o.id = ${orderId}`.execute(trx);
  return rows[0]!;
}

export interface NewRefund {
  readonly orderId: number;
  readonly kind: RefundKind;
  readonly amountMinor: number;
  readonly method: RefundWay;
  readonly paymentId: number | null;
  readonly reason: RefundReason;
  readonly note: string | null;
  readonly needsSecond: boolean;
  readonly askedBy: number;
  readonly once: string;
}

const staffColumns = (refund: NewRefund) => ({
  kind: refund.kind,
  amount_minor: refund.amountMinor,
  method: refund.method,
  payment_id: refund.paymentId,
  reason: refund.reason,
  decision_note: refund.note,
  needs_second: refund.needsSecond,
  asked_by: refund.askedBy,
  once: refund.once,
  state: 'asked' as const,
});

export async function insertStaffRefund(trx: Transaction, refund: NewRefund): Promise<RefundRow> {
  return trx
    .insertInto('refunds')
    .values({ order_id: refund.orderId, ...staffColumns(refund) })
    .returning(refundColumns)
    .executeTakeFirstOrThrow();
}

/** Answers the customer's request by pieces: it becomes their refund. */
export async function turnRequest(trx: Transaction, requestId: number, refund: NewRefund): Promise<RefundRow> {
  return trx
    .updateTable('refunds')
    .set(staffColumns(refund))
    .where('id', '=', requestId)
    .returning(refundColumns)
    .executeTakeFirstOrThrow();
}

export async function insertPieces(
  trx: Transaction,
  refund: Pick<RefundRow, 'id' | 'order_id'>,
  pieces: readonly { readonly position: number; readonly piece: number }[],
): Promise<void> {
  await trx
    .insertInto('refund_lines')
    .values(pieces.map((each) => ({ refund_id: refund.id, order_id: refund.order_id, ...each })))
    .execute();
}

/** Frees the pieces of a refund that was declined. */
export async function dropPieces(trx: Transaction, refundId: number): Promise<void> {
  await trx.updateTable('refund_lines').set({ is_dropped: true }).where('refund_id', '=', refundId).execute();
}

export async function setRefund(
  trx: Transaction,
  refundId: number,
  changes: Partial<
    Pick<Selectable<Tables['refunds']>, 'state' | 'method' | 'payment_id' | 'decision_note' | 'decided_by' | 'asked_by' | 'needs_second'>
  > & {
    readonly isDecided?: boolean;
  },
): Promise<void> {
  const { isDecided = false, ...columns } = changes;
  await trx
    .updateTable('refunds')
    .set({ ...columns, ...(isDecided && { decided_at: sql`now()` }) })
    .where('id', '=', refundId)
    .execute();
}

/** The payment that can give money of an order back, and what is left of it. */
export async function findPaymentBack(
  trx: Transaction,
  orderId: number,
): Promise<{ readonly id: number; readonly gateway: string; readonly leftMinor: number } | undefined> {
  const { rows } = await sql<{ id: number; gateway: string; leftMinor: number }>`
    select p.id, p.gateway, (p.amount_minor - coalesce((select sum(f.amount_minor) from refunds f
      where f.payment_id = p.id and f.state <> 'rejected'), 0))::bigint as "leftMinor"
    from payments p where p.order_id = ${orderId} and p.state in ('captured', 'partially_refunded') and p.give_back_since is null
    order by p.id desc limit 1`.execute(trx);
  return rows[0];
}

/** Sets an order's payment status by what went back so far. */
export async function setGivenBack(trx: Transaction, orderId: number): Promise<void> {
  await sql`
    update orders o set payment_status = case when f.paid >= o.total_minor + o.adjusted_minor then 'refunded' else 'partially_refunded' end
    from (select coalesce(sum(amount_minor), 0) as paid from refunds where order_id = ${orderId} and kind not in ('goodwill', 'difference') and state = 'paid') f
    where o.id = ${orderId} and f.paid > 0`.execute(trx);
}
