import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { followedMarker } from '@bozor/domain/orders/status.ts';
import { point, type Point } from '@bozor/domain/places/point.ts';
import { restOfRoute, type Route } from '@bozor/domain/places/route.ts';
import { useMemo } from 'react';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CityMap } from '../map/city-map.tsx';
import type { MapMark } from '@bozor/map/map-mark.ts';
import { routeBetween } from '@bozor/map/map-queries.ts';

/** The route map starts at this zoom and then fits everything (map-02). */
const ROUTE_ZOOM = 10;

/** Route of an order: start, end, and the courier while under way. */
export interface RouteResult {
  readonly from: Point | undefined;
  readonly to: Point | undefined;
  readonly courier: Point | undefined;
}

/** Start and end of an order; a collected order has only the store. */
function routeOf(order: OrderTracking): RouteResult {
  const receiver = order.receiver_details ?? order.delivery_address;
  const sender = order.receiver_details ? order.delivery_address : undefined;
  return {
    from: sender ? point(sender.latitude, sender.longitude) : order.store_position ? pointOf(order.store_position) : undefined,
    to: receiver ? point(receiver.latitude, receiver.longitude) : undefined,
    courier: order.courier_position ? pointOf(order.courier_position) : undefined,
  };
}

/** The courier's remaining route; undefined while the order is not under way. */
export function useRemainingRoute(order: OrderTracking | undefined): Route | undefined {
  const { from, to, courier } = useMemo<Partial<RouteResult>>(() => (order ? routeOf(order) : {}), [order]);
  const { data } = useApiQuery(routeBetween(from, to), { enabled: courier !== undefined && from !== undefined && to !== undefined });
  const street = data?.path as Route | undefined;
  return useMemo(() => (courier && to ? restOfRoute(street ?? [courier, to], courier) : undefined), [courier, to, street]);
}

/** Follows the courier who has the order; before that shows the destination. */
export function TrackingMap({
  order,
  rest,
  className,
}: {
  readonly order: OrderTracking;
  readonly rest: Route | undefined;
  readonly className: string | undefined;
}) {
  const { t } = useI18n();
  const { from, to, courier } = useMemo(() => routeOf(order), [order]);
  const isParcel = order.order_type === 'parcel';
  const follows = followedMarker(order.order_status);
  const storeName = order.store?.name;
  const marks = useMemo(() => {
    const shown: MapMark[] = [];
    if (from)
      shown.push(isParcel ? { kind: 'sender', point: from, label: t('Sender') } : { kind: 'store', point: from, label: storeName ?? '' });
    if (to) shown.push({ kind: 'home', point: to, label: t('Receiver') });
    if (courier && follows === 'courier') shown.push({ kind: 'courier', point: courier, label: t('Courier') });
    return shown;
  }, [from, to, courier, follows, isParcel, storeName, t]);
  const center = (follows === 'courier' ? courier : undefined) ?? to ?? from;
  if (!center) return null;
  return (
    <CityMap
      className={className}
      label={t('Where your order is')}
      center={center}
      zoom={ROUTE_ZOOM}
      fits
      marks={marks}
      route={rest}
      follows={follows === 'courier' ? 'courier' : undefined}
    />
  );
}

function pointOf({ lat, lng }: { readonly lat: number; readonly lng: number }): Point | undefined {
  return point(lat, lng);
}
