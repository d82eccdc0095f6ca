import type { Callable } from '@bozor/contract/call.ts';
import { calls } from '@bozor/contract/shop/calls.ts';
import type { LiveEvent } from '@bozor/contract/shop/customers/notifications.ts';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { followEvents } from '@bozor/web/api/live-events.ts';
import { useOverlays } from '@bozor/web/overlays/overlays.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { allOf } from '@bozor/web/api/query.ts';
import { onStored, useStored } from '../../platform/storage.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ordersUrl } from '../../shell/cart/orders-url.ts';
import { coalesceUntilVisible } from './coalesce-until-visible.ts';
import { isOrderOnScreen } from './order-on-screen.ts';
import { pageQuery } from '../../platform/pages/page-query.ts';

const MESSAGES = [calls.messages.list, calls.messages.details];
const ORDERS = [calls.orders.list, calls.orders.ofDevice, calls.orders.details, calls.orders.track];
const NOTICES = [calls.notifications.list, calls.customer.info];
const CODE_MS = 5_000;

/** Refreshes the data on screen of a signed-in customer, and notifies them of other events. */
export function LiveUpdates() {
  const { t, locale } = useI18n();
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const overlays = useOverlays();
  const token = useStored('token');
  // Reading marks messages as read, so a hidden page refetches only once it is visible.
  const [refresh] = useState(() =>
    coalesceUntilVisible<Callable>((changed) => {
      for (const call of changed) void client.invalidateQueries({ queryKey: allOf(call) });
    }),
  );
  const toastMessage = (event: LiveEvent) => {
    if (event.sender_type === 'customer' || isChat(pathname, search)) return;
    const { conversation_id: conversationId, sender_type: type } = event;
    toast({
      id: 'message',
      kind: 'info',
      title: t('You have a new message'),
      action: { label: t('Open'), onPress: () => void navigate(urls.chatting({ conversationId, type })) },
    });
  };
  const toastNotice = ({ notification }: LiveEvent) => {
    if (notification?.type === 'order_status' && !isOrderOnScreen(notification.order_id ?? 0, { pathname, search, overlays }))
      toast({
        id: `order-${notification.order_id}`,
        kind: 'info',
        title: notification.title,
        text: notification.body,
        action: { label: t('My Orders'), onPress: () => void navigate(ordersUrl() ?? urls.home()) },
      });
    if (notification?.type === 'referral_code')
      toast({ id: 'referral-code', kind: 'success', title: notification.title, text: notification.body, timeoutMs: CODE_MS });
  };
  const hear = useEffectEvent((event: LiveEvent) => {
    switch (event.kind) {
      case 'message':
        refresh(MESSAGES);
        return toastMessage(event);
      case 'order':
        return refresh(ORDERS);
      case 'notice':
        refresh(NOTICES);
        return toastNotice(event);
    }
  });
  const poll = useEffectEvent(() => refresh(MESSAGES));
  useEffect(
    () => followEvents(api, calls.notifications.events, {}, { onEvent: ({ data }) => hear(data), poll: () => poll() }),
    [api, locale, token], // a stream belongs to one customer and one language
  );
  useEffect(() => {
    if (mayPush()) void browserPush().then(({ refreshPushSubscription }) => refreshPushSubscription(api));
    return onStored('token', () => mayPush() && void browserPush().then(({ unsubscribePush }) => unsubscribePush()));
  }, [api, locale, token]);
  return null;
}

const browserPush = () => import('../push/browser-push.ts');

function mayPush(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted';
}

function isChat(pathname: string, search: string): boolean {
  return pathname === urls.chatting() || (pathname === urls.profile() && pageQuery<'profile'>({ search }).get('page') === 'inbox');
}
