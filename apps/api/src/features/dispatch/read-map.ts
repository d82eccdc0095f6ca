import type { OperatorMap } from '@bozor/contract/operator/order-shapes.ts';
import { minutesLate } from '@bozor/domain/orders/staff/harm.ts';
import { point } from '@bozor/domain/places/point.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mayOrder } from '../orders/policies.ts';
import { maySeeCourier } from './policies.ts';
import { MOST_ON_BOARD } from './read-board.ts';

type OrderOnMap = OperatorMap['orders'][number];

interface OrderRow extends Pick<OrderOnMap, 'id' | 'status' | 'store_id' | 'courier_id'> {
  readonly promised_until: Date | null;
  readonly store: string | null;
  readonly from_lat: number | null;
  readonly from_lng: number | null;
  readonly to_lat: number | null;
  readonly to_lng: number | null;
}

interface CourierRow {
  readonly id: number;
  readonly name: string;
  readonly running: number;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly age_seconds: number | null;
}

interface MapRows {
  readonly orders: readonly OrderRow[];
  readonly couriers: readonly CourierRow[];
}

/** More couriers than a map can show beside each other. */
const MOST_COURIERS = 500;

/** Orders of the board with both ends of their way, and the couriers whom this person may locate. */
export async function readMap(db: Database, actor: Staff, locale: Locale): Promise<MapRows> {
  const [orders, couriers] = await Promise.all([readOrders(db, actor, locale), readLocated(db, actor)]);
  return { orders, couriers };
}

async function readOrders(db: Database, actor: Staff, locale: Locale): Promise<readonly OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    with running as materialized (
      select * from orders where ended_as is null and ${mayOrder(actor, 'read')} order by promised_until, id limit ${sql.lit(MOST_ON_BOARD)})
    select o.id, o.status, o.promised_until, o.store_id, o.rider_id as courier_id, coalesce(s.name->>${locale}, s.name->>'en') as store,
      coalesce(p.sender_lat, s.lat) as from_lat, coalesce(p.sender_lng, s.lng) as from_lng,
      case o.order_type when 'parcel' then p.receiver_lat when 'delivery' then o.delivery_lat end as to_lat,
      case o.order_type when 'parcel' then p.receiver_lng when 'delivery' then o.delivery_lng end as to_lng
    from running o left join stores s on s.id = o.store_id left join parcel_details p on p.order_id = o.id
    order by o.promised_until, o.id`.execute(db);
  return rows;
}

/** Couriers on duty or with a running order. The age of a position is by the database's clock, which bounds its time. */
async function readLocated(db: Database, actor: Staff): Promise<readonly CourierRow[]> {
  const { rows } = await sql<CourierRow>`
    with busy as materialized (select rider_id, count(*)::int as running from orders where ended_as is null and rider_id is not null group by rider_id),
      working as (select rider_id from busy union select rider_id from courier_shifts where ended_at is null)
    select r.id, trim(r.f_name || ' ' || r.l_name) as name, coalesce(b.running, 0) as running, p.lat, p.lng,
      greatest(0, extract(epoch from clock_timestamp() - p.at))::int as age_seconds
    from (select * from riders where id in (select rider_id from working) and ${maySeeCourier(actor, 'locate')}) r
    left join busy b on b.rider_id = r.id left join rider_positions p on p.rider_id = r.id
    order by name, r.id limit ${sql.lit(MOST_COURIERS)}`.execute(db);
  return rows;
}

export function presentMap({ orders, couriers }: MapRows, now: Date): OperatorMap {
  const lateness = (row: OrderRow) => minutesLate(row.promised_until?.getTime(), now.getTime());
  return {
    stores: storesOf(orders, (row) => lateness(row) > 0),
    couriers: couriers.map(({ id, name, running, lat, lng, age_seconds }) => {
      const at = point(lat, lng);
      return { id, name, running, position: at && age_seconds !== null ? { point: at, age_seconds } : null };
    }),
    orders: orders.map((row) => ({
      id: row.id,
      status: row.status,
      minutes_late: lateness(row),
      store_id: row.store_id,
      courier_id: row.courier_id,
      from: point(row.from_lat, row.from_lng) ?? null,
      to: point(row.to_lat, row.to_lng) ?? null,
    })),
  };
}

/** Each store of the orders once, by name. */
function storesOf(orders: readonly OrderRow[], isLate: (row: OrderRow) => boolean): OperatorMap['stores'] {
  const byStore = Map.groupBy(orders, ({ store_id }) => store_id);
  return [...byStore]
    .flatMap(([id, own]) => {
      const [{ store, from_lat, from_lng }] = own as [OrderRow];
      const at = point(from_lat, from_lng);
      return id === null || store === null || !at
        ? []
        : [{ id, name: store, point: at, running: own.length, late: own.filter(isLate).length }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
}
