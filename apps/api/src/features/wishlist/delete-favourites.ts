import type { Transaction } from '../../platform/db/database.ts';

export async function deleteFavourites(trx: Transaction, customerId: number): Promise<void> {
  await trx.deleteFrom('wishlist_items').where('customer_id', '=', customerId).execute();
  await trx.deleteFrom('wishlist_stores').where('customer_id', '=', customerId).execute();
}
