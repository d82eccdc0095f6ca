import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { IconDisc } from '@bozor/ui/actions/icon-disc.tsx';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { TrackingPanel } from './tracking-panel.tsx';
import type { TrackedOrder } from './use-tracked-order.ts';
import * as styles from './track-state.module.css';

/** A tracked order in each state: loading, found, not found, rate-limited, unreachable. */
export function TrackState({ tracked, action }: { readonly tracked: TrackedOrder; readonly action?: ReactNode }) {
  const { t } = useI18n();
  switch (tracked.state) {
    case 'found':
      return <TrackingPanel order={tracked.order} isLive={tracked.isLive} proof={tracked.proof} />;
    case 'loading':
      return (
        <Loading loading skeleton={<TrackSkeleton />} label={t('Loading')}>
          {null}
        </Loading>
      );
    case 'not-found':
    case 'too-often':
      return (
        <div role="alert">
          <EmptyState
            className={styles.empty}
            picture={<IconDisc of={SearchX} />}
            title={t('Order not found')}
            text={
              tracked.state === 'not-found'
                ? t('Check the order number and the phone number it was ordered with.')
                : t('You have tried many times. Please wait a little.')
            }
            action={action}
          />
        </div>
      );
    case 'unreachable':
      return (
        <ErrorState
          className={styles.empty}
          title={t('The order could not be loaded')}
          text={t('Check your connection and try again.')}
          retryLabel={t('Try again')}
          onRetry={tracked.retry}
          busy={tracked.isRetrying}
        />
      );
  }
}

function TrackSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton className={styles.map} />
      <Skeleton className={styles.short} />
      <Skeleton className={styles.long} />
      <Skeleton className={styles.steps} />
      <Skeleton className={styles.card} />
    </div>
  );
}
