import { EmptyState } from '@bozor/ui/empty-state.tsx';
import { ErrorState } from '@bozor/ui/error-state.tsx';
import { IconDisc } from '@bozor/ui/icon-disc.tsx';
import { Loading, Skeleton } from '@bozor/ui/skeleton.tsx';
import HistoryIcon from 'lucide-react/icons/history';
import type { ListResult } from '../../platform/use-api.ts';
import { useWords } from '../../platform/words/words.tsx';
import styles from './history.module.css';
import { LedgerList, type LedgerRow } from './ledger-list.tsx';

interface HistoryProps<Row> {
  readonly list: ListResult<Row, unknown>;
  readonly write: (row: Row) => LedgerRow;
  /** Said when nothing has moved yet. */
  readonly empty: string;
}

/** A history in each of its states: loading, failed, empty, there. */
export function History<Row>({ list, write, empty }: HistoryProps<Row>) {
  const { t } = useWords();
  if (list.status === 'error' && list.rows.length === 0)
    return (
      <ErrorState
        title={t('The history could not be loaded')}
        text={t('Check your connection and try again.')}
        retryLabel={t('Try again')}
        onRetry={list.retry}
      />
    );
  return (
    <Loading loading={list.status === 'pending'} skeleton={<Waiting />} label={t('Loading')}>
      {list.rows.length === 0 ? (
        <EmptyState className={styles.empty} picture={<IconDisc of={HistoryIcon} />} title={empty} />
      ) : (
        <LedgerList rows={list.rows.map(write)} hasMore={list.hasMore} isLoadingMore={list.isLoadingMore} loadMore={list.loadMore} />
      )}
    </Loading>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} shape="tile" className={styles.line} />
      ))}
    </div>
  );
}
