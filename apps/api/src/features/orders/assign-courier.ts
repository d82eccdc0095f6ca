import type { Transaction } from '../../platform/db/database.ts';
import { setFreeCourier } from './store.ts';

/**
 * Assigns the least busy courier of the zone who has no person on duty to an order without a courier. Returns the courier's id; undefined
 * when there is none, or the order has one.
 */
export async function assignCourier(trx: Transaction, orderId: number): Promise<number | undefined> {
  return setFreeCourier(trx, orderId);
}
