import Type, { type Static } from 'typebox';
import { endpoint } from '../../endpoint.ts';
import { Count, DateTime, Exact, Id, ListOf, Nullable, OneOf, OrderId, page, Text, Url } from '../../fields.ts';
import { OrderStatus } from '../orders/order-shapes.ts';

/** A notification in pushes, the event stream and the list. */
export const Notification = Exact({
  id: Id,
  type: OneOf('message', 'order_status', 'referral_code', 'wallet', 'loyalty', 'promotion', 'account'),
  title: Text,
  body: Text,
  image_full_url: Nullable(Url),
  conversation_id: Nullable(Id),
  sender_type: Nullable(OneOf('store', 'delivery_man', 'admin')),
  order_id: Nullable(OrderId),
  is_read: Type.Boolean(),
  created_at: DateTime,
});
export type Notification = Static<typeof Notification>;

/** Event of the stream: an order changed, a message arrived, or a notification arrived. */
export const LiveEvent = Exact({
  kind: OneOf('order', 'message', 'notice'),
  order_id: Nullable(OrderId),
  order_status: Nullable(OrderStatus),
  conversation_id: Nullable(Id),
  /** Sender of the message. */
  sender_type: Nullable(OneOf('customer', 'store', 'delivery_man', 'admin')),
  notification: Nullable(Notification),
});
export type LiveEvent = Static<typeof LiveEvent>;

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/customer/notifications',
    summary: 'Notices, newest first; reading them marks them read',
    dependsOn: 'language',
    tag: 'Notifications',
    access: 'customer',
    rate: 'browse',
    query: Exact(page()),
    reply: ListOf('notifications', Notification, { unread: Count }),
  }),
  /** `Last-Event-ID` replays missed events. */
  events: endpoint({
    method: 'GET',
    path: '/events',
    summary: "The caller's orders, messages and notices as they happen",
    tag: 'Notifications',
    access: 'shopper',
    rate: 'stream',
    reply: LiveEvent,
    replyType: 'stream',
  }),
};
