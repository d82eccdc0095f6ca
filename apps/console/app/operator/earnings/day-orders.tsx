import type { EarnedOrder } from '@bozor/contract/store/earnings.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Link, useNavigate } from 'react-router';
import { EarnedOrderRow } from '../../frame/earnings/earned-order-row.tsx';
import * as parts from '../../frame/earnings/earnings-parts.module.css';
import { earnedOrders } from './earnings-queries.ts';
import { writeEarnings, type EarningsState } from './earnings-state.ts';
import * as styles from './earnings.module.css';
import { OrderFormula } from './order-formula.tsx';
import { SumsList } from './sums.tsx';

interface DayOrdersProps {
  readonly store: number;
  readonly state: EarningsState & { readonly day: string };
}

/** Orders of one day; one of them is open and shows its formula. */
export function DayOrders({ store, state }: DayOrdersProps) {
  const { t, formatDate } = useI18n();
  const { data, error, isFetching, refetch } = useApiQuery(earnedOrders(store, state.day));
  return (
    <>
      <Link to={{ search: writeEarnings(state, { day: undefined }) }} className={styles.link}>
        {t('Back to the days')}
      </Link>
      <h2 className="text-h3">{formatDate(`${state.day}T12:00:00Z`, 'weekday')}</h2>
      {!data && error && (
        <ErrorState
          title={t('The earnings cannot be shown.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows label={t('Loading')} />}
      {data?.orders.length === 0 && <EmptyState title={t('No orders ended in this period')} />}
      {data && data.orders.length > 0 && (
        <>
          <SumsList sums={data.total} />
          <ul className={parts.rows}>
            {data.orders.map((order) => (
              <OrderRow key={order.order_id} order={order} state={state} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function OrderRow({ order, state }: { readonly order: EarnedOrder; readonly state: EarningsState }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const isOpen = state.order === order.order_id;
  const search = writeEarnings(state, { order: isOpen ? undefined : order.order_id });
  return (
    <EarnedOrderRow order={order} isOpen={isOpen} onToggle={() => void navigate({ search }, { replace: true })}>
      <div className={styles.details}>
        <OrderFormula order={order} />
        <Link to={`/console/orders/${order.order_id}`} className={styles.link}>
          {t('Open order {number}', { number: formatOrderNumber(order.order_id as OrderId) })}
        </Link>
      </div>
    </EarnedOrderRow>
  );
}
