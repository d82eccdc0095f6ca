import type { Transaction } from '../../platform/db/database.ts';

/** Gives an order without a courier to one. The caller has locked it, checked it, and records the act. */
export async function setCourier(trx: Transaction, orderId: number, courierId: number): Promise<void> {
  await trx.updateTable('orders').set({ rider_id: courierId }).where('id', '=', orderId).where('rider_id', 'is', null).execute();
}
