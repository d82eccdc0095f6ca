import { chooseCourier, type CourierOnDuty, type OfferedOrder } from '@bozor/domain/couriers/choose-courier.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { StopAhead } from '@bozor/domain/couriers/stops-in-order.ts';
import { point, type Point } from '@bozor/domain/places/point.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { readOnDuty, type CarriedRow, type LookingOrder, type OnDutyRow } from './store.ts';

type Limit = Pick<Settings, 'courier_cash_limit'>;

/** Chooses who is asked next in a round; undefined when nobody is left. */
export async function nextCourier(
  db: Database | Transaction,
  order: LookingOrder,
  round: number,
  settings: Limit,
): Promise<CourierOnDuty | undefined> {
  const couriers = await readOnDuty(db, order.id, round);
  return chooseCourier(
    offered(order),
    couriers.map((row) => onDuty(row, settings)),
  );
}

function offered({
  id,
  from_lat,
  from_lng,
  to_lat,
  to_lng,
  promised_until,
  ready_in_seconds,
  distance_metres,
  is_cash,
}: LookingOrder): OfferedOrder {
  return {
    id,
    from: point(from_lat, from_lng)!,
    to: to_lat === null || to_lng === null ? undefined : point(to_lat, to_lng),
    promisedUntilMs: promised_until?.getTime(),
    readyInMinutes: ready_in_seconds === null ? undefined : Math.max(0, ready_in_seconds / 60),
    distanceMetres: distance_metres ?? undefined,
    isCash: is_cash,
  };
}

/** Stops of an order that are ahead of its courier. */
function stopsOf({ id, status, from_lat, from_lng, to_lat, to_lng, promised_ms }: CarriedRow): readonly StopAhead[] {
  const [from, to] = [point(from_lat, from_lng)!, to_lat === null || to_lng === null ? undefined : point(to_lat, to_lng)];
  const stop = (kind: StopAhead['kind'], at: Point): StopAhead => ({ orderId: id, kind, at, promisedUntilMs: promised_ms ?? undefined });
  if (status === 'returning') return [stop('back', from)];
  return [...(status === 'picked_up' ? [] : [stop('store', from)]), ...(to ? [stop('customer', to)] : [])];
}

function onDuty(row: OnDutyRow, { courier_cash_limit }: Limit): CourierOnDuty {
  return {
    id: row.id,
    at: row.lat === null || row.lng === null ? undefined : point(row.lat, row.lng),
    isOfZone: row.is_of_zone,
    jobs: row.jobs,
    ahead: row.carried.flatMap(stopsOf),
    cashInHandMinor: row.in_hand_minor as Minor,
    cashLimitMinor: (row.cash_limit_minor ?? courier_cash_limit) as Minor,
    mostMetres: row.max_metres ?? undefined,
    isAsked: row.is_asked,
    hasAnswered: row.has_answered,
    waitingSinceMs: row.since_ms,
  };
}
