import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Visitor } from '../../platform/http/actor.ts';
import { refuse } from '../../platform/http/problem.ts';
import { lockAdjusted, readAdjustable } from './adjustments-store.ts';
import { decideSwap } from './decide-swap.ts';
import { findTracked } from './find-tracked.ts';

const ENDPOINT = API.orders.answerSwap;

/**
 * Takes a replacement for what is sold out, or declines it. The caller owns the order, has its tracking link or knows its contact. The order is
 * locked first, so that an answer, the end of the time and a cancellation have one outcome.
 */
export async function answerSwap(
  api: Api,
  actor: Visitor,
  { agree, adjustment_id: adjustmentId, ...proof }: GivenBodyOf<typeof ENDPOINT>,
  ip: string,
): Promise<void> {
  const { orderId } = await findTracked(api, actor, proof, ip);
  await inTransaction(api.checkoutDb, async (trx) => {
    const locked = await lockAdjusted(trx, orderId);
    const order = await readAdjustable(trx, orderId);
    const question = order.kept.find(({ id, kind }) => id === adjustmentId && kind === 'line_swapped');
    if (!question) throw refuse(ENDPOINT, 'swap-not-found', { field: 'adjustment_id' });
    if (question.state === (agree ? 'done' : 'declined')) return;
    if (!locked) throw refuse(ENDPOINT, 'wrong-step', { field: 'order_id' });
    if (question.state !== 'proposed' || question.isLate) throw refuse(ENDPOINT, 'swap-answered', { field: 'adjustment_id' });
    await decideSwap(trx, locked, { order, question, answer: agree ? 'agreed' : 'declined' });
  });
}
