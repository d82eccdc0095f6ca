import { sql, type Selectable } from 'kysely';
import type { Database, Tables, Transaction } from '../../platform/db/database.ts';

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
