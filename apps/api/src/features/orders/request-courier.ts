import type { Transaction } from '../../platform/db/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

/** Job that offers an order to the next courier. */
export const OFFER_COURIER = 'offer-courier';

/** One job waits for each order. */
export const keyOfOffering = (orderId: number): string => `${OFFER_COURIER}:${orderId}`;

/** Looks for a courier of an order once the transaction is committed, or after a while. */
export async function requestCourier(trx: Transaction, orderId: number, inMs?: number): Promise<void> {
  await addJob(trx, OFFER_COURIER, { orderId }, { key: keyOfOffering(orderId), isUrgent: true, ...(inMs !== undefined && { inMs }) });
}
