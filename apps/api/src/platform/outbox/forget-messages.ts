import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';

/** Deletes letters and SMS to a customer, or to these addresses and numbers, sent or not. */
export async function forgetMessages(trx: Transaction, customerId: number, reached: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where((eb) => eb.or([eb('customer_id', '=', customerId), sql<boolean>`recipient = any(${[...reached]})`]))
    .execute();
}
