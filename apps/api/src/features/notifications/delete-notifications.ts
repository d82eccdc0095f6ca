import type { Transaction } from '../../platform/db/database.ts';

export async function deleteNotifications(trx: Transaction, customerId: number): Promise<void> {
  await trx.deleteFrom('notifications').where('customer_id', '=', customerId).execute();
}
