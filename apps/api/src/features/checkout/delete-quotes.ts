import type { Transaction } from '../../platform/db/database.ts';

export async function deleteQuotes(trx: Transaction, customerId: number): Promise<void> {
  await trx.deleteFrom('quotes').where('customer_id', '=', customerId).execute();
}
