import { sql, type Selectable } from 'kysely';
import type { Database, Tables, Transaction } from '../../platform/db/database.ts';

export type AttemptRow = Selectable<Tables['payment_attempts']> & { readonly amount_minor: number; readonly currency: string };

const withPayment = (db: Database | Transaction) =>
  db
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .selectAll('payment_attempts')
    .select(['payments.amount_minor', 'payments.currency']);

interface NamedAttempt {
  readonly gateway: string;
  readonly providerPaymentId: string;
}

export async function findAttempt(
  db: Database | Transaction,
  { gateway, providerPaymentId }: NamedAttempt,
): Promise<AttemptRow | undefined> {
  return withPayment(db)
    .where('payment_attempts.gateway', '=', gateway)
    .where('payment_attempts.provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst();
}

/** Whether a payment has an attempt that is open or captured. The caller holds the payment. */
export async function hasLiveAttempt(trx: Transaction, paymentId: number): Promise<boolean> {
  const found = await trx
    .selectFrom('payment_attempts')
    .where('payment_id', '=', paymentId)
    .where(sql<boolean>`state in ('open', 'captured')`)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Attempts by the gateway's time, both bounds included, the oldest first. */
export async function listAttempts(
  db: Database,
  { gateway, from, to }: { readonly gateway: string; readonly from: Date; readonly to: Date },
): Promise<readonly AttemptRow[]> {
  return withPayment(db)
    .where('payment_attempts.gateway', '=', gateway)
    .where('payment_attempts.provider_at', '>=', from)
    .where('payment_attempts.provider_at', '<=', to)
    .orderBy('payment_attempts.provider_at')
    .orderBy('payment_attempts.id')
    .execute();
}

export async function insertAttempt(
  trx: Transaction,
  { gateway, providerPaymentId, paymentId, at }: NamedAttempt & { readonly paymentId: number; readonly at: Date },
): Promise<void> {
  await trx
    .insertInto('payment_attempts')
    .values({ payment_id: paymentId, gateway, provider_payment_id: providerPaymentId, provider_at: at })
    .execute();
}

export async function captureAttempt(trx: Transaction, id: number): Promise<void> {
  await trx
    .updateTable('payment_attempts')
    .set({ state: 'captured', captured_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function cancelAttempt(trx: Transaction, id: number, reason: string): Promise<void> {
  await trx
    .updateTable('payment_attempts')
    .set({ state: 'canceled', canceled_at: sql`now()`, reason })
    .where('id', '=', id)
    .execute();
}

/** Ends the attempt whose money has come, if the payment was made by one. */
export async function refundAttempt(trx: Transaction, paymentId: number, reason: string | undefined): Promise<void> {
  await trx
    .updateTable('payment_attempts')
    .set({ state: 'refunded', canceled_at: sql`now()`, reason: reason ?? null })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'captured')
    .execute();
}
