import type { Transaction } from '../../platform/db/database.ts';
import { setFreeRider } from './store.ts';

/** Finds a courier for an order that has none: the least busy of its zone. Answers who it is; undefined when nobody rides here. */
export async function assignRider(trx: Transaction, orderId: number): Promise<number | undefined> {
  return setFreeRider(trx, orderId);
}
