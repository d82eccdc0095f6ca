import type { Transaction } from '../../platform/db/database.ts';
import { setFreeCourier } from './store.ts';

/**
 * Assigns the least busy courier of the zone who has no person on duty to an order without a courier. While any person is on duty, orders are
 * offered first, and `isOffered` says that nobody of them fits. Returns the courier's id; undefined when there is none, or the order has one.
 */
export async function assignCourier(
  trx: Transaction,
  orderId: number,
  { isOffered = false }: { readonly isOffered?: boolean } = {},
): Promise<number | undefined> {
  return setFreeCourier(trx, orderId, { isOffered });
}
