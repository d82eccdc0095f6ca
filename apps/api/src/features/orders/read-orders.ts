import type { Charge } from '@bozor/domain/checkout/charges.ts';
import { sql, type RawBuilder } from 'kysely';
import { END_STATUSES, type OrderStatus } from '@bozor/domain/orders/status.ts';
import type { Database } from '../../platform/db/database.ts';
import { descending, nearestEnd, pageOf, type PageAt } from '../../platform/db/nearest-end.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { PolicyActor } from '../../platform/policies/policy.ts';
import type { EventRow, OrderRow } from './order-row.ts';
import { mayOrder } from './policies.ts';

/** Charges of the order `o` as the domain reads them, in bill order. */
const CHARGES_OF_ORDER = sql`coalesce((
  select jsonb_agg(jsonb_build_object('kind', b.kind, 'amountMinor', b.amount_minor, 'isIncluded', b.is_included, 'name', b.label) order by b.position)
  from order_charges b where b.order_id = o.id), '[]')`;

/** Adjustments of the order `o`, with the name of the line. */
const adjustmentsOf = (said: (value: RawBuilder<unknown>) => RawBuilder<string>) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', a.id, 'lineId', l.id, 'kind', a.kind, 'pieces', a.pieces, 'state', a.state, 'amountMinor', a.amount_minor,
    'replacementMinor', a.price_minor, 'orderedGrams', a.ordered_grams, 'weighedGrams', a.weighed_grams, 'chargedGrams', a.charged_grams, 'name', ${said(sql`l.name`)}, 'instead', ${said(sql`a.name`)}, 'image', a.image, 'hue', a.hue,
    'answerUntilMs', (extract(epoch from a.answer_until) * 1000)::bigint) order by a.id)
  from order_adjustments a join order_lines l on l.order_id = a.order_id and l.position = a.line_position where a.order_id = o.id), '[]')`;

/** Reads the orders of a page query (`id`, `rank`) with all their parts, in one round trip. */
export async function readOrders(db: Database, page: RawBuilder<unknown>, locale: Locale): Promise<OrderRow[]> {
  const said = (value: RawBuilder<unknown>): RawBuilder<string> => sql`coalesce(${value}->>${locale}, ${value}->>'en')`;
  const { rows } = await sql<OrderRow>`
    with page as materialized (${page})
    select o.*, m.module_type, z.cash_on_delivery,
      (select l.cash_limit_minor from zone_modules l where l.zone_id = o.zone_id and l.module_id = o.module_id) as cash_limit_minor,
      (select ${said(sql`r.reason`)} from cancellation_reasons r where r.id = o.cancellation_reason_id) as cancellation_reason,
      case when s.id is null then null else jsonb_build_object('id', s.id, 'slug', s.slug, 'name', ${said(sql`s.name`)}, 'logo', s.logo, 'zone_id', s.zone_id,
        'lat', s.lat, 'lng', s.lng, 'phone', s.phone, 'address', ${said(sql`s.address`)}, 'reviews_enabled', s.reviews_enabled) end as store,
      case when r.id is null then null else jsonb_build_object('id', r.id, 'f_name', r.f_name, 'l_name', r.l_name, 'image', r.image, 'phone', r.phone,
        'avg_rating', r.avg_rating, 'rating_count', r.rating_count, 'vehicle', (select ${said(sql`v.name`)} from vehicles v where v.id = r.vehicle_id),
        'lat', p.lat, 'lng', p.lng, 'at_ms', (extract(epoch from p.at) * 1000)::bigint) end as courier,
      case when o.order_type = 'parcel' and o.status <> 'picked_up' then k.pickup_code end as pickup_code, k.delivery_code,
      (select jsonb_build_object('key', d.media_key, 'place', d.place) from delivery_proofs d where d.order_id = o.id) as delivery_proof,
      exists (select 1 from rider_reviews v where v.order_id = o.id) as is_courier_reviewed,
      ${CHARGES_OF_ORDER} as charges, ${adjustmentsOf(said)} as adjustments,
      case when o.status = 'prescription_review' then (select jsonb_build_object('id', q.id, 'text', q.question) from prescription_questions q
        where q.order_id = o.id and q.answer is null) end as question,
      case when o.order_type = 'parcel' then (
        select jsonb_build_object('category_id', d.parcel_category_id, 'category', ${said(sql`d.category_name`)}, 'image', c.image, 'payer', d.payer,
          'instructions', (select coalesce(jsonb_agg(${said(sql`each`)}), '[]') from jsonb_array_elements(d.instructions) each),
          'sender', jsonb_build_object('name', d.sender_name, 'phone', d.sender_phone, 'address', d.sender_address, 'lat', d.sender_lat, 'lng', d.sender_lng),
          'receiver', jsonb_build_object('name', d.receiver_name, 'phone', d.receiver_phone, 'address', d.receiver_address, 'lat', d.receiver_lat, 'lng', d.receiver_lng))
        from parcel_details d left join parcel_categories c on c.id = d.parcel_category_id where d.order_id = o.id
      ) end as parcel,
      (
        select jsonb_build_object('reason', ${said(sql`rr.reason`)}, 'note', f.note, 'state', f.state, 'decision_note', f.decision_note,
          'at_ms', (extract(epoch from f.created_at) * 1000)::bigint, 'amount_minor', f.amount_minor, 'images', f.images)
        from refunds f left join refund_reasons rr on rr.id = f.reason_id where f.order_id = o.id and (f.is_requested or f.kind = 'whole') order by f.id desc limit 1
      ) as refund,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', f.id, 'kind', f.kind, 'way', f.method, 'reason', ${said(sql`rr.reason`)}, 'cause', f.reason, 'note', f.note,
          'state', f.state, 'decision_note', f.decision_note, 'at_ms', (extract(epoch from f.created_at) * 1000)::bigint, 'amount_minor', f.amount_minor,
          'images', f.images, 'lines', (
            select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'pieces', p.pieces) order by p.position), '[]') from (
              select l.position, ${said(sql`l.name`)} as name, count(*) as pieces from refund_lines p join order_lines l on l.order_id = p.order_id and l.position = p.position
              where p.refund_id = f.id group by l.position, l.name) p)) order by f.id)
        from refunds f left join refund_reasons rr on rr.id = f.reason_id where f.order_id = o.id and (f.is_requested or f.state in ('approved', 'paid'))
      ), '[]') as refunds,
      (
        select jsonb_build_object('method_id', f.method_id, 'method_name', ${said(sql`f.method_name`)}, 'state', f.state, 'note', f.note, 'fields', (
          select coalesce(jsonb_agg(jsonb_build_object('name', w->>'name', 'label', ${said(sql`w->'label'`)}, 'value', f.answers->>(w->>'name'))), '[]')
          from jsonb_array_elements(y.fields) w where f.answers ? (w->>'name')))
        from offline_payments f join offline_payment_methods y on y.id = f.method_id where f.order_id = o.id
      ) as offline_payment,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', l.id, 'item_id', l.item_id, 'slug', i.slug, 'selection', l.selection,
          'is_reviewed', exists (select 1 from reviews v where v.order_id = o.id and v.item_id = l.item_id), 'is_campaign', l.is_campaign, 'name', ${said(sql`l.name`)}, 'image', l.image,
          'hue', l.hue, 'unit', l.unit, 'quantity', l.quantity, 'piece_grams', l.piece_grams, 'weight_tolerance', l.weight_tolerance,
          'base_price_minor', l.base_price_minor, 'options_minor', l.options_minor,
          'add_ons_minor', l.add_ons_minor, 'discount_minor', l.discount_minor, 'discount_source', l.discount_source, 'total_minor', l.total_minor,
          'variation', (
            select coalesce(jsonb_agg(jsonb_build_object('name', ${said(sql`g->'name'`)}, 'values', (
              select coalesce(jsonb_agg(jsonb_build_object('label', ${said(sql`w->'label'`)}, 'option_price', w->'option_price')), '[]') from jsonb_array_elements(g->'values') w
            ))), '[]') from jsonb_array_elements(l.variation) g),
          'add_ons', (
            select coalesce(jsonb_agg(jsonb_build_object('id', a->'id', 'name', ${said(sql`a->'name'`)}, 'price', a->'price', 'quantity', a->'quantity')), '[]')
            from jsonb_array_elements(l.add_ons) a)
        ) order by l.position)
        from order_lines l left join items i on i.id = l.item_id and i.is_active where l.order_id = o.id
      ), '[]') as lines
    from page
    join orders o on o.id = page.id
    join modules m on m.id = o.module_id
    join zones z on z.id = o.zone_id
    left join stores s on s.id = o.store_id
    left join riders r on r.id = o.rider_id
    left join rider_positions p on p.rider_id = r.id
    left join order_codes k on k.order_id = o.id and o.rider_id is not null and o.ended_as is null and exists (
      select from staff_grants g join staff w on w.id = g.staff_id where g.rider_id = o.rider_id and w.disabled_at is null)
    order by page.rank`.execute(db);
  return rows;
}

/** Page query for one order by number, whoever owns it. The caller has checked access already. */
export function byNumber(orderId: number): RawBuilder<unknown> {
  return sql`select id, 1 as rank from orders where id = ${orderId}`;
}

/** Page query for one order, if this actor may do this with it. Another customer's order is not found. */
export function byPolicy(orderId: number, actor: PolicyActor, act: 'read' | 'reorder'): RawBuilder<unknown> {
  return sql`select id, 1 as rank from orders where id = ${orderId} and ${mayOrder(actor, act)}`;
}

/** Running orders, finished ones, or those of one status. */
export type OrderListKind = 'running-orders' | 'list' | OrderStatus;

/** Page query for a customer's orders of a kind, newest first. */
export function pageOfOwner(customerId: number, kind: OrderListKind, at: PageAt): RawBuilder<unknown> {
  const page = nearestEnd(at);
  const direction = descending(page);
  const ordered = sql`select id, created_at from orders where customer_id = ${customerId} and ${isOfKind(kind)}
    order by created_at ${direction}, id ${direction}`;
  return sql`select id, row_number() over (order by created_at desc, id desc) as rank from (${pageOf(ordered, page)}) page`;
}

/** Page query for the latest orders that this actor may track, together with those of `ids`, which a signed link proves. */
export function pageOfDevice(
  actor: PolicyActor,
  ids: readonly number[],
  { isRunning, most }: { readonly isRunning: boolean; readonly most: number },
): RawBuilder<unknown> {
  const running = isRunning ? sql`and ended_as is null` : sql``;
  return sql`select id, row_number() over (order by created_at desc, id desc) as rank from (
    select id, created_at from orders where id = any(${[...ids]}::bigint[]) ${running}
    union
    (select id, created_at from orders where ${mayOrder(actor, 'track')} ${running} order by created_at desc, id desc limit ${most})
    order by created_at desc, id desc limit ${most}) page`;
}

export async function countOfOwner(db: Database, customerId: number, kind: OrderListKind): Promise<number> {
  const isKept = kind === 'list' || isEnd(kind);
  const count = isKept
    ? sql`select coalesce(sum(orders), 0)::int from order_counts
        where customer_id = ${customerId} and ${kind === 'list' ? sql`kind <> 'placed'` : sql`kind = ${kind}`}`
    : sql`select count(*)::int from orders where customer_id = ${customerId} and ${isOfKind(kind)}`;
  const { rows } = await sql<{ total: number }>`select (${count}) as total`.execute(db);
  return rows[0]!.total;
}

/** Literals that match the partial indexes. */
function isOfKind(kind: OrderListKind): RawBuilder<unknown> {
  if (kind === 'list') return sql`ended_as is not null`;
  if (kind === 'running-orders') return sql`ended_as is null`;
  return isEnd(kind) ? sql`ended_as = ${kind}` : sql`ended_as is null and status = ${kind}`;
}

const isEnd = (kind: OrderListKind): boolean => (END_STATUSES as readonly string[]).includes(kind);

/** Charges of an order in bill order. */
export async function readCharges(db: Database, orderId: number): Promise<readonly Charge[]> {
  const { rows } = await sql<{
    charges: readonly Charge[];
  }>`select ${CHARGES_OF_ORDER} as charges from orders o where o.id = ${orderId}`.execute(db);
  return rows[0]?.charges ?? [];
}

export async function readEvents(db: Database, orderId: number): Promise<EventRow[]> {
  return db
    .selectFrom('order_events')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .select(['id', 'status', 'at', 'note'])
    .execute() as Promise<EventRow[]>;
}

/** Positions of the courier with an order, oldest first. */
export async function readTrail(db: Database, orderId: number): Promise<{ lat: number; lng: number }[]> {
  return db.selectFrom('rider_trail').where('order_id', '=', orderId).orderBy('id').select(['lat', 'lng']).limit(500).execute();
}
