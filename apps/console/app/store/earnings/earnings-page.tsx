import type { calls } from '@bozor/contract/store/calls.ts';
import { dateAfter } from '@bozor/domain/time/days.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { Select } from '@bozor/ui/forms/select.tsx';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { DayOrders } from './day-orders.tsx';
import { earningsWeek } from './earnings-queries.ts';
import { readEarnings, writeEarnings, type EarningsState } from './earnings-state.ts';
import { NetFormula } from './net-formula.tsx';
import { SaveStatement } from './save-statement.tsx';
import * as parts from '../../frame/earnings/earnings-parts.module.css';
import * as styles from './earnings.module.css';

type Week = Reply<typeof calls.earnings.week>;

/** Earnings of the store: a week of payout, its days, the orders of one, and the formula of an order. The address holds where one is. */
export default function EarningsPage() {
  const { t } = useI18n();
  const [params] = useSearchParams();
  const state = readEarnings(params);
  const { data, error, isFetching, refetch } = useApiQuery(earningsWeek(state));
  return (
    <section className={styles.page} aria-labelledby="earnings-title" aria-busy={!data && !error}>
      <title>{t('Earnings')}</title>
      <h1 id="earnings-title" className="text-h1">
        {t('Earnings')}
      </h1>
      {data ? (
        <>
          <Where week={data} state={state} />
          {state.day === undefined ? (
            <Days week={data} state={state} />
          ) : (
            <DayOrders state={{ ...state, day: state.day, store: data.store }} />
          )}
        </>
      ) : error ? (
        <ErrorState
          title={t('The earnings cannot be shown.')}
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

interface PartProps {
  readonly week: Week;
  readonly state: EarningsState;
}

function Where({ week, state }: PartProps) {
  const { t, formatDate } = useI18n();
  const navigate = useNavigate();
  const show = (change: Partial<EarningsState>) => void navigate(writeEarnings(state, change), { replace: true });
  const noon = (day: string) => `${day}T12:00:00Z`;
  return (
    <div className={styles.where}>
      {week.stores.length > 1 && (
        <Select
          label={t('Store')}
          name="store"
          value={String(week.store)}
          options={week.stores.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => show({ store: Number(target.value) })}
        />
      )}
      <div className={styles.weeks}>
        <IconButton
          flip
          icon={ChevronLeft}
          label={t('The week before')}
          className={styles.arrow}
          onClick={() => show({ week: dateAfter(week.from, -7) })}
        />
        <p className={parts.strong} aria-live="polite">
          {t('{from} – {to}', { from: formatDate(noon(week.from), 'day'), to: formatDate(noon(week.to), 'short') })}
        </p>
        {week.to < week.today && (
          <IconButton
            flip
            icon={ChevronRight}
            label={t('The week after')}
            className={styles.arrow}
            onClick={() => show({ week: dateAfter(week.from, 7) })}
          />
        )}
      </div>
    </div>
  );
}

function Days({ week, state }: PartProps) {
  const { t, formatPrice, formatDate } = useI18n();
  return (
    <>
      <p className="text-meta">
        {t('A payout is for one week, Monday to Sunday. Refunds that are decided later change the week of their order.')}
      </p>
      <NetFormula sums={week.total} isTotal />
      {week.total.tax > 0 && <p className="text-meta">{t('Tax in it: {amount}', { amount: formatPrice(week.total.tax) })}</p>}
      {week.total.orders > 0 && <SaveStatement week={week} />}
      <h2 className="text-h3">{t('Days')}</h2>
      <ul className={parts.rows}>
        {week.days
          .filter(({ day }) => day <= week.today)
          .map(({ day, orders, net }) => (
            <li key={day}>
              <Button variant="ghost" size={54} wide spread="between" render={<Link to={writeEarnings(state, { day })} />}>
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
