import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import type { Charge } from '@bozor/domain/checkout/charges.ts';
import type { RefundWay } from '@bozor/domain/orders/refund-pieces.ts';
import type { CostBearer } from '@bozor/domain/orders/staff/acts-of-operator.ts';
import { sql, type Selectable } from 'kysely';
import type { Tables, Transaction } from '../../../platform/db/database.ts';
import type { RefundRow } from '../refunds/refund-store.ts';

type Kept = 'id' | 'customer_id' | 'payment_method' | 'payment_status' | 'total_minor' | 'adjusted_minor' | 'wallet_minor';

/** An order that nobody received, as its money needs it. */
export type NotReceivedRow = Pick<Selectable<Tables['orders']>, Kept> & {
  readonly cost_borne_by: CostBearer | null;
  readonly module_type: ModuleType;
  readonly charges: readonly Charge[];
};

/** Reads an order that nobody received. The caller has locked it. */
export async function readNotReceived(trx: Transaction, orderId: number): Promise<NotReceivedRow | undefined> {
  const { rows } = await sql<NotReceivedRow>`
    select o.id, o.customer_id, o.payment_method, o.payment_status, o.total_minor, o.adjusted_minor, o.wallet_minor, o.cost_borne_by, m.module_type,
      coalesce((select jsonb_agg(jsonb_build_object('kind', b.kind, 'amountMinor', b.amount_minor, 'isIncluded', b.is_included) order by b.position)
        from order_charges b where b.order_id = o.id), '[]') as charges
    from orders o join modules m on m.id = o.module_id where o.id = ${orderId}`.execute(trx);
  return rows[0];
}

interface NewReturned {
  readonly orderId: number;
  readonly amountMinor: number;
  readonly method: RefundWay;
  readonly paymentId: number | null;
}

/** Stores what goes back of an order that nobody received, as an approved refund. */
export async function insertReturned(
  trx: Transaction,
  { orderId, amountMinor, method, paymentId }: NewReturned,
): Promise<Pick<RefundRow, 'id' | 'kind' | 'amount_minor' | 'method' | 'payment_id'>> {
  return trx
    .insertInto('refunds')
    .values({
      order_id: orderId,
      kind: 'returned',
      amount_minor: amountMinor,
      method,
      payment_id: paymentId,
      state: 'approved',
      decided_at: sql`now()`,
    })
    .returning(['id', 'kind', 'amount_minor', 'method', 'payment_id'])
    .executeTakeFirstOrThrow();
}

/** When this courier said that nobody answers, and how often they tried since, by the database's clock. Of this ride alone. */
export interface AbsenceRow {
  readonly since: Date | null;
  readonly tries: number;
  readonly now: Date;
}

export async function readAbsence(trx: Transaction, orderId: number): Promise<AbsenceRow> {
  const { rows } = await sql<AbsenceRow>`
    select a.at as since, clock_timestamp() as now, (
      select count(*)::int from order_acts t where t.order_id = o.id and t.kind in ('call_tried', 'message_sent') and t.id > a.id) as tries
    from orders o left join lateral (
      select x.id, x.at from order_acts x
      where x.order_id = o.id and x.kind = 'customer_absent' and x.at >= o.picked_up_at and (x.details->>'courier_id')::bigint = o.rider_id
      order by x.id limit 1) a on true
    where o.id = ${orderId}`.execute(trx);
  return rows[0]!;
}
