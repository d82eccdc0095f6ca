import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';

/** Deletes customers' transfer details of these orders, unless a decision is pending. */
export async function deleteTransferDetails(trx: Transaction, orderIds: readonly number[]): Promise<void> {
  await sql`
    update offline_payments set answers = '{}', note = null where order_id = any(${[...orderIds]}::bigint[]) and state <> 'pending'`.execute(
    trx,
  );
}
