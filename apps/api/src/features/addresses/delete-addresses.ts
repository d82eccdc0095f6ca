import type { Transaction } from '../../platform/db/database.ts';

export async function deleteAddresses(trx: Transaction, customerId: number): Promise<void> {
  await trx.deleteFrom('addresses').where('customer_id', '=', customerId).execute();
}
