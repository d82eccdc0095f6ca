import { sql } from 'kysely';
import type { CourierPay } from '@bozor/domain/couriers/courier-pay.ts';
import { OFFER_SECONDS } from '@bozor/domain/couriers/offer-rules.ts';
import type { OrderType } from '@bozor/domain/orders/order-type.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { PolicyActor } from '../../platform/policies/policy.ts';
import { mayOffer } from './policies.ts';

/** An order without a courier. */
export interface LookingOrder {
  readonly id: number;
  readonly order_type: OrderType;
  readonly status: OrderStatus;
  readonly from_lat: number;
  readonly from_lng: number;
  readonly to_lat: number | null;
  readonly to_lng: number | null;
  readonly promised_until: Date | null;
  /** Until the goods are ready: 0 once they are, null where nobody knows. */
  readonly ready_in_seconds: number | null;
  readonly distance_metres: number | null;
  readonly is_cash: boolean;
  readonly tip_minor: number;
  /** Until the slot of a parcel for later begins; negative or null for one of now. */
  readonly slot_in_seconds: number | null;
}

/** Locks a running order that has no courier, and waits for no payment. */
export async function lockLooking(trx: Transaction, orderId: number): Promise<LookingOrder | undefined> {
  const { rows } = await sql<LookingOrder>`
    select o.id, o.order_type, o.status, coalesce(p.sender_lat, s.lat) as from_lat, coalesce(p.sender_lng, s.lng) as from_lng, o.distance_metres,
      coalesce(p.receiver_lat, o.delivery_lat) as to_lat, coalesce(p.receiver_lng, o.delivery_lng) as to_lng, o.promised_until,
      case when o.status = 'handover' or o.order_type = 'parcel' then 0 else extract(epoch from o.ready_by - clock_timestamp()) end::float8 as ready_in_seconds,
      o.payment_method = 'cash_on_delivery' as is_cash,
      coalesce((select sum(c.amount_minor) from order_charges c where c.order_id = o.id and c.kind = 'tip'), 0)::bigint as tip_minor,
      extract(epoch from o.schedule_at - clock_timestamp())::float8 as slot_in_seconds
    from orders o left join stores s on s.id = o.store_id left join parcel_details p on p.order_id = o.id
    where o.id = ${orderId} and o.rider_id is null and o.ended_as is null
      and not (o.payment_method in ('digital_payment', 'offline_payment') and o.payment_status in ('unpaid', 'pending', 'failed'))
    for update of o`.execute(trx);
  return rows[0];
}

/** A running order of a courier. */
export interface CarriedRow {
  readonly id: number;
  readonly status: OrderStatus;
  readonly from_lat: number;
  readonly from_lng: number;
  readonly to_lat: number | null;
  readonly to_lng: number | null;
  /** In ms since 1970. */
  readonly promised_ms: number | null;
}

/** A courier on duty with a person, as the choice of the next one needs it. */
export interface OnDutyRow {
  readonly id: number;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly is_of_zone: boolean;
  readonly jobs: number;
  /** Orders that they carry, with their places. */
  readonly carried: readonly CarriedRow[];
  readonly in_hand_minor: number;
  readonly cash_limit_minor: number | null;
  readonly max_metres: number | null;
  readonly is_asked: boolean;
  readonly has_answered: boolean;
  readonly since_ms: number;
}

/** Everybody on duty. Who carries nothing is where their last delivery of this shift ended. */
export async function readOnDuty(db: Database | Transaction, orderId: number, round: number): Promise<readonly OnDutyRow[]> {
  const { rows } = await sql<OnDutyRow>`
    select r.id, coalesce(p.lat, l.lat) as lat, coalesce(p.lng, l.lng) as lng, r.zone_id = (select zone_id from orders where id = ${orderId}) as is_of_zone,
      jsonb_array_length(k.carried) as jobs, k.carried,
      coalesce((select c.balance_minor from courier_cash c where c.rider_id = r.id order by c.id desc limit 1), 0)::bigint as in_hand_minor,
      r.cash_limit_minor, (select v.max_metres from vehicles v where v.id = r.vehicle_id) as max_metres,
      exists (select from courier_offers f where f.rider_id = r.id and f.answer is null) as is_asked,
      exists (select from courier_offers f where f.order_id = ${orderId} and f.rider_id = r.id and f.round = ${round}
        and f.answer in ('declined', 'expired', 'taken')) as has_answered,
      (extract(epoch from greatest(s.began_at, l.delivered_at)) * 1000)::float8 as since_ms
    from courier_shifts s join riders r on r.id = s.rider_id left join rider_positions p on p.rider_id = r.id
    left join lateral (
      select d.delivered_at, coalesce(a.receiver_lat, d.delivery_lat) as lat, coalesce(a.receiver_lng, d.delivery_lng) as lng
      from orders d left join parcel_details a on a.order_id = d.id
      where d.rider_id = r.id and d.delivered_at is not null and d.delivered_at >= s.began_at order by d.delivered_at desc limit 1) l on true
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'status', b.status, 'promised_ms', extract(epoch from b.promised_until) * 1000,
        'from_lat', coalesce(c.sender_lat, t.lat), 'from_lng', coalesce(c.sender_lng, t.lng),
        'to_lat', coalesce(c.receiver_lat, b.delivery_lat), 'to_lng', coalesce(c.receiver_lng, b.delivery_lng)) order by b.id), '[]') as carried
      from orders b left join stores t on t.id = b.store_id left join parcel_details c on c.order_id = b.id
      where b.rider_id = r.id and b.ended_as is null) k
    where s.ended_at is null and r.is_active and exists (
      select from staff_grants g join staff w on w.id = g.staff_id where g.rider_id = r.id and w.disabled_at is null and (g.ends_at is null or g.ends_at > now()))`.execute(
    db,
  );
  return rows;
}

/** The round of an order's offers: its number, and how long ago the last was answered. */
export async function readRound(
  db: Database | Transaction,
  orderId: number,
): Promise<{ readonly round: number; readonly idle_seconds: number | null }> {
  const { rows } = await sql<{ round: number; idle_seconds: number | null }>`
    select coalesce(max(round), 1)::int as round, extract(epoch from clock_timestamp() - max(answered_at))::float8 as idle_seconds
    from courier_offers where order_id = ${orderId}`.execute(db);
  return rows[0]!;
}

interface NewOffer {
  readonly orderId: number;
  readonly courierId: number;
  readonly round: number;
  readonly pay: CourierPay;
  readonly perKmMinor: number;
}

/** Returns false when the order or the courier has an open offer. */
export async function insertOffer(trx: Transaction, { orderId, courierId, round, pay, perKmMinor }: NewOffer): Promise<boolean> {
  const row = await trx
    .insertInto('courier_offers')
    .values({
      order_id: orderId,
      rider_id: courierId,
      round,
      base_minor: pay.baseMinor,
      per_km_minor: perKmMinor,
      distance_minor: pay.distanceMinor,
      tip_minor: pay.tipMinor,
      expires_at: sql<Date>`clock_timestamp() + make_interval(secs => ${OFFER_SECONDS})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the offers of an order that nobody answered in time, by the database's clock. Returns whom they asked. */
export async function expireOffers(trx: Transaction, orderId: number): Promise<readonly number[]> {
  const rows = await trx
    .updateTable('courier_offers')
    .set({ answer: 'expired', answered_at: sql`clock_timestamp()` })
    .where('order_id', '=', orderId)
    .where('answer', 'is', null)
    .where('expires_at', '<=', sql<Date>`clock_timestamp()`)
    .returning('rider_id')
    .execute();
  return rows.map(({ rider_id }) => rider_id);
}

/** Milliseconds until the open offer of an order ends. */
export async function readOpenOffer(trx: Transaction, orderId: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('courier_offers')
    .where('order_id', '=', orderId)
    .where('answer', 'is', null)
    .select(sql<number>`extract(epoch from expires_at - clock_timestamp())::float8 * 1000`.as('left_ms'))
    .executeTakeFirst();
  return row?.left_ms;
}

/** Withdraws the open offer of an order. Returns whom it asked. */
export async function withdrawOffer(trx: Transaction, orderId: number): Promise<number | undefined> {
  const row = await trx
    .updateTable('courier_offers')
    .set({ answer: 'withdrawn', answered_at: sql`clock_timestamp()` })
    .where('order_id', '=', orderId)
    .where('answer', 'is', null)
    .returning('rider_id')
    .executeTakeFirst();
  return row?.rider_id;
}

/** An offer of this courier. */
export interface OwnOffer {
  readonly order_id: number;
  readonly answer: 'taken' | 'declined' | 'expired' | 'withdrawn' | null;
  readonly expires_at: Date;
}

export async function findOwnOffer(trx: Transaction, id: number, actor: PolicyActor): Promise<OwnOffer | undefined> {
  return trx
    .selectFrom('courier_offers')
    .where('id', '=', id)
    .where(mayOffer(actor, 'answer'))
    .select(['order_id', 'answer', 'expires_at'])
    .executeTakeFirst();
}

export async function findOwnOpenOffer(trx: Transaction, actor: PolicyActor): Promise<{ readonly id: number } | undefined> {
  return trx.selectFrom('courier_offers').where('answer', 'is', null).where(mayOffer(actor, 'answer')).select('id').executeTakeFirst();
}

/** Writes an answer if the offer is open and in time. */
export async function answerOffer(trx: Transaction, id: number, answer: 'taken' | 'declined'): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('courier_offers')
    .set({ answer, answered_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes an offer whose time is over. One that was withdrawn or declined stays so. */
export async function takeExpired(trx: Transaction, id: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('courier_offers')
    .set({ answer: 'taken', answered_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where((where) => where.or([where('answer', 'is', null), where('answer', '=', 'expired')]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Running orders that look for a courier, oldest first. */
export async function listLooking(trx: Transaction, most: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o
    where o.rider_id is null and o.ended_as is null and o.order_type <> 'take_away' and o.status in ('pending', 'confirmed', 'processing', 'handover')
      and (o.order_type, o.status) in (('delivery', 'processing'), ('delivery', 'handover'), ('parcel', 'pending'), ('parcel', 'confirmed'))
      and not exists (select from courier_offers f where f.order_id = o.id and f.answer is null)
    order by o.created_at limit ${most}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** When the last shift of a courier ended. */
export async function readLastEnd(trx: Transaction, courierId: number): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('courier_shifts')
    .where('rider_id', '=', courierId)
    .where('ended_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .select('ended_at')
    .executeTakeFirst();
  return row?.ended_at ?? undefined;
}

/** Begins a shift, with the press if that was earlier, at most a day ago; false when one is open. */
export async function insertShift(trx: Transaction, courierId: number, tappedAt: Date | undefined): Promise<boolean> {
  const row = await trx
    .insertInto('courier_shifts')
    .values({
      rider_id: courierId,
      ...(tappedAt && {
        began_at: sql<Date>`least(greatest(${tappedAt}::timestamptz, clock_timestamp() - interval '1 day'), clock_timestamp())`,
      }),
    })
    .onConflict((conflict) => conflict.column('rider_id').where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the open shift, so that it does not end while an order is taken. */
export async function lockShift(trx: Transaction, courierId: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('courier_shifts')
    .where('rider_id', '=', courierId)
    .where('ended_at', 'is', null)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

/** Ends a shift, with the press if that was earlier. */
export async function closeShift(trx: Transaction, id: number, tappedAt: Date | undefined): Promise<void> {
  await trx
    .updateTable('courier_shifts')
    .set({ ended_at: sql`greatest(began_at, least(${tappedAt ?? null}::timestamptz, clock_timestamp()))` })
    .where('id', '=', id)
    .execute();
}

/** Number of running orders of a courier. */
export async function countJobs(db: Database | Transaction, courierId: number): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from orders where rider_id = ${courierId} and ended_as is null`.execute(db);
  return rows[0]!.jobs;
}
