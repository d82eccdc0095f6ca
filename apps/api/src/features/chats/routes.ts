import { API as COURIER } from '@bozor/contract/courier/routes.ts';
import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import type { Chat, chatsBelow, ChatThread } from '@bozor/contract/staff/chats.ts';
import { API as STORE } from '@bozor/contract/store/routes.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { privateMediaUrl } from '../../platform/media/private-media.ts';
import { answerAsStaff } from './answer-as-staff.ts';
import { READY_TEXTS } from './ready-texts.ts';
import { findChat, findTalkedOf, listChats, readChatMessages, readOrderOfChat, type ChatRow } from './store.ts';
import { markCustomerRead, openChat } from '../messages/answer-customer.ts';

/** Conversations of stores, couriers and the shop's desk with customers: the same calls, each within the person's reach. */
export function chatRoutes(api: Api): void {
  for (const calls of [STORE.chats, OPERATOR.chats, COURIER.chats]) mountCalls(api, calls);
}

function mountCalls(api: Api, calls: ReturnType<typeof chatsBelow>): void {
  mount(api, calls.list, async ({ actor, query, scope }) => {
    const { rows, unread } = await listChats(api.db, actor, query.show, scope.locale);
    return { unread_total: unread, chats: rows.map(presentChat) };
  });
  mount(api, calls.details, async ({ actor, params, scope }) => thread(actor, params.chat, scope.locale));
  mount(api, calls.open, async ({ actor, params, scope }) => {
    const chatId = await inTransaction(api.db, async (trx) => {
      const talked = await findTalkedOf(trx, actor, params.order);
      return talked && openChat(trx, talked.customerId, talked);
    });
    if (chatId === undefined) throw refuse(calls.open, 'order-not-found');
    return thread(actor, chatId, scope.locale, params.order);
  });
  mount(api, calls.read, async ({ actor, params, scope }) => {
    const chat = await findChat(api.db, actor, params.chat, { act: 'answer', locale: scope.locale });
    if (!chat) throw refuse(calls.read, 'conversation-not-found');
    await markCustomerRead(api, chat.id);
    return thread(actor, chat.id, scope.locale);
  });
  mount(api, calls.send, async ({ actor, params, body, scope }) => {
    const sent = await answerAsStaff(api, actor, { chatId: params.chat, text: body.text, key: body.client_key }, scope.locale);
    if (!sent.ok) throw refuse(calls.send, sent.problem, sent.problem === 'conversation-not-found' ? {} : { field: 'text' });
    return thread(actor, params.chat, scope.locale);
  });

  async function thread(actor: Staff, chatId: number, locale: Locale, orderId?: number): Promise<ChatThread> {
    const chat = await findChat(api.db, actor, chatId, { act: 'see', locale });
    if (!chat) throw refuse(calls.details, 'conversation-not-found');
    const [messages, order] = await Promise.all([
      readChatMessages(api.db, chatId),
      readOrderOfChat(api.db, actor, chat, { orderId, locale }),
    ]);
    const now = api.adapters.clock.now();
    return {
      ...presentChat(chat),
      messages: messages.map(({ id, sender, body, images, created_at, read_at, by }) => ({
        id,
        is_customer: sender === 'customer',
        text: body,
        pictures: images.map((key) => privateMediaUrl(api.config.secrets.signing, key, now)),
        at: created_at.toISOString(),
        is_seen: read_at !== null,
        by,
      })),
      order: order
        ? { id: order.id, status: order.status, placed_at: order.created_at.toISOString(), lines: order.lines.map((line) => ({ ...line })) }
        : null,
      ready_texts: READY_TEXTS[actor.scope.of].map((text) => ({
        text: api.words.translate(chat.locale, text),
        meaning: api.words.translate(locale, text),
      })),
      can_answer: actor.permissions.has('chats.answer'),
    };
  }
}

function presentChat({ last_message_at, customer_id: _, locale: __, ...chat }: ChatRow): Chat {
  return {
    id: chat.id,
    customer_name: chat.customer_name,
    store: chat.store,
    last_message: chat.last_message,
    last_at: last_message_at?.toISOString() ?? null,
    unread: chat.unread,
    answered_by: chat.answered_by,
  };
}
