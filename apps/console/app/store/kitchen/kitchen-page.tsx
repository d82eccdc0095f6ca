import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { Switch } from '@bozor/ui/forms/switch.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useRef } from 'react';
import { Link } from 'react-router';
import { consoleStorage } from '../../frame/console-storage.ts';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { useBoard } from '../board/use-board.ts';
import { AllDay } from './all-day.tsx';
import { KitchenCard } from './kitchen-card.tsx';
import * as styles from './kitchen-page.module.css';
import { ReadyNow } from './ready-now.tsx';
import { useBumpKeys } from './use-bump-keys.ts';

const NONE: readonly StoreOrder[] = [];

/** Orders that the kitchen has to make, the first that is due first: marked as ready by a press or a digit, and taken back for two minutes. */
export default function KitchenPage() {
  const { t } = useI18n();
  const { may } = useStaff();
  const { board, nowMs, error, isFetching, refetch } = useBoard();
  const cards = useRef<HTMLUListElement>(null);
  const recalls = useRef<HTMLUListElement>(null);
  const hasKeys = consoleStorage.use('kitchen-keys') ?? true;
  const open = board?.preparing ?? NONE;
  const recallable = (board?.ready ?? NONE)
    .filter(({ recall_until: until }) => until !== null && Date.parse(until) > nowMs)
    .toSorted((one, other) => other.recall_until!.localeCompare(one.recall_until!));
  const fresh = may('orders.accept') ? (board?.fresh.length ?? 0) : 0;
  useBumpKeys({ isOn: hasKeys, cards, recalls });
  return (
    <section className={styles.page} aria-labelledby="kitchen-title">
      <title>{open.length > 0 ? `(${open.length}) ${t('Kitchen')}` : t('Kitchen')}</title>
      <div className={styles.head}>
        <h1 id="kitchen-title" className="text-h1">
          {t('Kitchen')}
        </h1>
        <Switch
          label={t('Digit keys')}
          text={t('1 to 9: ready. Enter: the first. Backspace: take back.')}
          checked={hasKeys}
          onChange={({ target }) => consoleStorage.write('kitchen-keys', target.checked)}
          className={styles.keys}
        />
      </div>
      {fresh > 0 && (
        <Button variant="danger" size={54} wide render={<Link to="/store-console" />}>
          {t('{count, plural, one {# new order} other {# new orders}}', { count: fresh })}
        </Button>
      )}
      <ReadyNow orders={recallable} nowMs={nowMs} list={recalls} />
      {board ? (
        open.length === 0 ? (
          <EmptyState title={t('Nothing to prepare')} />
        ) : (
          <div className={styles.work}>
            <ul ref={cards} className={styles.cards} aria-label={t('Orders to prepare')}>
              {open.map((order, index) => (
                <KitchenCard key={order.id} order={order} place={index + 1} nowMs={nowMs} />
              ))}
            </ul>
            <AllDay orders={open} />
          </div>
        )
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
    </section>
  );
}
