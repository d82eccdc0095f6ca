import { sql, type Selectable } from 'kysely';
import type { Database, Tables, Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

export type SandboxRow = Selectable<Tables['sandbox_payments']>;
type NewRow = Pick<SandboxRow, 'id' | 'reference' | 'amount_minor' | 'currency' | 'return_path'>;

/** Opens a payment. The same reference returns the existing one. */
export async function openRow(db: Database, row: NewRow): Promise<SandboxRow> {
  await db
    .insertInto('sandbox_payments')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  return db.selectFrom('sandbox_payments').where('reference', '=', row.reference).selectAll().executeTakeFirstOrThrow();
}

export async function findRow(db: Database, id: string): Promise<SandboxRow | undefined> {
  return db.selectFrom('sandbox_payments').where('id', '=', id).selectAll().executeTakeFirst();
}

/**
 * Gives a part of an approved payment back, once under its key. The last part makes the payment `refunded`. Throws for a payment that nobody
 * approved, and for more than is left of it.
 */
export async function refundPart(
  db: Database,
  { key, paymentId, amountMinor }: { readonly key: string; readonly paymentId: string; readonly amountMinor: number },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const payment = await trx.selectFrom('sandbox_payments').where('id', '=', paymentId).selectAll().forUpdate().executeTakeFirst();
    const refunds = await trx.selectFrom('sandbox_refunds').where('payment_id', '=', paymentId).selectAll().execute();
    if (refunds.some((each) => each.key === key)) return;
    const left = (payment?.amount_minor ?? 0) - refunds.reduce((sum, each) => sum + each.amount_minor, 0);
    if (payment?.state !== 'approved' || amountMinor > left) throw new Error(`Payment ${paymentId} has not so much to give back`);
    await trx.insertInto('sandbox_refunds').values({ key, payment_id: paymentId, amount_minor: amountMinor }).execute();
    if (amountMinor === left) await step(trx, paymentId, 'approved', 'refunded');
  });
}

/** Moves a payment from one state to another. Returns false when it is in a different state. */
export async function step(db: Database | Transaction, id: string, from: SandboxRow['state'], to: SandboxRow['state']): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_payments')
    .set({ state: to, decided_at: sql`coalesce(decided_at, now())` })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
