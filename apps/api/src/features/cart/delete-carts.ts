import type { Transaction } from '../../platform/db/database.ts';

export async function deleteCarts(trx: Transaction, customerId: number): Promise<void> {
  await trx.deleteFrom('carts').where('customer_id', '=', customerId).execute();
}
