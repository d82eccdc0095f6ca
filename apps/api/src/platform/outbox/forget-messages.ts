import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';

/** Deletes letters and SMS to a customer, or to these addresses and numbers, sent or not. */
export async function forgetMessages(trx: Transaction, customerId: number, reached: readonly string[]): Promise<void> {
  // Two statements, each along an index of its own: with `or` the generic plan reads every message.
  await trx.deleteFrom('outbox').where('customer_id', '=', customerId).execute();
  await trx
    .deleteFrom('outbox')
    .where(sql<boolean>`recipient = any(${[...reached]})`)
    .execute();
}
