import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { dateAfter } from '@bozor/domain/time/days.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useSearchParams } from 'react-router';
import { courierEarnings } from '../courier-queries.ts';
import { PayFormula } from '../pay-formula.tsx';
import * as styles from './money.module.css';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Orders of a day, each with the formula of its pay, and their sum. The day stands in the address; without one it is today. */
export default function EarningsPage() {
  const { t, formatPrice, formatDate, formatTime } = useI18n();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day') ?? '';
  const day = DAY.test(asked) ? asked : undefined;
  const { data, error, isFetching, refetch } = useApiQuery(courierEarnings(day));
  const show = (days: number) => data && setSearch({ day: dateAfter(data.day, days) }, { replace: true });
  return (
    <div className={styles.page} aria-busy={!data && !error}>
      <title>{t('Earnings')}</title>
      <h1 className="text-h1">{t('Earnings')}</h1>
      {!data && error && (
        <ErrorState
          title={t('Connection lost. Please try again.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <div className={styles.days}>
            <IconButton flip icon={ChevronLeft} label={t('The day before')} className={styles.day} onClick={() => show(-1)} />
            <p className={styles.strong} aria-live="polite">
              {formatDate(`${data.day}T12:00:00Z`)}
            </p>
            <IconButton flip icon={ChevronRight} label={t('The day after')} className={styles.day} onClick={() => show(1)} />
          </div>
          <p className={styles.figure}>
            <bdi>{formatPrice(data.total)}</bdi>
          </p>
          {data.orders.length === 0 ? (
            <EmptyState title={t('No orders on this day')} />
          ) : (
            <ul className={styles.rows}>
              {data.orders.map(({ order_id, delivered_at, is_returned, pay }) => (
                <li key={order_id} className={styles.row}>
                  <div>
                    <p className={styles.strong}>{t('Order {number}', { number: formatOrderNumber(order_id as OrderId) })}</p>
                    <p className="text-meta">{[formatTime(delivered_at), is_returned && t('Brought back')].filter(Boolean).join(' · ')}</p>
                    <PayFormula pay={pay} />
                  </div>
                  <p className={styles.strong}>
                    <bdi>{formatPrice(pay.total)}</bdi>
                  </p>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
