import type { OrderDetails } from '@bozor/contract/shop/orders/order-shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { DotSeparated } from '@bozor/ui/layout/dot-separated.tsx';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { ApiProblem } from '@bozor/contract/client.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useSession } from '../../platform/session/session.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CourierReview, ItemReview } from './order-reviews.tsx';
import * as styles from './rate-page.module.css';
import { reviewedOrder } from './review-queries.ts';
import { reviewable } from './reviewable.ts';
import thanks from './thanks.webp';

/** Reviews of an order's items and its courier. */
export function RatePage({ orderId }: { readonly orderId: number }) {
  const { t } = useI18n();
  const { isSignedIn, isKnown } = useSession();
  const isNumber = Number.isSafeInteger(orderId);
  const { data: order, error, refetch } = useApiQuery(reviewedOrder(orderId), { enabled: isSignedIn && isNumber });
  if (isKnown && !isSignedIn)
    return (
      <EmptyState
        title={t('You are not logged in')}
        action={<Button onClick={() => openOverlay('sign-in', { then: () => {} })}>{t('Sign In')}</Button>}
      />
    );
  if (order) return <OrderReviews order={order} />;
  if (!isNumber || (error instanceof ApiProblem && [404, 422].includes(error.status)))
    return <EmptyState title={t('Order not found')} action={<HomeButton />} />;
  if (error) return <ErrorState title={t('The order could not be loaded')} retryLabel={t('Try again')} onRetry={() => void refetch()} />;
  return (
    <Loading loading label={t('Loading')} skeleton={<Waiting />}>
      {null}
    </Loading>
  );
}

function OrderReviews({ order }: { readonly order: OrderDetails }) {
  const { t, formatDate } = useI18n();
  const items = reviewable(order);
  const isDelivered = order.order_status === 'delivered';
  const isOff = isDelivered && !order.can_review && items.some(({ reviewed }) => !reviewed);
  const isDone = items.every(({ reviewed }) => reviewed) && (order.delivery_man === null || order.delivery_man_reviewed);
  if (!isDelivered) return <EmptyState title={t('You can review after the order is delivered.')} action={<HomeButton />} />;
  return (
    <>
      <header className={styles.head}>
        <h1 className="text-h1 page-title">{t('Rate and review')}</h1>
        <p className={styles.text}>
          <DotSeparated
            of={[
              order.store?.name,
              t('No. {number}', { number: formatOrderNumber(order.id as OrderId) }),
              formatDate(order.created_at, 'day'),
            ]}
          />
        </p>
      </header>
      {isOff && <p className={styles.off}>{t('this store is not having any review plan')}</p>}
      <ul className={styles.list}>
        {!isOff &&
          items.map((line) => (
            <li key={line.item_id} className={styles.card}>
              <ItemReview orderId={order.id} line={line} />
            </li>
          ))}
        {order.delivery_man && (
          <li className={styles.card}>
            <CourierReview orderId={order.id} courier={order.delivery_man} isReviewed={order.delivery_man_reviewed} />
          </li>
        )}
      </ul>
      {isDone && (
        <EmptyState
          picture={<img src={thanks} alt="" width={160} height={160} />}
          title={t('Thank you for your review.')}
          action={<HomeButton />}
        />
      )}
    </>
  );
}

function HomeButton() {
  const { t } = useI18n();
  return <Button render={<PageLink to={urls.home()} />}>{t('Back to home')}</Button>;
}

function Waiting() {
  return (
    <div className={styles.list}>
      {[1, 2].map((row) => (
        <div key={row} className={styles.card}>
          <Skeleton />
          <Skeleton shape="pill" />
        </div>
      ))}
    </div>
  );
}
