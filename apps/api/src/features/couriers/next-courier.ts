import { chooseCourier, type CourierOnDuty, type OfferedOrder } from '@bozor/domain/couriers/choose-courier.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { point } from '@bozor/domain/places/point.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { readOnDuty, type LookingOrder, type OnDutyRow } from './store.ts';

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

function offered({ from_lat, from_lng, distance_metres, is_cash }: LookingOrder): OfferedOrder {
  return { from: point(from_lat, from_lng)!, distanceMetres: distance_metres ?? undefined, isCash: is_cash };
}

function onDuty(row: OnDutyRow, { courier_cash_limit }: Limit): CourierOnDuty {
  return {
    id: row.id,
    at: row.lat === null || row.lng === null ? undefined : point(row.lat, row.lng),
    isOfZone: row.is_of_zone,
    jobs: row.jobs,
    cashInHandMinor: row.in_hand_minor as Minor,
    cashLimitMinor: (row.cash_limit_minor ?? courier_cash_limit) as Minor,
    mostMetres: row.max_metres ?? undefined,
    isAsked: row.is_asked,
    hasAnswered: row.has_answered,
    waitingSinceMs: row.since_ms,
  };
}
