import type { Transaction } from '../../platform/db/database.ts';
import type { Moved } from './move-order.ts';
import type { Mover } from './mover.ts';
import { declineRefund, grantRefund } from './refunds/grant-refund.ts';
import { findRequest, lockRefunded } from './refunds/refund-store.ts';

interface Decision {
  readonly isApproved: boolean;
  /** Reason that the customer reads. */
  readonly note: string;
}

/**
 * Answers a customer's request for a refund of the whole order. Approved money goes back to the wallet at once, to its payment by a job, or by
 * hand. The customer gets a notice.
 */
export async function decideRefund(trx: Transaction, orderId: number, { isApproved, note }: Decision, by: Mover): Promise<Moved> {
  const order = await lockRefunded(trx, orderId);
  const refund = order && (await findRequest(trx, orderId));
  if (!order || refund?.state !== 'requested') return { ok: false, problem: 'gone' };
  return isApproved ? grantRefund(trx, order, refund, { by, note }) : declineRefund(trx, order, refund, { by, note });
}
