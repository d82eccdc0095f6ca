import type { BoardOrder } from '@bozor/contract/operator/order-shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Chip } from '@bozor/ui/actions/chip.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { Select } from '@bozor/ui/forms/select.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import MapIcon from 'lucide-react/icons/map';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readChosen, writeChosen, type Chosen } from '../map/chosen.ts';
import { useMapOpen } from '../map/use-map-open.ts';
import { board } from '../orders/order-queries.ts';
import { BoardColumns } from './board-columns.tsx';
import { filterBoard, MODULE_WORDS, optionsOf, readBoardFilters, type BoardFilters } from './board-filters.ts';
import * as styles from './board.module.css';

const OrdersMap = lazyComponent(async () => (await import('../map/orders-map.tsx')).OrdersMap);

const FILTERS = ['zone', 'module', 'store'] as const satisfies readonly (keyof BoardFilters)[];

/** Every running order in columns by status, the oldest promise first, and beside them the map. Filters, map and choice are part of the address. */
export function Board() {
  const { t, formatNumber } = useI18n();
  const { data, error, isFetching, refetch } = useApiQuery(board());
  const [params, setParams] = useSearchParams();
  const filters = readBoardFilters(params);
  const { isOpen, written } = useMapOpen(params);
  const chosen = readChosen(params);
  const changeParams = (change: (next: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        change(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const setParam = (name: keyof BoardFilters | 'map' | 'chosen', value: string) =>
    changeParams((next) => (value === '' ? next.delete(name) : next.set(name, value)));
  const { zone, module, store } = filters;
  const shown = useMemo(() => data && filterBoard(data.orders, { zone, module, store }), [data, zone, module, store]);
  const choose = (next: Chosen | undefined) => setParam('chosen', next ? writeChosen(next) : '');
  return (
    <section className={styles.part} aria-labelledby="board-title">
      <div className={styles.head}>
        <h2 id="board-title" className="text-h3">
          {t('Running orders')} {data && <span className={styles.total}>{formatNumber(data.total)}</span>}
        </h2>
        <div className={styles.choices}>
          {data && <Filters orders={data.orders} filters={filters} onChange={setParam} />}
          <Chip icon={MapIcon} pressed={isOpen} size={44} className={styles.toggle} onClick={() => setParam('map', written)}>
            {t('Map')}
          </Chip>
        </div>
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
      {data && data.total > 0 && shown?.length === 0 && (
        <div className={styles.empty}>
          <p>{t('No running order fits the filters.')}</p>
          <Button variant="tint" onClick={() => changeParams((next) => FILTERS.forEach((name) => next.delete(name)))}>
            {t('Clear the filters')}
          </Button>
        </div>
      )}
      {shown && (
        <div className={styles.split} data-with-map={isOpen || undefined}>
          {shown.length > 0 && <BoardColumns orders={shown} chosen={chosen} onChoose={isOpen ? choose : undefined} />}
          {isOpen && (
            <div className={styles.map}>
              <OrdersMap
                orders={shown}
                isFiltered={zone !== undefined || module !== undefined || store !== undefined}
                chosen={chosen}
                onChoose={choose}
                fallback={<SkeletonRows label={t('Loading')} />}
              />
            </div>
          )}
        </div>
      )}
    </section>
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
