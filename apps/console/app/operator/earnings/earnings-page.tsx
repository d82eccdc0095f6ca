import { ApiProblem } from '@bozor/contract/client.ts';
import type { calls } from '@bozor/contract/operator/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Link, useSearchParams } from 'react-router';
import { csvOf, saveCsv } from '../../frame/save-csv.ts';
import { useShopCountry } from '../../frame/use-shop-config.ts';
import { earningsOfStores } from './earnings-queries.ts';
import { readEarnings, writeEarnings, type EarningsState } from './earnings-state.ts';
import * as parts from '../../frame/earnings/earnings-parts.module.css';
import * as styles from './earnings.module.css';
import { PeriodFields } from './period-fields.tsx';
import { SumsList } from './sums.tsx';

type Earned = Reply<typeof calls.earnings.stores>;

/** Earnings of all stores in a period, each opening down to its orders. */
export default function EarningsPage() {
  const { t } = useI18n();
  const [params] = useSearchParams();
  const state = readEarnings(params);
  const { data, error, isFetching, refetch } = useApiQuery(earningsOfStores(state));
  return (
    <section className={styles.page} aria-labelledby="earnings-title" aria-busy={!data && !error}>
      <title>{t('Earnings of stores')}</title>
      <h1 id="earnings-title" className="text-h1">
        {t('Earnings of stores')}
      </h1>
      {data ? (
        <>
          <PeriodFields period={data} state={state} />
          <Stores earned={data} state={state} />
        </>
      ) : error ? (
        <NotRead error={error} state={state} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={t('Loading')} />
      )}
    </section>
  );
}

interface NotReadProps {
  readonly error: Error;
  readonly state: EarningsState;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** The refusal of a period, which can be changed; or a fault. */
export function NotRead({ error, state, busy, onRetry }: NotReadProps) {
  const { t } = useI18n();
  const { from, to } = state;
  if (error instanceof ApiProblem && error.status === 422 && from !== undefined && to !== undefined)
    return (
      <>
        <PeriodFields period={{ from, to }} state={state} />
        <Notice kind="danger" live>
          {error.message}
        </Notice>
      </>
    );
  return <ErrorState title={t('The earnings cannot be shown.')} retryLabel={t('Load again')} busy={busy} onRetry={onRetry} />;
}

function Stores({ earned, state }: { readonly earned: Earned; readonly state: EarningsState }) {
  const { t, formatPrice } = useI18n();
  if (earned.stores.length === 0) return <EmptyState title={t('No orders ended in this period')} />;
  const query = writeEarnings(state, { from: earned.from, to: earned.to });
  return (
    <>
      <SumsList sums={earned.total} />
      <div className={styles.buttons}>
        <SaveStores earned={earned} />
      </div>
      <h2 className="text-h3">{t('{count, plural, one {# store} other {# stores}}', { count: earned.stores.length })}</h2>
      <ul className={parts.rows}>
        {earned.stores.map(({ id, name, orders, gross, commission, net }) => (
          <li key={id}>
            <Button variant="ghost" size={54} wide spread="between" render={<Link to={`/console/stores/${id}${query}`} />}>
              <span className={parts.words}>
                <span className={parts.strong}>
                  <bdi>{name}</bdi>
                </span>
                <span className="text-meta">
                  {t('{orders, plural, one {# order} other {# orders}}, gross {gross}, commission {commission}', {
                    orders,
                    gross: formatPrice(gross),
                    commission: formatPrice(commission),
                  })}
                </span>
              </span>
              <bdi className={parts.strong}>{formatPrice(net)}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function SaveStores({ earned }: { readonly earned: Earned }) {
  const { t } = useI18n();
  const country = useShopCountry();
  const save = () => {
    const row = (name: string, { orders, gross, commission, refunds, net, tax }: Earned['total']) => [
      name,
      orders,
      gross,
      -commission,
      -refunds,
      net,
      tax,
    ];
    const names = [
      t('Store'),
      t('Orders'),
      t('Gross'),
      t('Commission of the shop'),
      t('Refunds that the store bears'),
      t('Net of the store'),
      t('Tax in it'),
    ];
    const rows = [names, ...earned.stores.map((store) => row(store.name, store)), row(t('Total'), earned.total)];
    saveCsv(`stores-${earned.from}-${earned.to}.csv`, csvOf(rows, country ?? 'UZ'));
    announce(t('The list is saved.'));
  };
  return (
    <Button variant="outline" onClick={save}>
      {t('Save as CSV')}
    </Button>
  );
}
