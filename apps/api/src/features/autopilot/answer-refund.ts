import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { decideRefund } from '../orders/decide-refund.ts';
import type { Mover } from '../orders/mover.ts';
import type { RefundRequest } from './store.ts';

const OPERATOR: Mover = { as: 'operator' };

/** Time until the demo's operator answers, in seconds, at the speed 1. */
const ANSWER_SECONDS = 60;
/** Amount in minor units above which the demo's operator wants to see a picture. */
const MOST_WITHOUT_PICTURE = 500_000;

const APPROVED = 'We are sorry. The whole amount goes back to you.';
const DECLINED = 'We give back this amount only where a photo shows what was wrong.';

/**
 * Answers a request for a refund as the demo's operator, with a reason in the customer's language. Returns the milliseconds until the
 * answer is due; undefined once it is given.
 */
export async function answerRefund(api: Api, request: RefundRequest): Promise<number | undefined> {
  const waitMs = (ANSWER_SECONDS / api.config.autopilotSpeed - request.since_seconds) * 1_000;
  if (waitMs > 0) return waitMs;
  const isApproved = request.has_pictures || request.amount_minor <= MOST_WITHOUT_PICTURE;
  const note = api.words.translate(request.locale, isApproved ? APPROVED : DECLINED);
  await inTransaction(api.db, (trx) => decideRefund(trx, request.order_id, { isApproved, note }, OPERATOR));
  return undefined;
}
