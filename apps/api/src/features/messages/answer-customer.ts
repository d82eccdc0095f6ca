import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { cleanText } from './clean-text.ts';
import { tellByPush } from '../push/tell-by-push.ts';
import { customerOf, findWaiting, insertMessage, markRead, type WaitingRow } from './store.ts';

export type Waiting = WaitingRow;

/** A conversation as the side sees it that may have to answer. */
export async function readWaiting(api: Api, conversationId: number, locale: string): Promise<Waiting | undefined> {
  return findWaiting(api.db, conversationId, locale);
}

/** The store, the courier or the shop reads what was written and answers. The same key says it once. */
export async function answerCustomer(
  api: Api,
  { conversationId, by, text, key }: { conversationId: number; by: 'store' | 'rider' | 'operator'; text: string; key?: string },
): Promise<void> {
  await inTransaction(api.db, async (trx) => {
    await markRead(trx, conversationId, 'other');
    const said = await insertMessage(trx, { conversationId, sender: by, body: cleanText(text), clientKey: key });
    if (said) await tellByPush(trx, { customerId: await customerOf(trx, conversationId) }, { kind: 'message', messageId: said.id });
  });
}
