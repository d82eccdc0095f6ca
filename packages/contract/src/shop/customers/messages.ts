import Type, { type Static } from 'typebox';
import { endpoint } from '../../endpoint.ts';
import { Count, DateTime, Exact, Id, ListOf, Nullable, OneOf, OrderId, page, Text, Url, Written } from '../../fields.ts';
import { MESSAGE_PICTURES } from '../../files.ts';
import { orderNotFound, pictureRefused } from '../../refusals.ts';

/** Kinds of conversation partner. `delivery_man` is the specification's word for the courier. */
export const Partner = OneOf('store', 'delivery_man', 'admin');

/** Id of the conversation partner; 0 for the shop itself. */
const ReceiverId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const receiver = { receiver_type: Partner, receiver_id: ReceiverId, name: Text, image_full_url: Nullable(Url) };
/** Partner of a conversation. */
export const Receiver = Exact(receiver);
export type Receiver = Static<typeof Receiver>;

/** A conversation in the list, with its last message. */
export const Conversation = Exact({
  id: Id,
  conversation_id: Id,
  ...receiver,
  /** Empty when the message has only pictures. */
  last_message: Nullable(Text),
  last_message_time: Nullable(DateTime),
  unread_message_count: Count,
  order_id: Nullable(OrderId),
});
export type Conversation = Static<typeof Conversation>;

/** A message of a conversation. `client_key` is the sender's idempotency key, `mine` marks the caller's messages. */
export const Message = Exact({
  id: Id,
  conversation_id: Id,
  sender_type: OneOf('customer', 'store', 'delivery_man', 'admin'),
  mine: Type.Boolean(),
  client_key: Nullable(Text),
  message: Text,
  files_full_url: Type.Array(Url),
  is_seen: Type.Boolean(),
  created_at: DateTime,
});
export type Message = Static<typeof Message>;

const conversationNotFound = { 'conversation-not-found': { status: 404, message: 'This conversation does not exist.' } } as const;
const own = { tag: 'Messages', access: 'customer' } as const;

export const messages = {
  list: endpoint({
    ...own,
    rate: 'browse',
    method: 'GET',
    path: '/customer/message/list',
    summary: 'Conversations, the latest first',
    dependsOn: 'language',
    query: Exact({ ...page(), type: Type.Optional(Partner), name: Type.Optional(Written(100)) }),
    reply: ListOf('conversations', Conversation, { unread_total: Count }),
  }),
  details: endpoint({
    ...own,
    rate: 'browse',
    method: 'GET',
    path: '/customer/message/details',
    summary: 'Messages of a conversation, newest first; reading marks them seen',
    dependsOn: 'language',
    query: Exact({
      ...page(),
      conversation_id: Type.Optional(Id),
      receiver_type: Type.Optional(Partner),
      receiver_id: Type.Optional(ReceiverId),
    }),
    reply: ListOf('messages', Message, { conversation: Nullable(Conversation), receiver: Receiver }),
    problems: conversationNotFound,
  }),
  send: endpoint({
    ...own,
    rate: 'write',
    method: 'POST',
    path: '/customer/message/send',
    summary: 'Say something, with up to 3 pictures',
    bodyType: 'multipart',
    files: { 'image[]': MESSAGE_PICTURES },
    body: Exact({
      conversation_id: Type.Optional(Id),
      receiver_type: Type.Optional(Partner),
      receiver_id: Type.Optional(ReceiverId),
      order_id: Type.Optional(OrderId),
      message: Type.Optional(Written(4000)),
      client_key: Type.Optional(
        Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$', description: 'Makes sending it twice say it once.' }),
      ),
    }),
    reply: Exact({ message: Message, conversation: Conversation }),
    problems: {
      ...conversationNotFound,
      ...pictureRefused,
      'order-not-found': orderNotFound['order-not-found'],
      'message-empty': { status: 422, message: 'Write a message or choose a picture.' },
      'message-too-long': { status: 422, message: 'This message is too long. Send it in parts.' },
    },
  }),
};
