import { Button } from '@bozor/ui/actions/button.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { Part } from '../order-page/part.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { RefundCard } from './refund-card.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { refundsOf } from './refund-queries.ts';
import * as styles from './refunds.module.css';

/** Refunds of an order: those so far, and a new one. */
export function RefundPart({ orderId }: { readonly orderId: number }) {
  const { t } = useI18n();
  const [opened, setOpen] = useState<'refund' | 'credit'>();
  const close = () => setOpen(undefined);
  const { data, error, isFetching, refetch } = useApiQuery(refundsOf(orderId));
  return (
    <Part id={`refunds-${orderId}`} title={t('Refunds')}>
      {!data && error && (
        <ErrorState
          title={t('Connection lost. Please try again.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows label={t('Loading')} />}
      {data && data.refunds.length === 0 && <p className="text-meta">{t('Nothing was refunded.')}</p>}
      {data && data.refunds.length > 0 && (
        <ul className={styles.list}>
          {data.refunds.map((refund) => (
            <li key={refund.id} className={styles.row}>
              <RefundCard refund={refund} />
            </li>
          ))}
        </ul>
      )}
      {data && (data.can_give || data.can_credit) && (
        <div className={styles.buttons}>
          {data.can_give && (
            <Button variant="tint" onClick={() => setOpen('refund')}>
              {t('Refund')}
            </Button>
          )}
          {data.can_credit && (
            <Button variant="outline" onClick={() => setOpen('credit')}>
              {t('Give a credit')}
            </Button>
          )}
        </div>
      )}
      {data && (
        <>
          <RefundDialog orderId={orderId} refunds={data} open={opened === 'refund'} onOpenChange={close} />
          <CreditDialog orderId={orderId} limit={data.second_person_above} open={opened === 'credit'} onOpenChange={close} />
        </>
      )}
    </Part>
  );
}
