import { sql } from 'kysely';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import type { PaymentMethod } from '@bozor/domain/checkout/payment-method.ts';
import type { OrderType } from '@bozor/domain/orders/order-type.ts';
import type { PaymentStatus } from '@bozor/domain/orders/payment-status.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mayOrder } from '../orders/policies.ts';
import { mayOffer } from './policies.ts';

/** The rule by which an order pays, as it was offered; null where it was assigned without an offer. */
interface PaidRow {
  readonly base_minor: number | null;
  readonly per_km_minor: number | null;
  readonly distance_minor: number | null;
  readonly tip_minor: number;
  readonly distance_metres: number | null;
}

interface MoneyRow {
  readonly payment_method: PaymentMethod;
  readonly payment_status: PaymentStatus;
  readonly total_minor: number;
  readonly wallet_minor: number;
  readonly adjusted_minor: number;
}

export interface OfferRow extends PaidRow, MoneyRow {
  readonly id: number;
  readonly order_id: number;
  readonly order_type: OrderType;
  readonly seconds_left: number;
  readonly store: string | null;
  readonly store_address: string | null;
  readonly from_lat: number;
  readonly from_lng: number;
  readonly at_lat: number | null;
  readonly at_lng: number | null;
}

/** A place of a job: the store or the sender, then the door or the receiver. */
export interface PlaceRow {
  readonly name: string;
  readonly phone: string | null;
  readonly address: Readonly<Record<string, string>>;
  readonly lat: number;
  readonly lng: number;
}

export interface JobRow extends PaidRow, MoneyRow {
  readonly id: number;
  readonly order_type: OrderType;
  readonly status: OrderStatus;
  readonly change_from_minor: number | null;
  readonly promised_until: Date | null;
  readonly delivery_instruction: string | null;
  readonly has_account: boolean;
  readonly courier_code: string | null;
  readonly from: PlaceRow;
  readonly to: PlaceRow;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  readonly is_prescription: boolean;
  readonly module_type: ModuleType;
  readonly at_store: Date | null;
  readonly at_customer: Date | null;
  /** How long they have waited for a customer who does not answer, and how often they tried to reach them. */
  readonly absent_seconds: number | null;
  /** Where the courier is; null while nobody knows. */
  readonly at_lat: number | null;
  readonly at_lng: number | null;
  readonly tries: number;
}

export interface PayRow extends PaidRow {
  readonly order_id: number;
  readonly delivered_at: Date;
  readonly is_returned: boolean;
}

const TIP = sql`coalesce((select sum(c.amount_minor) from order_charges c where c.order_id = o.id and c.kind = 'tip'), 0)::bigint`;
/** The taken offer of the order `o` and its courier. */
const TAKEN = sql`left join lateral (
  select f.base_minor, f.per_km_minor, f.distance_minor from courier_offers f
  where f.order_id = o.id and f.rider_id = o.rider_id and f.answer = 'taken' order by f.id desc limit 1) f on true`;

/** The open offer of this courier, by the database's clock. */
export async function readOffer(db: Database, actor: Staff<'own deliveries'>, locale: Locale): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    with own as materialized (
      select *, extract(epoch from expires_at - clock_timestamp())::float8 as seconds_left from courier_offers where answer is null and ${mayOffer(actor, 'answer')})
    select f.id, f.order_id, o.order_type, f.seconds_left, f.base_minor, f.per_km_minor, f.distance_minor, f.tip_minor, o.distance_metres,
      coalesce(s.name->>${locale}, s.name->>'en') as store, coalesce(s.address->>${locale}, s.address->>'en') as store_address,
      coalesce(p.sender_lat, s.lat) as from_lat, coalesce(p.sender_lng, s.lng) as from_lng, a.lat as at_lat, a.lng as at_lng,
      o.payment_method, o.payment_status, o.total_minor, o.adjusted_minor, o.wallet_minor
    from own f join orders o on o.id = f.order_id left join stores s on s.id = o.store_id left join parcel_details p on p.order_id = o.id
    left join rider_positions a on a.rider_id = f.rider_id
    where f.seconds_left > 0`.execute(db);
  return rows[0];
}

/** Running orders of this courier. */
export async function readJobs(db: Database, actor: Staff<'own deliveries'>, locale: Locale): Promise<readonly JobRow[]> {
  const arrival = (kind: string) => sql`(
    select a.at from order_acts a where a.order_id = o.id and a.kind = ${kind} and (a.details->>'courier_id')::bigint = o.rider_id order by a.id limit 1)`;
  const { rows } = await sql<JobRow>`
    with own as materialized (select id from orders where ended_as is null and ${mayOrder(actor, 'read')})
    select o.id, o.order_type, o.status, o.change_from_minor, o.promised_until, o.delivery_instruction, o.distance_metres, o.customer_id is not null as has_account,
      (o.source = 'prescription' or o.prescription_images <> '{}') as is_prescription,
      (select m.module_type from modules m where m.id = o.module_id) as module_type,
      o.payment_method, o.payment_status, o.total_minor, o.adjusted_minor, o.wallet_minor, f.base_minor, f.per_km_minor, f.distance_minor, ${TIP} as tip_minor,
      (select c.courier_code from order_codes c where c.order_id = o.id) as courier_code,
      case when p.order_id is null
        then jsonb_build_object('name', coalesce(s.name->>${locale}, s.name->>'en'), 'phone', s.phone, 'lat', s.lat, 'lng', s.lng,
          'address', jsonb_build_object('address', coalesce(s.address->>${locale}, s.address->>'en')))
        else jsonb_build_object('name', p.sender_name, 'phone', p.sender_phone, 'lat', p.sender_lat, 'lng', p.sender_lng, 'address', p.sender_address)
      end as "from",
      case when p.order_id is null
        then jsonb_build_object('name', o.contact_person_name, 'phone', o.contact_person_number, 'lat', o.delivery_lat, 'lng', o.delivery_lng,
          'address', o.delivery_address)
        else jsonb_build_object('name', p.receiver_name, 'phone', p.receiver_phone, 'lat', p.receiver_lat, 'lng', p.receiver_lng, 'address', p.receiver_address)
      end as "to",
      coalesce((select jsonb_agg(jsonb_build_object('name', coalesce(l.name->>${locale}, l.name->>'en'), 'quantity', l.quantity) order by l.position)
        from order_lines l where l.order_id = o.id), '[]') as lines,
      ${arrival('courier_at_store')} as at_store, ${arrival('courier_at_customer')} as at_customer,
      a.lat as at_lat, a.lng as at_lng, extract(epoch from clock_timestamp() - absent.at)::float8 as absent_seconds, (
        select count(*)::int from order_acts t where t.order_id = o.id and t.kind in ('call_tried', 'message_sent') and t.id > absent.id) as tries
    from own join orders o on o.id = own.id left join stores s on s.id = o.store_id left join parcel_details p on p.order_id = o.id ${TAKEN}
    left join rider_positions a on a.rider_id = o.rider_id
    left join lateral (
      select x.id, coalesce(x.tapped_at, x.at) as at from order_acts x
      where x.order_id = o.id and x.kind = 'customer_absent' and x.at >= o.picked_up_at and (x.details->>'courier_id')::bigint = o.rider_id
      order by x.id limit 1) absent on true
    order by o.picked_up_at nulls last, o.created_at, o.id`.execute(db);
  return rows;
}

/** When the open shift began. */
export async function readShift(db: Database | Transaction, courierId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('courier_shifts')
    .where('rider_id', '=', courierId)
    .where('ended_at', 'is', null)
    .select('began_at')
    .executeTakeFirst();
  return row?.began_at;
}

/** Orders that this courier delivered, or brought back, on a day of the shop's time zone, the latest first: the way was ridden. */
export async function readEarned(
  db: Database,
  courierId: number,
  { day, timezone }: { readonly day: string; readonly timezone: string },
): Promise<readonly PayRow[]> {
  const { rows } = await sql<PayRow>`
    with day as (select (${day}::date)::timestamp at time zone ${timezone} as began, (${day}::date + 1)::timestamp at time zone ${timezone} as over),
    ridden as (
      select id, delivered_at as at, false as is_returned from orders, day
      where rider_id = ${courierId} and delivered_at is not null and delivered_at >= day.began and delivered_at < day.over
      union all
      select id, returned_at, true from orders, day
      where rider_id = ${courierId} and returned_at is not null and returned_at >= day.began and returned_at < day.over)
    select o.id as order_id, w.at as delivered_at, w.is_returned, o.distance_metres, f.base_minor, f.per_km_minor, f.distance_minor, ${TIP} as tip_minor
    from ridden w join orders o on o.id = w.id ${TAKEN}
    order by w.at desc, o.id`.execute(db);
  return rows;
}
