import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';

/** Takes what customers wrote about their transfers off these orders; what waits for a decision keeps it. */
export async function forgetTransfers(trx: Transaction, orderIds: readonly number[]): Promise<void> {
  await sql`
    update offline_payments set answers = '{}', note = null where order_id = any(${[...orderIds]}::bigint[]) and state <> 'pending'`.execute(
    trx,
  );
}
