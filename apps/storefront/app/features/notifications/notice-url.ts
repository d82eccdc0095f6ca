import type { Notification } from '@bozor/contract/shop/customers/notifications.ts';
import { urls } from '../../platform/pages/urls.ts';
import { ordersUrl } from '../../shell/cart/orders-url.ts';

/** URL of the page that a notification is about; undefined without one. */
export function noticeUrl({
  type,
  order_id: orderId,
  conversation_id: conversationId,
  sender_type: sender,
}: Pick<Notification, 'type' | 'order_id' | 'conversation_id' | 'sender_type'>): string | undefined {
  if (orderId !== null) return urls.profile({ page: 'my-orders', orderId });
  if (conversationId !== null) return urls.chatting({ conversationId, ...(sender && { type: sender }) });
  switch (type) {
    case 'message':
      return urls.chatting();
    case 'order_status':
      return ordersUrl();
    case 'wallet':
      return urls.profile({ page: 'wallet' });
    case 'loyalty':
      return urls.profile({ page: 'loyalty-points' });
    case 'referral_code':
      return urls.profile({ page: 'referral-code' });
    case 'account':
      return urls.profile({ page: 'settings' });
    case 'promotion':
      return urls.home();
  }
}
