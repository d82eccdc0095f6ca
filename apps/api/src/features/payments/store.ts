import { sql, type Selectable } from 'kysely';
import type { Database, Tables, Transaction } from '../../platform/db/database.ts';
import type { Position } from '../../platform/db/keyset-pages.ts';
import type { StartedPayment } from '../../ports/payment-gateway.ts';
import type { ZonePayment } from './payment-terms.ts';

export type PaymentRow = Selectable<Tables['payments']>;
type ListedPayment = PaymentRow & Position;
type State = PaymentRow['state'];

/** States of a payment that is still open. */
const OPEN_STATES = ['created', 'pending', 'authorised'] as const satisfies readonly State[];

export const isOpen = ({ state }: Pick<PaymentRow, 'state'>): boolean => OPEN_STATES.some((open) => open === state);

export async function insertPayment(
  trx: Transaction,
  payment: Pick<PaymentRow, 'order_id' | 'customer_id' | 'guest_id' | 'gateway' | 'amount_minor' | 'currency' | 'callback'>,
): Promise<void> {
  await trx
    .insertInto('payments')
    .values({ purpose: 'order', ...payment })
    .execute();
}

/** Inserts a top-up. The same `once` returns the existing payment. */
export async function insertTopUp(
  db: Database,
  topUp: Pick<PaymentRow, 'customer_id' | 'gateway' | 'amount_minor' | 'currency' | 'callback'> & { readonly once: string },
): Promise<PaymentRow> {
  await db
    .insertInto('payments')
    .values({ purpose: 'wallet_top_up', ...topUp })
    .onConflict((conflict) => conflict.column('once').where('once', 'is not', null).doNothing())
    .execute();
  return db.selectFrom('payments').where('once', '=', topUp.once).selectAll().executeTakeFirstOrThrow();
}

/** Unpaid top-ups past their time, oldest first. */
export async function findOverdueTopUps(
  db: Database,
  { before, after, most }: { readonly before: Date; readonly after: Position; readonly most: number },
): Promise<readonly ListedPayment[]> {
  // Literals that match the partial index: a generic plan would read all payments.
  const { rows } = await sql<ListedPayment>`
    select *, created_at::text as at from payments
    where purpose = 'wallet_top_up' and state in ('created', 'pending', 'authorised') and created_at <= ${before}
      and (created_at, id) > (${after.at}::timestamptz, ${after.id})
    order by created_at, id limit ${most}`.execute(db);
  return rows;
}

/** The open payment of an order. */
export async function findOpen(db: Database | Transaction, orderId: number): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .where('order_id', '=', orderId)
    .where('state', 'in', [...OPEN_STATES])
    .selectAll()
    .executeTakeFirst();
}

/** Stores the redirect of a started payment. A callback may have been faster. */
export async function recordStarted(db: Database, id: number, { providerPaymentId, redirectUrl }: StartedPayment): Promise<void> {
  await db
    .updateTable('payments')
    .set({
      ...(providerPaymentId !== undefined && { provider_payment_id: providerPaymentId }),
      redirect_url: redirectUrl,
      state: sql`case state when 'created' then 'pending' else state end`,
    })
    .where('id', '=', id)
    .execute();
}

export async function findPayment(db: Database | Transaction, id: number, gateway: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').where('id', '=', id).where('gateway', '=', gateway).selectAll().executeTakeFirst();
}

/** Locks a payment until the transaction ends. Its order must be locked first. */
export async function lockPayment(trx: Transaction, id: number): Promise<PaymentRow> {
  return trx.selectFrom('payments').where('id', '=', id).selectAll().forUpdate().executeTakeFirstOrThrow();
}

export async function setState(
  trx: Transaction,
  id: number,
  changes: { readonly state: State; readonly provider_payment_id?: string; readonly failure?: string },
): Promise<void> {
  await trx.updateTable('payments').set(changes).where('id', '=', id).execute();
}

/** Cancels an order's open payment, because it is paid in another way or again. */
export async function cancelOpenPayment(trx: Transaction, orderId: number): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ state: 'canceled' })
    .where('order_id', '=', orderId)
    .where('state', 'in', [...OPEN_STATES])
    .execute();
}

export async function markForReturn(trx: Transaction, id: number): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ give_back_since: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Payments whose money must be returned, oldest first. */
export async function findToReturn(db: Database, after: Position, most: number): Promise<readonly ListedPayment[]> {
  const { rows } = await sql<ListedPayment>`
    select *, give_back_since::text as at from payments
    where give_back_since is not null and state = 'captured' and (give_back_since, id) > (${after.at}::timestamptz, ${after.id})
    order by give_back_since, id limit ${most}`.execute(db);
  return rows;
}

/** A refund whose payment gives its part back. */
export interface PartToReturn extends Position {
  readonly order_id: number;
  readonly payment_id: number;
  readonly gateway: string;
  readonly provider_payment_id: string | null;
  readonly amount_minor: number;
  readonly is_difference: boolean;
}

/** Approved refunds that name a payment, oldest first. */
export async function findPartsToReturn(db: Database, after: Position, most: number): Promise<readonly PartToReturn[]> {
  const { rows } = await sql<PartToReturn>`
    select f.id, f.created_at::text as at, f.order_id, f.payment_id, p.gateway, p.provider_payment_id, f.amount_minor, f.kind = 'difference' as is_difference
    from refunds f join payments p on p.id = f.payment_id
    where f.state = 'approved' and f.payment_id is not null and (f.created_at, f.id) > (${after.at}::timestamptz, ${after.id})
    order by f.created_at, f.id limit ${most}`.execute(db);
  return rows;
}

/** Amount of a payment that went back by refunds. */
export async function readReturned(trx: Transaction, paymentId: number): Promise<number> {
  const { rows } = await sql<{ returned: number }>`
    select coalesce(sum(amount_minor), 0)::bigint as returned from refunds where payment_id = ${paymentId} and state = 'paid'`.execute(trx);
  return rows[0]!.returned;
}

export interface NewEvent {
  readonly gateway: string;
  readonly event: string;
  readonly payload: object;
  readonly paymentId?: number;
  readonly outcome: 'applied' | 'ignored' | 'flagged';
  readonly problem?: string;
}

/** Records a callback. Returns false when it was recorded before. */
export async function insertEvent(trx: Transaction, { paymentId, problem, payload, ...event }: NewEvent): Promise<boolean> {
  const inserted = await trx
    .insertInto('payment_events')
    .values({ ...event, payload: JSON.stringify(payload), payment_id: paymentId ?? null, problem: problem ?? null })
    .onConflict((conflict) => conflict.columns(['gateway', 'event']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Payment methods that an order's zone allows. */
export async function readZonePayment(
  db: Database | Transaction,
  { zone_id, module_id }: { readonly zone_id: number; readonly module_id: number },
): Promise<ZonePayment> {
  return db
    .selectFrom('zones as z')
    .innerJoin('zone_modules as m', 'm.zone_id', 'z.id')
    .where('z.id', '=', zone_id)
    .where('m.module_id', '=', module_id)
    .select((eb) => [
      'z.cash_on_delivery',
      'z.digital_payment',
      'z.offline_payment',
      'm.cash_limit_minor',
      eb
        .exists(eb.selectFrom('offline_payment_methods').where('is_active', '=', true).select('id'))
        .$castTo<boolean>()
        .as('has_offline_methods'),
    ])
    .executeTakeFirstOrThrow();
}
