import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { cleanText } from './clean-text.ts';
import { enqueuePush } from '../push/enqueue-push.ts';
import { customerOf, findWaiting, insertMessage, markRead, openConversation, type PartnerKey, type WaitingRow } from './store.ts';

export type Waiting = WaitingRow;

/** A conversation that may wait for an answer, as the other side sees it. */
export async function readWaiting(api: Api, conversationId: number, locale: string): Promise<Waiting | undefined> {
  return findWaiting(api.db, conversationId, locale);
}

/** Marks the customer's messages as read and sends an answer of the store, courier or shop. Idempotent by key. */
export async function answerCustomer(
  api: Api,
  {
    conversationId,
    by,
    text,
    key,
    staffId,
  }: { conversationId: number; by: 'store' | 'rider' | 'operator'; text: string; key?: string; staffId?: number },
): Promise<void> {
  await inTransaction(api.db, async (trx) => {
    await markRead(trx, conversationId, 'other');
    const message = await insertMessage(trx, { conversationId, sender: by, body: cleanText(text), clientKey: key, staffId });
    if (message) await enqueuePush(trx, { customerId: await customerOf(trx, conversationId) }, { kind: 'message', messageId: message.id });
  });
}

/** Marks the customer's messages as read by the other side. */
export async function markCustomerRead({ db }: Pick<Api, 'db'>, conversationId: number): Promise<void> {
  await markRead(db, conversationId, 'other');
}

/** The conversation of a customer with a store, a courier or the shop, which begins where there is none. */
export async function openChat(trx: Transaction, customerId: number, partner: PartnerKey): Promise<number> {
  return openConversation(trx, customerId, partner);
}
