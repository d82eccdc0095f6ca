import type { GivenBodyOf, ReplyOf } from '@bozor/contract/endpoint.ts';
import { MESSAGE_PICTURES } from '@bozor/contract/files.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Customer } from '../../platform/http/actor.ts';
import { problem, refuse } from '../../platform/http/problem.ts';
import type { SentFile } from '../../platform/http/read-form.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { newPictures } from '../../platform/media/new-pictures.ts';
import { countTries } from '../../platform/rates/count-tries.ts';
import { cleanText, LONGEST_BYTES } from './clean-text.ts';
import { partnerOf } from './partner-of.ts';
import { presentConversation, presentMessage } from './present.ts';
import { presentingOf } from './presenting-of.ts';
import { findConversation, findPartner, findByClientKey, insertMessage, isOrderWith, openConversation, type PartnerKey } from './store.ts';

/** Job that answers for stores and couriers in a demo city. */
export const ANSWER_MESSAGE = 'answer-message';

const MESSAGES_A_MINUTE = 30;

type Sent = GivenBodyOf<typeof API.messages.send>;

/** Sends a customer's message, in an existing conversation or to a new partner. Idempotent by key. */
export async function sendMessage(
  api: Api,
  customer: Customer,
  sent: Sent,
  files: readonly SentFile[],
  locale: Locale,
): Promise<ReplyOf<typeof API.messages.send>> {
  const body = cleanText(sent.message ?? '');
  if (body === '' && files.length === 0) throw refuse(API.messages.send, 'message-empty', { field: 'message' });
  if (Buffer.byteLength(body) > LONGEST_BYTES) throw refuse(API.messages.send, 'message-too-long', { field: 'message' });
  const { customerId } = customer;
  await refuseFlood(api, customerId);
  const partner = await partnerOfRequest(api, customer, sent, locale);
  if (sent.order_id !== undefined && !(await isOrderWith(api.db, sent.order_id, customerId, partner)))
    throw refuse(API.messages.send, 'order-not-found', { field: 'order_id' });
  const pictures = await newPictures(api, { files, rule: MESSAGE_PICTURES, purpose: 'chat', customerId });
  if (typeof pictures === 'string') throw refuse(API.messages.send, pictures, { field: 'image[]' });
  await pictures.store();
  try {
    const { message, conversation, isNew } = await inTransaction(api.db, async (trx) => {
      const conversationId = await openConversation(trx, customerId, partner);
      const { order_id: orderId, client_key: clientKey } = sent;
      const inserted = await insertMessage(trx, { conversationId, sender: 'customer', body, images: pictures.keys, orderId, clientKey });
      if (inserted) {
        await pictures.note(trx);
        if (api.config.autopilot) await requestAnswer(api, trx, conversationId, locale);
      }
      return {
        message: inserted ?? (await findByClientKey(trx, conversationId, clientKey!))!,
        conversation: (await findConversation(trx, { id: conversationId, customer, locale }))!,
        isNew: inserted !== undefined,
      };
    });
    if (!isNew) await pictures.discard();
    const presenting = await presentingOf(api);
    return { message: presentMessage(message, presenting), conversation: presentConversation(conversation, presenting) };
  } catch (error) {
    await pictures.discard();
    throw error;
  }
}

/** Partner of the named conversation, if it is the customer's own, else the named partner. */
async function partnerOfRequest(api: Api, customer: Customer, sent: Sent, locale: Locale): Promise<PartnerKey> {
  const whose = { customer, locale };
  const named = sent.conversation_id === undefined ? partnerOf(sent) : undefined;
  const found =
    sent.conversation_id === undefined
      ? named && (await findPartner(api.db, { ...whose, ...named }))
      : await findConversation(api.db, { ...whose, id: sent.conversation_id });
  if (!found) throw refuse(API.messages.send, 'conversation-not-found', { field: 'conversation_id' });
  return { storeId: found.store_id, courierId: found.courier_id };
}

async function refuseFlood(api: Api, customerId: number): Promise<void> {
  if (!api.config.rateLimits) return;
  const { waitSeconds } = await countTries(api.db, [{ bucket: `messages:${customerId}`, limit: MESSAGES_A_MINUTE, seconds: 60 }]);
  if (waitSeconds !== undefined) throw problem('too-many-requests', { retryAfterSeconds: waitSeconds });
}

const READING_MS = 4_000;

async function requestAnswer(api: Api, trx: Parameters<typeof openConversation>[0], conversationId: number, locale: Locale): Promise<void> {
  const inMs = Math.max(1_500, READING_MS / api.config.autopilotSpeed);
  await api.jobs.enqueue(trx, ANSWER_MESSAGE, { conversationId, locale }, { key: `${ANSWER_MESSAGE}:${conversationId}`, inMs });
}
