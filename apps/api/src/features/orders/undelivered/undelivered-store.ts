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

/** When this courier said that nobody answers, as far as their press is believed, and how often they tried since. Of this ride alone. */
export interface AbsenceRow {
  /** When they were at the door. */
  readonly arrived: Date | null;
  readonly since: Date | null;
  readonly tries: number;
}

/** Reads an absence as it stood at an instant. A call counts from its press on, a message from the moment at which it was sent. */
export async function readAbsence(trx: Transaction, orderId: number, at: Date): Promise<AbsenceRow> {
  const act = (kind: string) => sql`left join lateral (
    select x.id, coalesce(x.tapped_at, x.at) as at from order_acts x
    where x.order_id = o.id and x.kind = ${kind} and x.at >= o.picked_up_at and (x.details->>'courier_id')::bigint = o.rider_id
    order by x.id limit 1)`;
  const { rows } = await sql<AbsenceRow>`
    select a.at as since, h.at as arrived, (
      select count(*)::int from order_acts t
      where t.order_id = o.id and t.id > a.id and (t.kind = 'call_tried' or (t.kind = 'message_sent' and t.at <= ${at}))) as tries
    from orders o ${act('customer_absent')} a on true ${act('courier_at_customer')} h on true
    where o.id = ${orderId}`.execute(trx);
  return rows[0]!;
}
