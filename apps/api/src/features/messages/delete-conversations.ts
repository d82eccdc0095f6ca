import type { Transaction } from '../../platform/db/database.ts';

export async function deleteConversations(trx: Transaction, customerId: number): Promise<void> {
  await trx.deleteFrom('conversations').where('customer_id', '=', customerId).execute();
}
