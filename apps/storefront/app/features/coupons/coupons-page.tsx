import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { IconDisc } from '@bozor/ui/actions/icon-disc.tsx';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { couponList } from './coupon-queries.ts';
import { CouponTicket } from './coupon-ticket.tsx';
import * as styles from './coupons-page.module.css';

/** All coupons that the customer can use here, each with a button to copy its code. */
export function CouponsPage() {
  const { t } = useI18n();
  const { data, isError, isFetching, refetch } = useApiQuery(couponList(true));
  if (isError && !data)
    return (
      <ErrorState
        title={t('Your coupons could not be loaded')}
        text={t('Check your connection and try again.')}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  return (
    <Loading loading={!data} skeleton={<Waiting />} label={t('Loading')}>
      {data?.coupons.length === 0 ? (
        <EmptyState
          className={styles.empty}
          picture={<IconDisc of={TicketPercent} />}
          title={t('No coupons now')}
          text={t('New ones appear here as stores give them out.')}
        />
      ) : (
        <>
          <p className={styles.hint}>{t('Copy a code and enter it at checkout')}</p>
          <ul className={styles.tickets}>
            {data?.coupons.map((coupon) => (
              <li key={coupon.id}>
                <CouponTicket coupon={coupon} heading="h2" />
              </li>
            ))}
          </ul>
        </>
      )}
    </Loading>
  );
}

function Waiting() {
  return (
    <div className={styles.tickets}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className={styles.waiting} />
      ))}
    </div>
  );
}
