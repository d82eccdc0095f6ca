import { amountOfAdjustment, isEmptied, removalOf } from '@bozor/domain/orders/received/adjustments.ts';
import { outcomeOfSwap, type SwapAnswer } from '@bozor/domain/orders/received/sold-out-plan.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { replaceStock, returnReplacement } from '../items/stock.ts';
import {
  findAdjusted,
  insertRemoval,
  lockAdjusted,
  readAdjustable,
  writeAnswer,
  type Adjustable,
  type KeptAdjustment,
} from './adjustments-store.ts';
import { moveOrder } from './move-order.ts';
import { notifyOfRemoval, notifyOfSwap } from './notify-customer.ts';
import { recordAct } from './record-act.ts';

/** Job that decides by the customer's plan once the time to answer is over. */
export const DECIDE_SWAP = 'decide-swap';

interface Decision {
  readonly order: Adjustable;
  readonly question: KeptAdjustment;
  readonly answer: SwapAnswer;
}

/**
 * Ends the question about a line by its answer: the replacement comes, the line is taken out, or the order is canceled, which also happens
 * where nothing would be left of it. The caller has locked the order.
 */
export async function decideSwap(
  trx: Transaction,
  locked: { readonly id: number; readonly customer_id: number | null; readonly guest_id: number | null },
  { order, question, answer }: Decision,
): Promise<void> {
  const orderId = locked.id;
  const line = order.lines.find(({ id }) => id === question.lineId)!;
  const outcome = outcomeOfSwap(answer, order.plan);
  const answeredBy = answer === 'unanswered' ? 'system' : 'customer';
  const by = { as: answeredBy } as const;
  if (outcome === 'swap') {
    const { lineId, kind, pieces, replacementMinor } = question;
    const swap = { lineId, kind, pieces, replacementMinor: replacementMinor! };
    await writeAnswer(trx, { id: question.id, state: 'done', answeredBy, amountMinor: amountOfAdjustment(order, order.done, swap) });
    await recordAct(trx, { orderId, kind: 'swap_answered', by, details: { line_id: lineId, answer } });
    if (answer === 'unanswered') await notifyOfSwap(trx, locked);
    return;
  }
  if (question.itemId !== null) await returnReplacement(trx, question.itemId, question.pieces);
  await writeAnswer(trx, { id: question.id, state: answer === 'declined' ? 'declined' : 'expired', answeredBy });
  await recordAct(trx, { orderId, kind: 'swap_answered', by, details: { line_id: question.lineId, answer } });
  const removal = removalOf(line, order.done, question.pieces);
  if (outcome === 'cancel' || isEmptied(order, [...order.done, removal])) {
    await moveOrder(trx, { orderId, to: 'canceled', by: { as: 'system' }, refusalReason: 'sold-out' });
    // The cancellation returned the pieces that were ordered, and the store has none of them.
    await replaceStock(trx, line);
    return;
  }
  const amountMinor = amountOfAdjustment(order, order.done, removal);
  await insertRemoval(trx, { orderId, position: line.position, adjustment: removal, amountMinor, by });
  await recordAct(trx, {
    orderId,
    kind: 'line_removed',
    by,
    details: { line_id: line.id, pieces: removal.pieces, amount_minor: amountMinor },
  });
  if (answer === 'unanswered') await notifyOfRemoval(trx, locked);
}

/** Decides a question that nobody answered in time, by the database's clock. One that was answered, or whose order has ended, stays as it is. */
export async function decideUnanswered(api: Pick<Api, 'db'>, adjustmentId: number): Promise<void> {
  const orderId = await findAdjusted(api.db, adjustmentId);
  if (orderId === undefined) return;
  await inTransaction(api.db, async (trx) => {
    const locked = await lockAdjusted(trx, orderId);
    if (!locked) return;
    const order = await readAdjustable(trx, orderId);
    const question = order.kept.find(({ id }) => id === adjustmentId);
    if (question?.state === 'proposed' && question.isLate) await decideSwap(trx, locked, { order, question, answer: 'unanswered' });
  });
}

/** Called once, while the API is composed. */
export function defineDecidingSwaps(api: Pick<Api, 'db' | 'jobs'>): void {
  api.jobs.define<{ adjustmentId: number }>(DECIDE_SWAP, 'offers', ({ adjustmentId }) => decideUnanswered(api, adjustmentId));
}
