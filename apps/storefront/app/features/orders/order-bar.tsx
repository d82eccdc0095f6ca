import type { DeviceOrder } from '@bozor/contract/shop/orders/order-shapes.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { DotSeparated } from '@bozor/ui/layout/dot-separated.tsx';
import { ProgressBar } from '@bozor/ui/values/progress-bar.tsx';
import { useBottomInset } from '@bozor/ui/overlays/use-bottom-inset.ts';
import Bike from 'lucide-react/icons/bike';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useClock } from '@bozor/web/hydration/use-clock.ts';
import type { I18n } from '@bozor/web/i18n/create-i18n.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { openOverlay, useOverlays } from '@bozor/web/overlays/overlays.ts';
import { sessionStorageValue } from '@bozor/web/storage/session-storage-value.ts';
import type { PageName } from '../../platform/pages/pages.ts';
import { DONE_PERCENT } from './order-card.tsx';
import { arrivalNews, statusText } from './order-texts.ts';
import { ordersUrl } from './orders-url.ts';
import { WaysOfWaiting } from './payment-waiting.tsx';
import { useRunningOrders } from './use-running-orders.ts';
import * as styles from './order-bar.module.css';

/** Pages without the bar: steps of a flow, from which nothing leads away. */
const WITHOUT: ReadonlySet<PageName | undefined> = new Set(['checkout', 'payment', 'auth', 'forgotPassword', 'interest']);
const collapsed = sessionStorageValue('order-bar-collapsed', (value): value is true => value === true);

/** The orders under way, on every page of the shop: a press follows the one, or lists the several. */
export function OrderBar({ page }: { readonly page: PageName | undefined }) {
  const orders = useRunningOrders();
  if (orders.length === 0 || WITHOUT.has(page)) return null;
  return <Bar orders={orders} />;
}

function Bar({ orders }: { readonly orders: readonly DeviceOrder[] }) {
  const words = useI18n();
  const { t } = words;
  const navigate = useNavigate();
  const bar = useRef<HTMLElement>(null);
  useBottomInset(bar, 'above');
  const [isCollapsed, setCollapsed] = useState(() => collapsed.read() ?? false);
  const nowMs = useClock(30_000);
  const [first] = orders;
  const only = orders.length === 1 ? first! : undefined;
  const status = only && titleOf(only, words);
  const details = only ? detailsOf(only, nowMs, words) : [t('Show all')];
  const detail = details.join(' · ');
  const title = status ?? t('{count, plural, one {# order is under way} other {# orders are under way}}', { count: orders.length });
  useChangeAnnouncement(only?.id, [title, detail].join('. '));

  const collapse = (next: boolean) => {
    setCollapsed(next);
    collapsed.write(next || undefined);
  };
  const press = () => {
    if (only) openOverlay('tracking', { orderId: only.id, token: only.tracking_token });
    else void navigate(ordersUrl());
  };
  return (
    <div className={`window-frame ${styles.frame}`}>
      <section
        ref={bar}
        className={styles.bar}
        data-running-orders
        data-collapsed={isCollapsed || undefined}
        aria-label={t('Orders under way')}
      >
        <button
          type="button"
          className={styles.press}
          aria-haspopup={only && 'dialog'}
          aria-label={isCollapsed ? `${title}. ${detail}` : undefined}
          onClick={press}
        >
          <span className={styles.disc}>
            <Icon of={Bike} />
            {!only && <span className={styles.count}>{orders.length}</span>}
          </span>
          {!isCollapsed && (
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <span className={styles.detail}>
                <DotSeparated of={details} />
              </span>
            </span>
          )}
        </button>
        <IconButton
          icon={ChevronDown}
          className={styles.collapse}
          label={isCollapsed ? t('Show the order') : t('Hide the order')}
          aria-expanded={!isCollapsed}
          variant="plain"
          round
          onClick={() => collapse(!isCollapsed)}
        />
        {only?.can_pay && !isCollapsed && (
          <div className={styles.ways}>
            <WaysOfWaiting order={only} />
          </div>
        )}
        {only && !only.can_pay && !isCollapsed && (
          <ProgressBar value={DONE_PERCENT[only.order_step]!} label={title} size={5} className={styles.progress} />
        )}
      </section>
    </div>
  );
}

function titleOf(order: DeviceOrder, words: I18n): string {
  const { t, formatTime } = words;
  if (!order.can_pay || !order.pay_until) return statusText(order, { name: undefined, leftKm: undefined }, words);
  const number = formatOrderNumber(order.id as OrderId);
  return t('Order {number} waits for payment until {time}.', { number, time: formatTime(order.pay_until) });
}

/** The most important first: on a narrow screen the last are not seen. */
function detailsOf(order: DeviceOrder, nowMs: number, words: I18n): string[] {
  const { t, formatPrice, formatTime } = words;
  if (order.can_pay) return [formatPrice(order.order_amount)];
  if (order.price_proposal)
    return [formatPrice(order.order_amount), t('Answer until {time}', { time: formatTime(order.price_proposal.agree_until) })];
  const arrival = arrivalNews(order, nowMs, words);
  return [...(arrival ? [arrival] : []), t('Order No. {number}', { number: formatOrderNumber(order.id as OrderId) })];
}

/** Reads a new state of the followed order out, unless a dialog over the page does. */
function useChangeAnnouncement(orderId: number | undefined, sentence: string): void {
  const isCovered = useOverlays().some(({ open }) => open);
  const last = useRef({ orderId, sentence });
  const compare = useEffectEvent(() => {
    const isNews = last.current.orderId === orderId && last.current.sentence !== sentence;
    last.current = { orderId, sentence };
    if (isNews && orderId !== undefined && !isCovered) announce(sentence);
  });
  useEffect(() => compare(), [orderId, sentence]);
}
