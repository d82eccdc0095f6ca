import type { Api } from '../../platform/api.ts';
import { answerCustomer, readWaiting, type Waiting } from '../messages/answer-customer.ts';
import { ANSWER_MESSAGE } from '../messages/send-message.ts';
import { answerTo } from './answers.ts';
import { isAttended } from './store.ts';

/** Answers messages for stores, couriers and the shop of a demo city, through the use-case that a console would call. */
export function defineAnswering(api: Api): void {
  if (api.config.mode !== 'demo') return;
  if (!api.config.autopilot) {
    // Drains jobs from before the autopilot was switched off.
    api.jobs.define(ANSWER_MESSAGE, 'demo', async () => {});
    return;
  }
  api.jobs.define<{ conversationId: number; locale: string }>(ANSWER_MESSAGE, 'demo', async ({ conversationId, locale }) => {
    const waiting = await readWaiting(api, conversationId, locale);
    if (!waiting || waiting.last_sender !== 'customer' || (await isAttended(api.db, waiting))) return;
    const { text, values } = answerTo(waiting);
    await answerCustomer(api, {
      conversationId,
      by: sideOf(waiting),
      text: api.words.translate(locale, text, values),
      key: `answer-to-${waiting.last_id}`,
    });
  });
}

function sideOf({ store_id, courier_id }: Waiting): 'store' | 'rider' | 'operator' {
  if (store_id !== null) return 'store';
  return courier_id === null ? 'operator' : 'rider';
}
