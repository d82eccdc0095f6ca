import type { Transaction } from '../../platform/db/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

/** Job that offers an order to the next courier. */
export const OFFER_COURIER = 'offer-courier';

/** Looks for a courier of an order, at once or later, once the transaction is committed. One job waits for each order. */
export async function requestCourier(trx: Transaction, orderId: number, inMs?: number): Promise<void> {
  await addJob(trx, OFFER_COURIER, { orderId }, { key: `${OFFER_COURIER}:${orderId}`, isUrgent: true, ...(inMs !== undefined && { inMs }) });
}
