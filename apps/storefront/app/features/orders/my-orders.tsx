import { formatOrderNumber, parseOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { IconDisc } from '@bozor/ui/actions/icon-disc.tsx';
import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { Tabs } from '@bozor/ui/actions/tabs.tsx';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useState } from 'react';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useSession } from '../../platform/session/session.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { useClock } from '@bozor/web/hydration/use-clock.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { AccountList } from '../../shell/account/account-list.tsx';
import { DeviceOrderList } from './device-order-list.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderDetailsView } from './order-details-view.tsx';
import { orderList, type OrderTab } from './order-queries.ts';
import * as styles from './my-orders.module.css';
import { usePageQuery } from '../../platform/pages/page-query.ts';

/**
 * The customer's running and past orders, and beside the list, or in its place on phones, the one that the URL selects. A guest has those of
 * this device.
 */
export function MyOrders() {
  const { status } = useSession();
  return status === 'guest' || status === 'anonymous' ? (
    <DeviceOrderList empty={<SignInFirst />} skeleton={<ListSkeleton />} />
  ) : (
    <OwnOrders />
  );
}

function OwnOrders() {
  const { t } = useI18n();
  const [query] = usePageQuery<'myOrders' | 'profile'>();
  const chosen = parseOrderNumber(query.get('orderId') ?? '');
  const [tab, setTab] = useTab(chosen);
  const panel = (kind: OrderTab) => <OrderList kind={kind} chosen={chosen} />;
  return (
    <section className={styles.orders} data-chosen={chosen !== undefined || undefined}>
      <h1 className={`text-h1 page-title ${styles.title}`}>{t('My Orders')}</h1>
      <div className={styles.columns}>
        <Tabs
          className={styles.list}
          label={t('My Orders')}
          wide
          value={tab}
          onChange={setTab}
          items={[
            { id: 'running-orders', label: t('Running'), panel: panel('running-orders') },
            { id: 'list', label: t('History'), panel: panel('list') },
          ]}
        />
        {chosen !== undefined && (
          <article
            className={styles.details}
            aria-label={t('No. {number}', { number: formatOrderNumber(chosen) })}
            tabIndex={-1}
            data-page-subject
          >
            <OrderDetailsView key={chosen} orderId={chosen} />
          </article>
        )}
      </div>
    </section>
  );
}

/** The picked tab; before a pick, the tab that holds the URL's order. */
function useTab(chosen: number | undefined) {
  const [picked, pick] = useState<OrderTab>();
  const runningOrders = useApiList(orderList('running-orders'));
  const isOver = chosen !== undefined && runningOrders.status === 'success' && runningOrders.rows.every(({ id }) => id !== chosen);
  return [picked ?? (isOver ? 'list' : 'running-orders'), pick] as const;
}

function OrderList({ kind, chosen }: { readonly kind: OrderTab; readonly chosen: number | undefined }) {
  const { t } = useI18n();
  const nowMs = useClock(30_000);
  const list = useApiList(orderList(kind));
  return (
    <AccountList list={list} failure={t('Your orders could not be loaded')} skeleton={<ListSkeleton />} empty={<NoOrders kind={kind} />}>
      {(rows) => (
        <ul className={styles.cards}>
          {rows.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} isChosen={order.id === chosen} nowMs={nowMs} />
            </li>
          ))}
        </ul>
      )}
    </AccountList>
  );
}

function NoOrders({ kind }: { readonly kind: OrderTab }) {
  const { t } = useI18n();
  return (
    <EmptyState
      className={styles.empty}
      picture={<IconDisc of={ReceiptText} />}
      title={kind === 'list' ? t('No orders yet') : t('Nothing is under way')}
      text={kind === 'list' ? t('Your past orders will be kept here.') : t('Orders you place can be followed here.')}
      action={
        <Button variant="tint" render={<PageLink to={urls.home()} />}>
          {t('Go shopping')}
        </Button>
      }
    />
  );
}

/** A guest who has ordered nothing on this device tracks an order by its number. */
function SignInFirst() {
  const { t } = useI18n();
  return (
    <EmptyState
      className={styles.empty}
      picture={<IconDisc of={ReceiptText} />}
      title={t('Sign in to see your orders')}
      text={t('Ordered as a guest? Track the order by its number.')}
      action={
        <div className={styles.answers}>
          <Button onClick={() => openOverlay('sign-in')}>{t('Sign In')}</Button>
          <Button variant="tint" render={<PageLink to={urls.trackOrder()} />}>
            {t('Track Order')}
          </Button>
        </div>
      }
    />
  );
}

function ListSkeleton() {
  return (
    <div className={styles.cards}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className={styles.waiting} />
      ))}
    </div>
  );
}
