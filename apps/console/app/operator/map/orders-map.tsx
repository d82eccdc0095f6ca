import type { BoardOrder, OperatorMap } from '@bozor/contract/operator/order-shapes.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { point, type Point } from '@bozor/domain/places/point.ts';
import { CityMap } from '@bozor/map/city-map.tsx';
import type { MapLine } from '@bozor/map/map-line.ts';
import type { MapMark } from '@bozor/map/map-mark.ts';
import { MapPreview } from '@bozor/map/still/map-preview.tsx';
import { StillDrawing } from '@bozor/map/still/still-drawing.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { initials } from '@bozor/ui/media/initials.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useClock } from '@bozor/web/hydration/use-clock.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useMemo } from 'react';
import { useTheme } from '../../frame/theme.ts';
import { useShopConfig } from '../../frame/use-shop-config.ts';
import { onMap } from '../orders/order-queries.ts';
import { isChosen, writeChosen, type Chosen } from './chosen.ts';
import { CouriersNow, type LocatedCourier } from './couriers-now.tsx';
import { filterMap } from './filter-map.ts';
import { secondsSince } from './position-age.ts';
import { usePositionText } from './use-position-text.ts';
import * as styles from './orders-map.module.css';

const CITY_ZOOM = 11;
const TICK_MS = 10_000;

interface OrdersMapProps {
  /** Orders that the board shows. */
  readonly orders: readonly BoardOrder[];
  readonly isFiltered: boolean;
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen | undefined) => void;
}

/** Map beside the board: stores, couriers and orders as lines, and the couriers as a list. */
export function OrdersMap({ orders, isFiltered, chosen, onChoose }: OrdersMapProps) {
  const { t } = useI18n();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useApiQuery(onMap());
  const shown = useMemo(() => data && filterMap(data, { orders, isFiltered }), [data, orders, isFiltered]);
  const nowMs = useClock(TICK_MS);
  const couriers = shown?.couriers.map(({ position, ...courier }) => ({
    ...courier,
    point: position ? point(position.point.lat, position.point.lng) : undefined,
    seconds: position ? secondsSince(position.age_seconds, dataUpdatedAt, nowMs) : undefined,
  }));
  return (
    <section className={styles.part} aria-labelledby="map-title">
      <h3 id="map-title" className="visually-hidden">
        {t('Map')}
      </h3>
      {!shown && error && (
        <ErrorState
          title={t('Connection lost. Please try again.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!shown && !error && <SkeletonRows label={t('Loading')} />}
      {shown && couriers && (
        <>
          <Drawing orders={orders} shown={shown} couriers={couriers} chosen={chosen} onChoose={onChoose} />
          <CouriersNow couriers={couriers} chosen={chosen} onChoose={onChoose} />
        </>
      )}
    </section>
  );
}

interface DrawingProps extends Pick<OrdersMapProps, 'orders' | 'chosen' | 'onChoose'> {
  readonly shown: OperatorMap;
  readonly couriers: readonly LocatedCourier[];
}

function Drawing({ orders, shown, couriers, chosen, onChoose }: DrawingProps) {
  const { t } = useI18n();
  const positionText = usePositionText();
  const config = useShopConfig();
  const theme = useTheme();
  const lines = useMemo(() => linesOf(shown, orders, chosen), [shown, orders, chosen]);
  const middle = config && point(config.default_location.lat, config.default_location.lng);
  if (!config || !middle) return <SkeletonRows label={t('Loading')} />;

  const toggle = (next: Chosen, name: string) => {
    const isLeft = chosen !== undefined && writeChosen(chosen) === writeChosen(next);
    onChoose(isLeft ? undefined : next);
    announce(isLeft ? t('Nothing is chosen.') : t('Chosen: {name}', { name }));
  };
  const markOf = (kind: 'store' | 'courier', { id, name }: { readonly id: number; readonly name: string }) => ({
    kind,
    id,
    isChosen: chosen?.kind === kind && chosen.id === id,
    onPress: () => toggle({ kind, id }, name),
  });
  const stores = shown.stores.flatMap((store): MapMark[] => {
    const at = point(store.point.lat, store.point.lng);
    const values = { store: store.name, count: store.running, late: store.late };
    const label =
      store.late > 0
        ? t('{store}: {count, plural, one {# order} other {# orders}}, late: {late}', values)
        : t('{store}: {count, plural, one {# order} other {# orders}}', values);
    return at ? [{ ...markOf('store', store), point: at, label, note: String(store.running) }] : [];
  });
  const located = couriers.flatMap((courier): MapMark[] => {
    if (!courier.point || courier.seconds === undefined) return [];
    const { words, isOld } = positionText(courier.seconds);
    const label = `${courier.name}: ${words}`;
    return [{ ...markOf('courier', courier), point: courier.point, label, note: words, initials: initials(courier.name), isOld }];
  });
  const doors = lines.flatMap(({ id, isChosen: isLineChosen, path }): MapMark[] =>
    isLineChosen ? [{ kind: 'home', id, point: path.at(-1)!, label: t('Door of order {number}', { number: numberOf(Number(id)) }) }] : [],
  );
  const chosenPoints = [
    ...lines.filter((line) => line.isChosen).flatMap(({ path }) => path),
    ...[...stores, ...located].filter((mark) => mark.isChosen).map((mark) => mark.point),
  ];
  const label = t('Running orders on the map');
  return (
    <CityMap
      className={styles.map}
      settings={{ styleUrl: null, attribution: config.map.attribution, theme }}
      label={label}
      center={middle}
      zoom={CITY_ZOOM}
      fits={!chosen}
      shows={chosen && { name: writeChosen(chosen), points: chosenPoints }}
      marks={[...doors, ...stores, ...located]}
      lines={lines}
      onPressLine={(id) => toggle({ kind: 'order', id: Number(id) }, numberOf(Number(id)))}
      still={
        <MapPreview
          label={label}
          middle={middle}
          marks={[...doors, ...stores]}
          renderBelow={(place) => <StillDrawing lines={lines} couriers={located} place={place} />}
          height={480}
          className={styles.still}
        />
      }
    />
  );
}

const numberOf = (id: number) => formatOrderNumber(id as OrderId);

/** A line for each order that has both ends; the chosen one, or those of the chosen store or courier, stand out. */
function linesOf(shown: OperatorMap, orders: readonly BoardOrder[], chosen: Chosen | undefined): readonly MapLine[] {
  const chosenIds = new Set(orders.filter((order) => isChosen(order, chosen)).map(({ id }) => id));
  return shown.orders.flatMap(({ id, from, to, minutes_late }) => {
    const path = [from, to].flatMap((end): Point[] => (end && point(end.lat, end.lng) ? [point(end.lat, end.lng)!] : []));
    return path.length === 2 ? [{ id, path, isAlarming: minutes_late > 0, isChosen: chosenIds.has(id) }] : [];
  });
}
