import { sql, type Selectable } from 'kysely';
import type { Database, Tables, Transaction } from '../../platform/db/database.ts';
import type { Position } from '../../platform/db/keyset-pages.ts';
import type { BegunPayment } from '../../ports/payment-gateway.ts';
import type { ZonePayment } from './payment-terms.ts';

export type PaymentRow = Selectable<Tables['payments']>;
type ListedPayment = PaymentRow & Position;
type State = PaymentRow['state'];

/** States in which the money may still come as everybody expects. */
export const OPEN_STATES = ['created', 'pending', 'authorised'] as const satisfies readonly State[];

export async function insertPayment(
  trx: Transaction,
  payment: Pick<PaymentRow, 'order_id' | 'customer_id' | 'guest_id' | 'gateway' | 'amount_minor' | 'currency'>,
): Promise<void> {
  await trx
    .insertInto('payments')
    .values({ purpose: 'order', ...payment })
    .execute();
}

/** Writes down that a customer adds money to their wallet; the same `once` is the same payment, which is answered as it stands. */
export async function insertTopUp(
  db: Database,
  topUp: Pick<PaymentRow, 'customer_id' | 'gateway' | 'amount_minor' | 'currency'> & { readonly once: string },
): Promise<PaymentRow> {
  await db
    .insertInto('payments')
    .values({ purpose: 'wallet_top_up', ...topUp })
    .onConflict((conflict) => conflict.column('once').where('once', 'is not', null).doNothing())
    .execute();
  return db.selectFrom('payments').where('once', '=', topUp.once).selectAll().executeTakeFirstOrThrow();
}

/** Top-ups that nobody has paid in their time, the oldest first. */
export async function findOverdueTopUps(
  db: Database,
  { before, after, most }: { readonly before: Date; readonly after: Position; readonly most: number },
): Promise<readonly ListedPayment[]> {
  // Literals, as the index has them: a plan for any value would read all payments there ever were.
  const { rows } = await sql<ListedPayment>`
    select *, created_at::text as at from payments
    where purpose = 'wallet_top_up' and state in ('created', 'pending', 'authorised') and created_at <= ${before}
      and (created_at, id) > (${after.at}::timestamptz, ${after.id})
    order by created_at, id limit ${most}`.execute(db);
  return rows;
}

/** The attempt that is under way. */
export async function findOpen(db: Database | Transaction, orderId: number): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .where('order_id', '=', orderId)
    .where('state', 'in', [...OPEN_STATES])
    .selectAll()
    .executeTakeFirst();
}

/** Notes where the gateway wants the customer to go; a callback may have been faster. */
export async function noteBegun(db: Database, id: number, { providerPaymentId, redirectUrl }: BegunPayment): Promise<void> {
  await db
    .updateTable('payments')
    .set({
      provider_payment_id: providerPaymentId,
      redirect_url: redirectUrl,
      state: sql`case state when 'created' then 'pending' else state end`,
    })
    .where('id', '=', id)
    .execute();
}

export async function findPayment(db: Database | Transaction, id: number, gateway: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').where('id', '=', id).where('gateway', '=', gateway).selectAll().executeTakeFirst();
}

/** A payment, held until the transaction ends. Its order is held first, always. */
export async function holdPayment(trx: Transaction, id: number): Promise<PaymentRow> {
  return trx.selectFrom('payments').where('id', '=', id).selectAll().forUpdate().executeTakeFirstOrThrow();
}

export async function setState(
  trx: Transaction,
  id: number,
  changes: { readonly state: State; readonly provider_payment_id?: string; readonly failure?: string },
): Promise<void> {
  await trx.updateTable('payments').set(changes).where('id', '=', id).execute();
}

/** What an order has open is called off: it is paid otherwise, or once more. */
export async function callOff(trx: Transaction, orderId: number): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ state: 'canceled' })
    .where('order_id', '=', orderId)
    .where('state', 'in', [...OPEN_STATES])
    .execute();
}

export async function markToGiveBack(trx: Transaction, id: number): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ give_back_since: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Payments whose money goes back the way it came, those that wait the longest first. */
export async function findToGiveBack(db: Database, after: Position, most: number): Promise<readonly ListedPayment[]> {
  const { rows } = await sql<ListedPayment>`
    select *, give_back_since::text as at from payments
    where give_back_since is not null and state = 'captured' and (give_back_since, id) > (${after.at}::timestamptz, ${after.id})
    order by give_back_since, id limit ${most}`.execute(db);
  return rows;
}

export interface NewEvent {
  readonly gateway: string;
  readonly event: string;
  readonly payload: object;
  readonly paymentId?: number;
  readonly outcome: 'applied' | 'ignored' | 'flagged';
  readonly problem?: string;
}

/** Notes a callback; false when the same was noted before. */
export async function insertEvent(trx: Transaction, { paymentId, problem, payload, ...event }: NewEvent): Promise<boolean> {
  const inserted = await trx
    .insertInto('payment_events')
    .values({ ...event, payload: JSON.stringify(payload), payment_id: paymentId ?? null, problem: problem ?? null })
    .onConflict((conflict) => conflict.columns(['gateway', 'event']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** How the zone of an order may be paid in. */
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
