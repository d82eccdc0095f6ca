import type { Transaction } from '../../platform/db/database.ts';
import { returnBasket } from '../cart/return-basket.ts';
import { readBasket } from './store.ts';

/**
 * Puts the goods of an order that is not paid back into its customer's or guest's cart, once: after a declined payment the customer may have
 * changed, emptied or ordered them. Parcels and campaigns were in none.
 */
export async function returnBasketOf(trx: Transaction, orderId: number): Promise<void> {
  const basket = await readBasket(trx, orderId);
  if (basket) await returnBasket(trx, basket.owner, basket);
}
