import type { Transaction } from '../../platform/db/database.ts';
import { setFreeRider } from './store.ts';

/** Assigns the least busy courier of the zone to an order without a courier. Returns the courier's id; undefined when there is none. */
export async function assignRider(trx: Transaction, orderId: number): Promise<number | undefined> {
  return setFreeRider(trx, orderId);
}
