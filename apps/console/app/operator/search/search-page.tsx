import { calls } from '@bozor/contract/operator/calls.ts';
import { STATUSES, type OrderStatus } from '@bozor/domain/orders/status.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { RemovableChip } from '@bozor/ui/actions/chip.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { useSpokenText } from '@bozor/ui/feedback/use-spoken-text.ts';
import { Select } from '@bozor/ui/forms/select.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { apiQuery } from '@bozor/web/api/query.ts';
import type { Reply } from '@bozor/web/api/api.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Link, useSearchParams } from 'react-router';
import { FindOrdersForm } from '../orders/find-orders-form.tsx';
import { STATUS_WORDS } from '../orders/order-words.ts';
import { FoundOrders } from './found-orders.tsx';
import { readSearch, writeSearch, type SearchState } from './search-state.ts';
import * as styles from './search-page.module.css';

type Found = Reply<typeof calls.orders.search>;

const found = ({ query, ...filters }: SearchState) =>
  apiQuery(calls.orders.search, { query: { query, ...withoutGaps(filters) } }, { quiet: true, staleMs: 0 });

function withoutGaps<State extends object>(state: State) {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined)) as {
    [Key in keyof State]?: Exclude<State[Key], undefined>;
  };
}

/** Search for orders. The address holds all of its state, so a result can be sent to somebody. */
export default function SearchPage() {
  const { t } = useI18n();
  const [params, setParams] = useSearchParams();
  const state = readSearch(params);
  const { data, error, isFetching, refetch } = useApiQuery(found(state));
  const change = (changed: Partial<SearchState>) => setParams(writeSearch(state, changed));
  return (
    <div className={styles.page}>
      <title>{state.query === '' ? t('Find orders') : t('Find orders: {query}', { query: state.query })}</title>
      <h1 className="text-h1">{t('Find orders')}</h1>
      <FindOrdersForm key={state.query} initial={state.query} onFind={(query) => change({ query })} />
      <Filters state={state} zones={data?.zones ?? []} onChange={change} />
      {data?.store && (
        <div>
          <RemovableChip removeLabel={t('Show the orders of all stores')} onRemove={() => change({ store: undefined })}>
            <bdi>{data.store.name}</bdi>
          </RemovableChip>
        </div>
      )}
      {data ? (
        <Results data={data} state={state} isFetching={isFetching} />
      ) : error ? (
        <ErrorState
          title={t('Connection lost. Please try again.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={t('Loading')} />
      )}
    </div>
  );
}

interface ResultsProps {
  readonly data: Found;
  readonly state: SearchState;
  readonly isFetching: boolean;
}

function Results({ data, state, isFetching }: ResultsProps) {
  const { t } = useI18n();
  const { orders, next, too_short } = data;
  useSpokenText(
    orders.length === 0 ? t('No order was found.') : t('{count, plural, one {# order} other {# orders}} shown', { count: orders.length }),
  );
  if (too_short)
    return <EmptyState title={t('Type more')} text={t('At least two letters of a name, or four digits of a phone or number.')} />;
  if (orders.length === 0 && next === null)
    return <EmptyState title={t('No order was found.')} text={t('Try fewer letters, another part of the name, or no filters.')} />;
  return (
    <div className={styles.results} aria-busy={isFetching}>
      {orders.length > 0 ? <FoundOrders orders={orders} /> : <p>{t('No order of these weeks fits. Older ones may.')}</p>}
      <nav className={styles.pages} aria-label={t('Pages')}>
        {state.cursor !== undefined && (
          <Button variant="outline" render={<Link to={`?${writeSearch(state, {}).toString()}`} />}>
            {t('Newest orders')}
          </Button>
        )}
        {next !== null && (
          <Button variant="outline" render={<Link to={`?${writeSearch(state, { cursor: next }).toString()}`} />}>
            {t('Older orders')}
          </Button>
        )}
      </nav>
    </div>
  );
}

interface FiltersProps {
  readonly state: SearchState;
  readonly zones: Found['zones'];
  readonly onChange: (change: Partial<SearchState>) => void;
}

function Filters({ state, zones, onChange }: FiltersProps) {
  const { t } = useI18n();
  const any = { value: '', label: t('All') };
  return (
    <div className={styles.filters}>
      <Select
        name="status"
        label={t('Status')}
        options={[any, ...STATUSES.map((status) => ({ value: status, label: t(STATUS_WORDS[status]) }))]}
        value={state.status ?? ''}
        onChange={({ target }) => onChange({ status: (target.value || undefined) as OrderStatus | undefined })}
      />
      <Select
        name="zone"
        label={t('Zone')}
        options={[any, ...zones.map(({ id, name }) => ({ value: String(id), label: name }))]}
        value={state.zone === undefined ? '' : String(state.zone)}
        onChange={({ target }) => onChange({ zone: Number(target.value) || undefined })}
      />
      <TextField
        type="date"
        name="from"
        label={t('From day')}
        value={state.from ?? ''}
        max={state.to}
        onChange={({ target }) => onChange({ from: target.value || undefined })}
      />
      <TextField
        type="date"
        name="to"
        label={t('To day')}
        value={state.to ?? ''}
        min={state.from}
        onChange={({ target }) => onChange({ to: target.value || undefined })}
      />
    </div>
  );
}
