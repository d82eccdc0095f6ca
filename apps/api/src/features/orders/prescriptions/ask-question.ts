import type { Api } from '../../../platform/api.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Staff } from '../../../platform/http/actor.ts';
import { notifyOfQuestion } from '../notify-customer.ts';
import { recordAct } from '../record-act.ts';
import { sendTrackingLink } from '../send-tracking-link.ts';
import { insertQuestion, listQuestions, lockPrescription } from './question-store.ts';

export type Asked =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: 'order-not-found' | 'wrong-step' | 'question-required' | 'question-open' };

/**
 * Asks the customer of a prescription a question. They are told by a notice, a guest by SMS with the tracking link. A question that is pressed
 * twice is asked once; another one waits until it is answered.
 */
export async function askQuestion(
  api: Pick<Api, 'checkoutDb' | 'jobs' | 'words' | 'config'>,
  by: Staff,
  { orderId, question }: { readonly orderId: number; readonly question: string },
): Promise<Asked> {
  const text = question.trim();
  if (text === '') return { ok: false, problem: 'question-required' };
  return inTransaction(
    api.checkoutDb,
    async (trx): Promise<Asked> => {
      const order = await lockPrescription(trx, by, orderId, 'price prescriptions');
      if (!order) return { ok: false, problem: 'order-not-found' };
      if (order.status !== 'prescription_review') return { ok: false, problem: 'wrong-step' };
      const open = (await listQuestions(trx, orderId)).find(({ answer }) => answer === null);
      if (open) return open.question === text ? { ok: true } : { ok: false, problem: 'question-open' };
      const id = await insertQuestion(trx, orderId, text, by.staffId);
      await recordAct(trx, { orderId, kind: 'question_asked', by, details: { question_id: id } });
      await notifyOfQuestion(trx, order);
      if (order.guest_id !== null)
        await sendTrackingLink(api, trx, orderId, {
          to: order.contact_person_number,
          locale: order.locale,
          event: `question-${id}`,
          sentence: 'The pharmacist has a question about your order {number}. Answer here: {link}',
        });
      return { ok: true };
    },
    { isRepeatable: true },
  );
}
