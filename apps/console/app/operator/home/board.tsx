import type { BoardOrder } from '@bozor/contract/operator/order-shapes.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import { wasPaid } from '@bozor/domain/orders/payment-status.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { Select } from '@bozor/ui/forms/select.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useSearchParams } from 'react-router';
import { Lateness } from '../orders/lateness.tsx';
import { OrderNumber } from '../orders/order-number.tsx';
import { board } from '../orders/order-queries.ts';
import { METHOD_WORDS, PAYMENT_WORDS, STATUS_WORDS } from '../orders/order-words.ts';
import { filterBoard, MODULE_WORDS, optionsOf, readBoardFilters, type BoardFilters } from './board-filters.ts';
import * as styles from './board.module.css';

/** Columns of the board. The first is there only while something is in it. */
const COLUMNS: readonly OrderStatus[] = [
  'prescription_review',
  'price_proposed',
  'pending',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
];
const SELDOM: readonly OrderStatus[] = ['prescription_review', 'price_proposed'];

/** Every running order in columns by status, the oldest promise first. The filters are part of the address. */
export function Board() {
  const { t, formatNumber } = useI18n();
  const { data, error, isFetching, refetch } = useApiQuery(board());
  const [params, setParams] = useSearchParams();
  const filters = readBoardFilters(params);
  const setFilter = (name: keyof BoardFilters, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const shown = data && filterBoard(data.orders, filters);
  return (
    <section className={styles.part} aria-labelledby="board-title">
      <div className={styles.head}>
        <h2 id="board-title" className="text-h3">
          {t('Running orders')} {data && <span className={styles.total}>{formatNumber(data.total)}</span>}
        </h2>
        {data && <Filters orders={data.orders} filters={filters} onChange={setFilter} />}
      </div>
      {!data && error && (
        <ErrorState
          title={t('Connection lost. Please try again.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows label={t('Loading')} />}
      {data && data.total > data.orders.length && (
        <p className="text-meta">
          {t('The {count} with the oldest promise are shown. Find others by search.', { count: formatNumber(data.orders.length) })}
        </p>
      )}
      {data && data.total === 0 && <p className={styles.empty}>{t('No order is running.')}</p>}
      {shown && data.total > 0 && shown.length === 0 && (
        <div className={styles.empty}>
          <p>{t('No running order fits the filters.')}</p>
          <Button variant="tint" onClick={() => setParams({}, { replace: true })}>
            {t('Clear the filters')}
          </Button>
        </div>
      )}
      {shown && shown.length > 0 && <Columns orders={shown} />}
    </section>
  );
}

function Columns({ orders }: { readonly orders: readonly BoardOrder[] }) {
  const { t, formatNumber } = useI18n();
  const columns = COLUMNS.map((status) => ({ status, orders: orders.filter((each) => each.status === status) }));
  return (
    <div className={styles.columns} tabIndex={-1}>
      {columns
        .filter((column) => column.orders.length > 0 || !SELDOM.includes(column.status))
        .map((column) => (
          <section key={column.status} className={styles.column} aria-labelledby={`column-${column.status}`}>
            <h3 id={`column-${column.status}`} className={styles.status}>
              {t(STATUS_WORDS[column.status])} <span className={styles.total}>{formatNumber(column.orders.length)}</span>
            </h3>
            <ul className={styles.cards}>
              {column.orders.map((order) => (
                <Card key={order.id} order={order} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function Card({ order }: { readonly order: BoardOrder }) {
  const { t } = useI18n();
  const { id, store, courier, promised_until, payment_method, payment_status, order_type } = order;
  const waitsForMoney = !wasPaid(payment_status) && (payment_method === 'digital_payment' || payment_method === 'offline_payment');
  return (
    <li className={styles.card}>
      <p className={styles.line}>
        <OrderNumber id={id} className={`stretched-link ${styles.number}`} /> <Lateness promisedUntil={promised_until} />
      </p>
      <p className={styles.store}>
        <bdi>{store?.name ?? t('Parcel')}</bdi>
      </p>
      <p className="text-meta">{order_type === 'take_away' ? t('Take-away') : courier ? <bdi>{courier.name}</bdi> : t('No courier')}</p>
      {waitsForMoney && (
        <Badge kind="warn">
          {t(METHOD_WORDS[payment_method])}: {t(PAYMENT_WORDS[payment_status])}
        </Badge>
      )}
    </li>
  );
}

interface FiltersProps {
  readonly orders: readonly BoardOrder[];
  readonly filters: BoardFilters;
  readonly onChange: (name: keyof BoardFilters, value: string) => void;
}

function Filters({ orders, filters, onChange }: FiltersProps) {
  const { t } = useI18n();
  const any = { value: '', label: t('All') };
  const kinds = optionsOf(orders, ({ module }) => ({ value: module.type, label: t(MODULE_WORDS[module.type]) }));
  const fields = [
    { name: 'zone', label: t('Zone'), options: optionsOf(orders, ({ zone }) => ({ value: String(zone.id), label: zone.name })) },
    { name: 'module', label: t('Module'), options: kinds },
    {
      name: 'store',
      label: t('Store'),
      options: optionsOf(orders, ({ store }) => store && { value: String(store.id), label: store.name }),
    },
  ] as const;
  return (
    <div className={styles.filters}>
      {fields.map(({ name, label, options }) => (
        <Select
          key={name}
          name={name}
          label={label}
          options={[any, ...options]}
          value={filters[name] ?? ''}
          onChange={(event) => onChange(name, event.target.value)}
        />
      ))}
    </div>
  );
}
