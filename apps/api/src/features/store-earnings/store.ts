import type { Charge } from '@bozor/domain/checkout/charges.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Adjustment, OrderedLine } from '@bozor/domain/orders/received/adjustments.ts';
import type { RefundKind, RefundReason } from '@bozor/domain/orders/refund-pieces.ts';
import type { CostBearer } from '@bozor/domain/orders/staff/acts-of-operator.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { localized } from '../../platform/db/localized-column.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mayEarn } from './policies.ts';

export interface EarningStore {
  readonly id: number;
  readonly name: string;
  readonly timezone: string;
}

/** Bounds the stores of one person. */
const MOST_STORES = 50;

/** Stores whose earnings a person may see. */
export async function listEarning(db: Database, staff: Staff, locale: Locale): Promise<readonly EarningStore[]> {
  const { rows } = await sql<EarningStore>`
    select id, ${localized('name', locale)} as name, timezone from stores where ${mayEarn(staff, 'see')} order by id limit ${MOST_STORES}`.execute(
    db,
  );
  return rows;
}

/** One of them. */
export async function findEarning(db: Database, staff: Staff, storeId: number, locale: Locale): Promise<EarningStore | undefined> {
  const { rows } = await sql<EarningStore>`
    select id, ${localized('name', locale)} as name, timezone from stores where id = ${storeId} and ${mayEarn(staff, 'see')}`.execute(db);
  return rows[0];
}

/** Stores of a person that an order pays within an interval. */
export async function listEarned(
  db: Database,
  staff: Staff,
  { startsAtMs, endsAtMs }: Pick<EndedWithin, 'startsAtMs' | 'endsAtMs'>,
  locale: Locale,
): Promise<readonly EarningStore[]> {
  const [from, to] = [new Date(startsAtMs), new Date(endsAtMs)];
  const { rows } = await sql<EarningStore>`
    select id, ${localized('name', locale)} as name, timezone from stores s where ${mayEarn(staff, 'see')} and (
      exists (select from orders o where o.store_id = s.id and o.delivered_at is not null and o.delivered_at >= ${from} and o.delivered_at < ${to} offset 0)
      or exists (select from orders o where o.store_id = s.id and o.cost_borne_by is not null and o.canceled_at >= ${from} and o.canceled_at < ${to} offset 0))
    order by id`.execute(db);
  return rows;
}

/** An order that ended, with what decides its settlement. */
export interface EndedRow {
  readonly id: number;
  readonly store_id: number;
  readonly ended_at: Date;
  readonly is_delivered: boolean;
  readonly was_begun: boolean;
  readonly cost_borne_by: CostBearer | null;
  readonly commission_percent: number | null;
  readonly tax_percent: number;
  readonly free_delivery_minor: number;
  readonly is_store_coupon: boolean;
  readonly flash_discount_minor: number;
  readonly charges: readonly Charge[];
  readonly refunds: readonly { readonly kind: RefundKind; readonly reason: RefundReason | null; readonly amount_minor: number }[];
  /** Its lines and what was received instead; null where it was received as ordered. */
  readonly adjusted: { readonly lines: readonly SourcedLine[]; readonly adjustments: readonly Adjustment[] } | null;
}

interface SourcedLine extends OrderedLine {
  readonly isFlash: boolean;
  readonly discountMinor: Minor;
}

/** A store and an interval by its own clock. */
export interface EndedWithin {
  readonly storeId: number;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/**
 * Orders of stores that ended within the interval of each, the latest first. `offset 0` keeps the planner, which cannot know how many stores
 * are asked for, at a scan of an index for each.
 */
export async function readEnded(db: Database, within: readonly EndedWithin[]): Promise<readonly EndedRow[]> {
  if (within.length === 0) return [];
  const { rows } = await sql<EndedRow>`
    with asked as (${spansOf(within)}), ended as materialized (
      select o.* from asked a cross join lateral (
        select id, delivered_at as ended_at from orders
        where store_id = a.store_id and delivered_at is not null and delivered_at >= a.starts_at and delivered_at < a.ends_at
        union all
        select id, canceled_at from orders
        where store_id = a.store_id and cost_borne_by is not null and canceled_at >= a.starts_at and canceled_at < a.ends_at
        offset 0) o)
    select o.id, o.store_id, e.ended_at, o.delivered_at is not null as is_delivered, o.processing_at is not null as was_begun, o.cost_borne_by,
      o.commission_percent::float8 as commission_percent, o.tax_percent::float8 as tax_percent,
      case when o.delivery_free_by = 'store' then o.delivery_waived_minor else 0 end as free_delivery_minor,
      coalesce((select c.store_id is not null from coupons c where c.id = o.coupon_id), false) as is_store_coupon,
      coalesce((select sum(l.discount_minor) from order_lines l where l.order_id = o.id and l.discount_source = 'flash_sale'), 0)::bigint as flash_discount_minor,
      coalesce((select jsonb_agg(jsonb_build_object('kind', b.kind, 'amountMinor', b.amount_minor, 'isIncluded', b.is_included) order by b.position)
        from order_charges b where b.order_id = o.id), '[]') as charges,
      coalesce((select jsonb_agg(jsonb_build_object('kind', f.kind, 'reason', f.reason, 'amount_minor', f.amount_minor) order by f.id)
        from refunds f where f.order_id = o.id and f.state in ('approved', 'paid')), '[]') as refunds,
      case when a.adjustments is not null then jsonb_build_object('adjustments', a.adjustments, 'lines', (
        select jsonb_agg(jsonb_build_object('id', l.id, 'quantity', l.quantity, 'isFlash', l.discount_source is not distinct from 'flash_sale',
          'goodsMinor', (l.base_price_minor + l.options_minor) * l.quantity, 'discountMinor', l.discount_minor, 'addOnsMinor', l.add_ons_minor,
          'couponShareMinor', l.coupon_share_minor, 'welcomeShareMinor', l.welcome_share_minor) order by l.position)
        from order_lines l where l.order_id = o.id)) end as adjusted
    from ended e cross join lateral (select * from orders where id = e.id offset 0) o
    left join lateral (
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('lineId', l.id, 'kind', x.kind, 'pieces', x.pieces, 'replacementMinor', x.price_minor,
        'orderedGrams', x.ordered_grams, 'chargedGrams', x.charged_grams)) order by x.id) as adjustments
      from order_adjustments x join order_lines l on l.order_id = x.order_id and l.position = x.line_position
      where x.order_id = o.id and x.state = 'done') a on true
    order by e.ended_at desc, o.id`.execute(db);
  return rows;
}

const spansOf = (within: readonly EndedWithin[]) => sql`
  select * from unnest(${within.map(({ storeId }) => storeId)}::bigint[], ${within.map(({ startsAtMs }) => new Date(startsAtMs))}::timestamptz[],
    ${within.map(({ endsAtMs }) => new Date(endsAtMs))}::timestamptz[]) as asked(store_id, starts_at, ends_at)`;
