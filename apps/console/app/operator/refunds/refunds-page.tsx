import { REFUND_WAITS } from '@bozor/contract/operator/refunds.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { ChipChoice } from '@bozor/ui/actions/chip.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Link, useSearchParams } from 'react-router';
import { OrderNumber } from '../orders/order-number.tsx';
import { RefundCard } from './refund-card.tsx';
import { refundQueue } from './refund-queries.ts';
import { WAIT_WORDS } from './refund-words.ts';
import * as styles from './refunds.module.css';

const ALL = 'all';

/** The queue: refunds that wait for an answer, for a second person, or for money that is paid by hand; the oldest first. */
export default function RefundsPage() {
  const { t, formatPrice } = useI18n();
  const [params, setParams] = useSearchParams();
  const waits = REFUND_WAITS.find((each) => each === params.get('waits'));
  const cursor = params.get('after') ?? undefined;
  const { data, error, isFetching, refetch } = useApiQuery(refundQueue(waits, cursor));
  const next = new URLSearchParams({ ...(waits && { waits }), ...(data?.next && { after: data.next }) });
  return (
    <div className={styles.page}>
      <title>{t('Refunds')}</title>
      <h1 className="text-h1">{t('Refunds')}</h1>
      <ChipChoice
        label={t('What they wait for')}
        size={44}
        options={[{ value: ALL, label: t('All') }, ...REFUND_WAITS.map((value) => ({ value, label: t(WAIT_WORDS[value]) }))]}
        value={waits ?? ALL}
        onChange={(value) => setParams(value === ALL ? {} : { waits: value }, { replace: true, preventScrollReset: true })}
      />
      {!data && error && (
        <ErrorState
          isPage
          title={t('Connection lost. Please try again.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows label={t('Loading')} />}
      {data?.refunds.length === 0 && <p>{t('No refund waits for anybody.')}</p>}
      {data && data.refunds.length > 0 && (
        <ol className={styles.list}>
          {data.refunds.map((refund) => (
            <li key={refund.id} className={styles.row}>
              <RefundCard refund={refund}>
                <p>
                  <OrderNumber id={refund.order.id} className={styles.number} /> <bdi>{refund.order.store?.name ?? t('Parcel')}</bdi>
                  <span className="text-meta">
                    {' · '}
                    <bdi>{refund.order.zone.name}</bdi> · <bdi>{refund.order.customer_name}</bdi> ·{' '}
                    {t('order of {amount}', { amount: formatPrice(refund.order.total) })}
                  </span>
                </p>
              </RefundCard>
            </li>
          ))}
        </ol>
      )}
      {data?.next && (
        <Button variant="outline" render={<Link to={`/console/refunds?${next.toString()}`} />}>
          {t('Next page')}
        </Button>
      )}
    </div>
  );
}
