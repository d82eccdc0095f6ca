import { sql } from 'kysely';
import type { OrderType } from '@bozor/domain/orders/order-type.ts';
import { ROLES, STAFF_ROLES } from '@bozor/domain/staff/permissions.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';

/** Order fields that the autopilot reads. Times are by the database's clock. */
export interface PlayedOrder {
  readonly id: number;
  readonly order_type: OrderType;
  readonly status: OrderStatus;
  readonly since_seconds: number;
  /** Seconds until the slot begins. Negative after its start, null without a slot. */
  readonly slot_in_seconds: number | null;
  readonly awaits_payment: boolean;
  readonly is_transfer: boolean;
  /** Whoever decides about its transfer is signed in and was active lately. */
  readonly has_cashier: boolean;
  readonly courier_id: number | null;
  /** Somebody of its store is signed in and was active lately. */
  readonly has_staff: boolean;
  /** Whoever prices prescriptions for its store is signed in and was active lately, or a person looked at this one. */
  readonly has_pharmacist: boolean;
  /** The courier is a person on duty, who does all of it. */
  readonly is_of_person: boolean;
  readonly from_lat: number;
  readonly from_lng: number;
  readonly to_lat: number | null;
  readonly to_lng: number | null;
}

/** Minutes after which a person who did nothing has left the store to the autopilot. */
const STAFF_AWAY_MINUTES = 30;

/** Roles of a store that price prescriptions. */
const PHARMACISTS = STAFF_ROLES.filter((role) => ROLES[role].scope === 'own store' && ROLES[role].may.includes('prescriptions.price'));

/** Roles that decide about bank transfers. */
const CASHIERS = STAFF_ROLES.filter((role) => ROLES[role].scope === 'all' && ROLES[role].may.includes('transfers.decide'));

/** Orders that have not ended. */
export async function findRunning(db: Database): Promise<readonly PlayedOrder[]> {
  const { rows } = await sql<PlayedOrder>`
    select o.id, o.order_type, o.status, extract(epoch from clock_timestamp() - o.status_at)::float8 as since_seconds,
      extract(epoch from o.schedule_at - clock_timestamp())::float8 as slot_in_seconds,
      o.payment_method in ('digital_payment', 'offline_payment') and o.payment_status in ('unpaid', 'pending', 'failed') as awaits_payment,
      o.payment_method = 'offline_payment' as is_transfer, o.rider_id as courier_id,
      exists (select 1 from staff_grants g join staff m on m.id = g.staff_id join staff_sessions e on e.staff_id = m.id
        where g.store_id = o.store_id and (g.ends_at is null or g.ends_at > now()) and m.disabled_at is null and e.revoked_at is null and e.expires_at > now() and e.used_at > now() - make_interval(mins => ${STAFF_AWAY_MINUTES})) as has_staff,
      o.payment_method = 'offline_payment' and exists (select 1 from staff_grants g join staff m on m.id = g.staff_id join staff_sessions e on e.staff_id = m.id
        where g.role = any(${CASHIERS}) and (g.zone_id is null or g.zone_id = o.zone_id) and (g.ends_at is null or g.ends_at > now())
          and m.disabled_at is null and e.revoked_at is null and e.expires_at > now() and e.used_at > now() - make_interval(mins => ${STAFF_AWAY_MINUTES})) as has_cashier,
      o.status = 'prescription_review' and (
        exists (select from staff_grants g join staff m on m.id = g.staff_id join staff_sessions e on e.staff_id = m.id
          where g.store_id = o.store_id and g.role = any(${PHARMACISTS}) and (g.ends_at is null or g.ends_at > now()) and m.disabled_at is null
            and e.revoked_at is null and e.expires_at > now() and e.used_at > now() - make_interval(mins => ${STAFF_AWAY_MINUTES}))
        or exists (select from order_acts a where a.order_id = o.id and a.kind = 'prescription_viewed'
          and a.at > now() - make_interval(mins => ${STAFF_AWAY_MINUTES}))) as has_pharmacist,
      exists (select from courier_shifts h where h.rider_id = o.rider_id and h.ended_at is null) as is_of_person,
      coalesce(p.sender_lat, s.lat) as from_lat, coalesce(p.sender_lng, s.lng) as from_lng,
      coalesce(p.receiver_lat, o.delivery_lat) as to_lat, coalesce(p.receiver_lng, o.delivery_lng) as to_lng
    from orders o left join stores s on s.id = o.store_id left join parcel_details p on p.order_id = o.id
    where o.ended_as is null`.execute(db);
  return rows;
}

/** A request for a refund that waits for its answer. */
export interface RefundRequest {
  readonly order_id: number;
  readonly locale: string;
  readonly since_seconds: number;
  readonly amount_minor: number;
  readonly has_pictures: boolean;
}

/** Roles that answer requests for refunds. */
const DECIDING = STAFF_ROLES.filter((role) => ROLES[role].scope === 'all' && ROLES[role].may.includes('refunds.decide'));

/** Requests for refunds that nobody is there to answer: whoever may is not signed in, or has done nothing for a while. */
export async function findRefundRequests(db: Database): Promise<readonly RefundRequest[]> {
  const { rows } = await sql<RefundRequest>`
    select f.order_id, o.locale, extract(epoch from clock_timestamp() - f.created_at)::float8 as since_seconds, f.amount_minor,
      cardinality(f.images) > 0 as has_pictures
    from refunds f join orders o on o.id = f.order_id and o.status = 'refund_requested'
    where f.state = 'requested' and not exists (select 1 from staff_grants g join staff m on m.id = g.staff_id join staff_sessions e on e.staff_id = m.id
      where g.role = any(${DECIDING}) and (g.zone_id is null or g.zone_id = o.zone_id) and (g.ends_at is null or g.ends_at > now())
        and m.disabled_at is null and e.revoked_at is null and e.expires_at > now() and e.used_at > now() - make_interval(mins => ${STAFF_AWAY_MINUTES}))
    order by f.created_at, f.id limit 20`.execute(db);
  return rows;
}

/** Up to two prescription-only items in stock at the order's pharmacy. The choice varies by order. */
export async function findMedicines(trx: Transaction, orderId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.id from orders o join items i on i.store_id = o.store_id join item_stock k on k.item_id = i.id and k.variation_id = 0
    where o.id = ${orderId} and i.is_prescription_required and i.is_listed and k.stock > 0
    order by hashint8(i.id # o.id) limit 2`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Roles that answer for the shop itself, and for a store. */
const ANSWERING = STAFF_ROLES.filter((role) => ROLES[role].may.includes('chats.answer'));

/** Whether a person who answers for this store, courier or the shop is signed in and was active lately. */
export async function isAttended(
  db: Database,
  { store_id, courier_id }: { readonly store_id: number | null; readonly courier_id: number | null },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from staff_grants g join staff m on m.id = g.staff_id join staff_sessions e on e.staff_id = m.id
    where g.role = any(${ANSWERING}) and g.store_id is not distinct from ${store_id} and g.rider_id is not distinct from ${courier_id}
      and (g.ends_at is null or g.ends_at > now()) and m.disabled_at is null and e.revoked_at is null and e.expires_at > now()
      and e.used_at > now() - make_interval(mins => ${STAFF_AWAY_MINUTES}) limit 1`.execute(db);
  return rows.length > 0;
}
