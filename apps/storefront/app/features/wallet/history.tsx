import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { IconDisc } from '@bozor/ui/actions/icon-disc.tsx';
import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import HistoryIcon from 'lucide-react/icons/history';
import type { ListResult } from '@bozor/web/api/use-api-list.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { AccountList } from '../../shell/account/account-list.tsx';
import * as styles from './history.module.css';
import { LedgerList, type LedgerRow } from './ledger-list.tsx';

interface HistoryProps<Row> {
  readonly list: ListResult<Row, unknown>;
  readonly write: (row: Row) => LedgerRow;
  /** Text of an empty history. */
  readonly empty: string;
}

/** Transactions by day, or the empty or error state. */
export function History<Row>({ list, write, empty }: HistoryProps<Row>) {
  const { t } = useI18n();
  return (
    <AccountList
      list={list}
      failure={t('The history could not be loaded')}
      skeleton={<Waiting />}
      empty={<EmptyState className={styles.empty} picture={<IconDisc of={HistoryIcon} />} title={empty} />}
    >
      {(rows) => <LedgerList rows={rows.map(write)} />}
    </AccountList>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className={styles.line} />
      ))}
    </div>
  );
}
