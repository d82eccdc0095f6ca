import { Button } from '@bozor/ui/actions/button.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Loading } from '@bozor/ui/feedback/skeleton.tsx';
import type { ReactNode } from 'react';
import type { ListResult } from '@bozor/web/api/use-api-list.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './account-list.module.css';

interface AccountListProps<Row> {
  readonly list: ListResult<Row, unknown>;
  /** Title when loading has failed. */
  readonly failure: string;
  readonly skeleton: ReactNode;
  /** Replaces an empty list. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A customer's own list in all its states: loading, failed, empty, loaded, and with more to load. */
export function AccountList<Row>({ list, failure, skeleton, empty, children }: AccountListProps<Row>) {
  const { t } = useI18n();
  const { rows, status, hasMore, isLoadingMore, hasFailedMore, loadMore, retry } = list;
  if (status === 'error')
    return <ErrorState title={failure} text={t('Check your connection and try again.')} retryLabel={t('Try again')} onRetry={retry} />;
  return (
    <Loading loading={status === 'pending'} skeleton={skeleton} label={t('Loading')}>
      {rows.length === 0 ? (
        empty
      ) : (
        <>
          {children(rows)}
          {hasFailedMore && !isLoadingMore && <p role="alert">{t('Something went wrong. Please try again.')}</p>}
          {hasMore && (
            <Button variant="ghost" wide busy={isLoadingMore} onClick={loadMore} className={styles.more}>
              {t('Show more')}
            </Button>
          )}
        </>
      )}
    </Loading>
  );
}
