import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useSearchParams } from 'react-router';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import * as styles from './board-page.module.css';
import { StoreStates } from '../shift/store-states.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { ShiftBar } from './shift-bar.tsx';
import { useBoard, type Board } from './use-board.ts';
import { useShift } from './use-shift.ts';

/** The board of a store: its running orders by the time at which they are taken. */
export default function BoardPage() {
  const { t } = useI18n();
  const { person, may } = useStaff();
  const { board, nowMs, error, isFetching, refetch } = useBoard();
  const [search, setSearch] = useSearchParams();
  const shift = useShift();
  const orderId = Number(search.get('order')) || undefined;
  return (
    <section className={styles.page} aria-labelledby="board-title">
      <title>{t('Order board')}</title>
      <div className={styles.head}>
        <h1 id="board-title" className="text-h1">
          {t('Order board')}
        </h1>
        {person.scope.store !== null && <p className="text-meta">{person.scope.store}</p>}
      </div>
      {may('orders.accept') && <ShiftBar shift={shift} />}
      <StoreStates nowMs={nowMs} />
      {board ? (
        <Groups board={board} nowMs={nowMs} />
      ) : error ? (
        <ErrorState
          title={t('The orders cannot be shown.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={t('Loading')} />
      )}
      {orderId !== undefined && (
        <OrderSheet key={orderId} orderId={orderId} nowMs={nowMs} onClose={() => setSearch({}, { replace: true })} />
      )}
    </section>
  );
}

function Groups({ board, nowMs }: { readonly board: Board; readonly nowMs: number }) {
  const { t } = useI18n();
  const groups = [
    { id: 'fresh', title: t('New'), orders: board.fresh, none: t('No new orders') },
    { id: 'preparing', title: t('In preparation'), orders: board.preparing, none: t('Nothing to prepare') },
    { id: 'ready', title: t('Ready'), orders: board.ready, none: t('Nothing waits to be taken') },
  ];
  return (
    <>
      <div className={styles.groups}>
        {groups.map(({ id, title, orders, none }) => (
          <section key={id} className={styles.group} aria-labelledby={`group-${id}`}>
            <h2 id={`group-${id}`} className="text-h3">
              {title} <span className={styles.count}>{orders.length}</span>
            </h2>
            {orders.length === 0 ? (
              <EmptyState title={none} className={styles.none} />
            ) : (
              <ul className={styles.orders}>
                {orders.map((order) => (
                  <OrderCard key={order.id} order={order} nowMs={nowMs} />
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </>
  );
}
