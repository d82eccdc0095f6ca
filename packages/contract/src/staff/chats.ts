import { STATUSES } from '@bozor/domain/orders/status.ts';
import type { Permission } from '@bozor/domain/staff/permissions.ts';
import Type, { type Static } from 'typebox';
import type { StaffAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Count, DateTime, Exact, Id, Nullable, OneOf, OrderId, requiredText, Text, Url, WithDefault, Written } from '../fields.ts';
import { orderNotFound } from '../refusals.ts';

/** Conversations that a list shows: all, those with messages that nobody has read, those that the caller answered last. */
export const CHAT_FILTERS = ['all', 'unread', 'mine'] as const;

const brief = {
  id: Id,
  /** The customer's first name. */
  customer_name: Text,
  /** For a store of several: which one is written to. */
  store: Nullable(Text),
  last_message: Text,
  last_at: Nullable(DateTime),
  unread: Count,
  /** Who of the staff answered last. */
  answered_by: Nullable(Text),
};
/** A conversation with a customer in the list of staff. */
export const Chat = Exact(brief);
export type Chat = Static<typeof Chat>;

const Message = Exact({
  id: Id,
  is_customer: Type.Boolean(),
  text: Text,
  pictures: Type.Array(Url),
  at: DateTime,
  is_seen: Type.Boolean(),
  /** Who of the staff wrote it. */
  by: Nullable(Text),
});

/** A conversation with its latest messages, oldest first, and the order that it is about. */
export const ChatThread = Exact({
  ...brief,
  messages: Type.Array(Message),
  order: Nullable(
    Exact({
      id: OrderId,
      status: OneOf(...STATUSES),
      placed_at: DateTime,
      lines: Type.Array(Exact({ name: Text, quantity: Count })),
    }),
  ),
  /** Texts to send with a press: what the customer reads in their language, and what it says in the reader's. */
  ready_texts: Type.Array(Exact({ text: Text, meaning: Text })),
  can_answer: Type.Boolean(),
});
export type ChatThread = Static<typeof ChatThread>;

const chatNotFound = { 'conversation-not-found': { status: 404, message: 'This conversation does not exist.' } } as const;

/** Calls by which staff talk with customers below a prefix: alike for stores, couriers and the desk of the shop. */
export function chatsBelow(prefix: string, access: (permission: Permission) => StaffAccess) {
  const reading = { method: 'GET', tag: 'Chats', rate: 'browse', dependsOn: 'language', access: access('chats.see') } as const;
  const acting = {
    method: 'POST',
    tag: 'Chats',
    rate: 'write',
    access: access('chats.answer'),
    params: Exact({ chat: Id }),
    reply: ChatThread,
  } as const;
  return {
    list: endpoint({
      ...reading,
      path: `${prefix}/chats`,
      summary: 'Conversations with customers, the latest first; at most 100',
      query: Exact({ show: WithDefault(OneOf(...CHAT_FILTERS), 'all') }),
      reply: Exact({ unread_total: Count, chats: Type.Array(Chat) }),
    }),
    details: endpoint({
      ...reading,
      path: `${prefix}/chats/{chat}`,
      summary: 'One conversation with its latest messages and the order that it is about',
      params: Exact({ chat: Id }),
      reply: ChatThread,
      problems: chatNotFound,
    }),
    open: endpoint({
      ...acting,
      path: `${prefix}/orders/{order}/chat`,
      summary: 'The conversation with the customer of an order, which begins where there is none. Guests have none',
      params: Exact({ order: OrderId }),
      problems: orderNotFound,
    }),
    read: endpoint({
      ...acting,
      path: `${prefix}/chats/{chat}/read`,
      summary: "Mark the customer's messages as read",
      problems: chatNotFound,
    }),
    send: endpoint({
      ...acting,
      path: `${prefix}/chats/{chat}/messages`,
      summary: 'Answer a customer. The same key says it once',
      body: Exact({
        text: requiredText(Written(4000)),
        client_key: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }),
      }),
      problems: {
        ...chatNotFound,
        'message-empty': { status: 422, message: 'Write a message or choose a picture.' },
        'message-too-long': { status: 422, message: 'This message is too long. Send it in parts.' },
      },
    }),
  };
}
