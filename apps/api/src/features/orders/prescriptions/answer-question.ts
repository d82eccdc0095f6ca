import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../../platform/api.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Visitor } from '../../../platform/http/actor.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { findTracked } from '../find-tracked.ts';
import { recordAct } from '../record-act.ts';
import { listQuestions, lockAsked, setAnswer } from './question-store.ts';

const ENDPOINT = API.orders.answerQuestion;

/**
 * Answers what the pharmacist asks. The caller owns the order, has its tracking link or knows its contact. The order is locked first: once it is
 * priced or rejected, nobody reads an answer any more.
 */
export async function answerQuestion(
  api: Api,
  actor: Visitor,
  { question_id: questionId, answer, ...proof }: GivenBodyOf<typeof ENDPOINT>,
  ip: string,
): Promise<void> {
  const text = answer.trim();
  if (text === '') throw refuse(ENDPOINT, 'answer-required', { field: 'answer' });
  const { orderId } = await findTracked(api, actor, proof, ip);
  await inTransaction(api.checkoutDb, async (trx) => {
    const order = await lockAsked(trx, orderId);
    const question = (await listQuestions(trx, orderId)).find(({ id }) => id === questionId);
    if (question?.answer === text) return;
    if (!question || order?.status !== 'prescription_review') throw refuse(ENDPOINT, 'wrong-step', { field: 'question_id' });
    if (question.answer !== null) throw refuse(ENDPOINT, 'question-answered', { field: 'question_id' });
    await setAnswer(trx, questionId, text);
    await recordAct(trx, { orderId, kind: 'question_answered', by: { as: 'customer' }, details: { question_id: questionId } });
  });
}
