import { ApiProblem } from '@bozor/contract/client.ts';
import type { calls } from '@bozor/contract/operator/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Link, useParams, useSearchParams } from 'react-router';
import { CommissionCard } from './commission-card.tsx';
import { DayOrders } from './day-orders.tsx';
import { NotRead } from './earnings-page.tsx';
import { earningsOfStore } from './earnings-queries.ts';
import { readEarnings, writeEarnings, type EarningsState } from './earnings-state.ts';
import * as parts from '../../frame/earnings/earnings-parts.module.css';
import * as styles from './earnings.module.css';
import { PeriodFields } from './period-fields.tsx';
import { SaveOrders } from './save-orders.tsx';
import { SumsList } from './sums.tsx';

type Earned = Reply<typeof calls.earnings.store>;

/** One store: its rate of commission, and what it earned in a period, by days, down to the orders. */
export default function StorePage() {
  const { t } = useI18n();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const state = readEarnings(params);
  const { data, error, isFetching, refetch } = useApiQuery(earningsOfStore(Number(id), state));
  const back = writeEarnings({ ...state, day: undefined, order: undefined }, {});
  if (error instanceof ApiProblem && error.status < 500 && error.status !== 422)
    return (
      <EmptyState
        title={t('This store is not found')}
        action={<Button render={<Link to="/console/earnings" />}>{t('All stores')}</Button>}
        isPage
      />
    );
  return (
    <section className={styles.page} aria-labelledby="store-title" aria-busy={!data && !error}>
      <title>{data?.name ?? t('Store')}</title>
      <Link to={`/console/earnings${back}`} className={styles.link}>
        {t('All stores')}
      </Link>
      <h1 id="store-title" className="text-h1">
        <bdi>{data?.name ?? t('Store')}</bdi>
      </h1>
      {data ? (
        <>
          <CommissionCard store={data} />
          <PeriodFields period={data} state={state} />
          {state.day === undefined ? (
            <Days earned={data} state={state} />
          ) : (
            <DayOrders store={data.id} state={{ ...state, day: state.day }} />
          )}
        </>
      ) : error ? (
        <NotRead error={error} state={state} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={t('Loading')} />
      )}
    </section>
  );
}

function Days({ earned, state }: { readonly earned: Earned; readonly state: EarningsState }) {
  const { t, formatPrice, formatDate } = useI18n();
  const { from, to } = earned;
  if (earned.total.orders === 0) return <EmptyState title={t('No orders ended in this period')} />;
  return (
    <>
      <SumsList sums={earned.total} />
      <div className={styles.buttons}>
        <SaveOrders earned={earned} />
      </div>
      <h2 className="text-h3">{t('Days')}</h2>
      <ul className={parts.rows}>
        {earned.days
          .filter(({ orders }) => orders > 0)
          .map(({ day, orders, net }) => (
            <li key={day}>
              <Button
                variant="ghost"
                size={54}
                wide
                spread="between"
                render={<Link to={{ search: writeEarnings(state, { from, to, day }) }} />}
              >
                <span className={parts.words}>
                  <span className={parts.strong}>{formatDate(`${day}T12:00:00Z`, 'weekday')}</span>
                  <span className="text-meta">{t('{orders, plural, one {# order} other {# orders}}', { orders })}</span>
                </span>
                <bdi className={parts.strong}>{formatPrice(net)}</bdi>
              </Button>
            </li>
          ))
          .toReversed()}
      </ul>
    </>
  );
}
