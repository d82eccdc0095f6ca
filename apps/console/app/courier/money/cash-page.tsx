import type { CashEntry } from '@bozor/contract/courier/money.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { courierCash } from '../courier-queries.ts';
import * as styles from './money.module.css';

const KINDS: Readonly<Record<CashEntry['kind'], string>> = {
  collected: text('Collected'),
  handed_in: text('Handed in'),
  correction: text('Correction'),
};

/** Cash of customers in the courier's hands, its limit, and where it came from. */
export default function CashPage() {
  const { t, formatPrice, formatDifference, formatDate, formatTime } = useI18n();
  const { data, error, isFetching, refetch } = useApiQuery(courierCash());
  return (
    <div className={styles.page} aria-busy={!data && !error}>
      <title>{t('Cash')}</title>
      <h1 className="text-h1">{t('Cash in hand')}</h1>
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
          <p className={styles.figure}>
            <bdi>{formatPrice(data.in_hand)}</bdi>
          </p>
          <p className={styles.quiet}>
            {t('Limit: {amount}. From there on you get no cash orders until you hand cash in at the shop.', {
              amount: formatPrice(data.limit),
            })}
          </p>
          {data.is_over_limit && <Notice kind="warn">{t('You are at the limit.')}</Notice>}
          {data.entries.length === 0 ? (
            <EmptyState title={t('No cash yet')} />
          ) : (
            <ul className={styles.rows}>
              {data.entries.map(({ id, kind, order_id, amount, at }) => (
                <li key={id} className={styles.row}>
                  <p>
                    <span className={styles.strong}>{t(KINDS[kind])}</span>
                    <span className="text-meta">
                      {order_id !== null && <>{t('Order {number}', { number: formatOrderNumber(order_id as OrderId) })} · </>}
                      {formatDate(at)} {formatTime(at)}
                    </span>
                  </p>
                  <p className={styles.strong}>
                    <bdi>{formatDifference(amount)}</bdi>
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
