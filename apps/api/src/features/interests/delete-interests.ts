import type { Transaction } from '../../platform/db/database.ts';

export async function deleteInterests(trx: Transaction, customerId: number): Promise<void> {
  await trx.deleteFrom('interests').where('customer_id', '=', customerId).execute();
  await trx.deleteFrom('interest_answers').where('customer_id', '=', customerId).execute();
}
