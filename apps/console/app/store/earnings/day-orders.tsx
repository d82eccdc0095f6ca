import type { EarnedOrder } from '@bozor/contract/store/earnings.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
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
import { NetFormula } from './net-formula.tsx';
import { OrderFormula } from './order-formula.tsx';
import * as styles from './earnings.module.css';

interface DayOrdersProps {
  readonly state: EarningsState & { readonly day: string };
}

/** Orders of one day; one of them is open and shows its formula. */
export function DayOrders({ state }: DayOrdersProps) {
  const { t, formatDate } = useI18n();
  const { data, error, isFetching, refetch } = useApiQuery(earnedOrders({ store: state.store, from: state.day }));
  return (
    <>
      <div className={styles.days}>
        <Button variant="outline" render={<Link to={writeEarnings(state, { day: undefined })} />}>
          {t('Back to the week')}
        </Button>
      </div>
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
      {data?.orders.length === 0 && <EmptyState title={t('No orders on this day')} />}
      {data && data.orders.length > 0 && (
        <>
          <NetFormula sums={data.total} />
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

function OrderRow({ order, state }: DayOrdersProps & { readonly order: EarnedOrder }) {
  const navigate = useNavigate();
  const isOpen = state.order === order.order_id;
  const toggle = () => void navigate(writeEarnings(state, { order: isOpen ? undefined : order.order_id }), { replace: true });
  return (
    <EarnedOrderRow order={order} isOpen={isOpen} onToggle={toggle}>
      <OrderFormula order={order} />
    </EarnedOrderRow>
  );
}
