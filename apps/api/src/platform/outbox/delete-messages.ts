import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';

/** Deletes mails and SMS to a customer, or to these addresses and phones, sent or not. */
export async function deleteMessages(trx: Transaction, customerId: number, reached: readonly string[]): Promise<void> {
  // Two statements, each with an index of its own: with `or` the generic plan reads the whole table.
  await trx.deleteFrom('outbox').where('customer_id', '=', customerId).execute();
  await trx
    .deleteFrom('outbox')
    .where(sql<boolean>`recipient = any(${[...reached]})`)
    .execute();
}
