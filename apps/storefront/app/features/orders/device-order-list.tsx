import { useId } from 'react';
import { isEnded } from '@bozor/domain/orders/status.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Loading } from '@bozor/ui/feedback/skeleton.tsx';
import type { DeviceOrder } from '@bozor/contract/shop/orders/order-shapes.ts';
import type { ReactNode } from 'react';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useClock } from '@bozor/web/hydration/use-clock.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useStored } from '../../platform/storage.ts';
import { urls } from '../../platform/pages/urls.ts';
import { OrderCard } from './order-card.tsx';
import { deviceOrders } from './order-queries.ts';
import * as styles from './my-orders.module.css';

interface DeviceOrderListProps {
  /** Replaces the list where this device has placed no order. */
  readonly empty: ReactNode;
  readonly skeleton: ReactNode;
}

/** The orders that were placed on this device without an account, running ones first. */
export function DeviceOrderList({ empty, skeleton }: DeviceOrderListProps) {
  const { t } = useI18n();
  const { isKnown } = useSession();
  const tokens = (useStored('placed_orders') ?? []).map(({ token }) => token);
  const { data, error, isFetching, refetch } = useApiQuery(deviceOrders(tokens, { isRunning: false }), { enabled: isKnown });
  if (error && !data)
    return (
      <ErrorState
        title={t('Your orders could not be loaded')}
        text={t('Check your connection and try again.')}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (data?.orders.length === 0) return empty;
  const orders = data?.orders ?? [];
  return (
    <section className={styles.orders}>
      <h1 className={`text-h1 page-title ${styles.title}`}>{t('My Orders')}</h1>
      <p className={styles.note}>{t('Ordered on this device without an account. They stay here until you clear your browser.')}</p>
      <Loading loading={data === undefined} skeleton={skeleton} label={t('Loading')}>
        <Group title={t('Running')} orders={orders.filter((order) => !isEnded(order.order_status))} />
        <Group title={t('History')} orders={orders.filter((order) => isEnded(order.order_status))} />
      </Loading>
      <div className={styles.answers}>
        <Button variant="tint" onClick={() => openOverlay('sign-in')}>
          {t('Sign In')}
        </Button>
        <Button variant="ghost" render={<PageLink to={urls.trackOrder()} />}>
          {t('Track another order')}
        </Button>
      </div>
    </section>
  );
}

function Group({ title, orders }: { readonly title: string; readonly orders: readonly DeviceOrder[] }) {
  const id = useId();
  const nowMs = useClock(30_000);
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={`text-h3 ${styles.group}`}>
        {title}
      </h2>
      <ul className={styles.cards}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} to={urls.trackOrder({ token: order.tracking_token })} isChosen={false} nowMs={nowMs} />
          </li>
        ))}
      </ul>
    </section>
  );
}
