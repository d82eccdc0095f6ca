import type { OperatorRefund, OrderRefunds, QueuedRefund, REFUND_WAITS } from '@bozor/contract/operator/refunds.ts';
import { isRefundable, refundableLines } from '@bozor/domain/orders/refund-pieces.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Api } from '../../platform/api.ts';
import type { Database } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { privateMediaUrl } from '../../platform/media/private-media.ts';
import { mayOrder } from '../orders/policies.ts';
import type { Presenting } from '../orders/presenting.ts';
import { readRefundable } from '../orders/refunds/read-refundable.ts';

type Kept = 'id' | 'kind' | 'state' | 'is_requested' | 'reason' | 'customer_reason' | 'note' | 'asked_by' | 'decided_by' | 'lines';

interface RefundRow extends Pick<OperatorRefund, Kept> {
  readonly amount_minor: number;
  readonly way: OperatorRefund['way'];
  readonly customer_note: string | null;
  readonly images: readonly string[];
  readonly created_at: Date;
  readonly asker_id: number | null;
  readonly by_payment: boolean;
}

const columns = (locale: Locale) => sql`
  f.id, f.kind, f.state, f.is_requested, f.reason, f.amount_minor, f.method as way, f.note as customer_note, f.decision_note as note, f.images, f.created_at,
  f.asked_by as asker_id, f.payment_id is not null as by_payment,
  (select coalesce(r.reason->>${locale}, r.reason->>'en') from refund_reasons r where r.id = f.reason_id) as customer_reason,
  (select p.name from staff p where p.id = f.asked_by) as asked_by, (select p.name from staff p where p.id = f.decided_by) as decided_by,
  coalesce((select jsonb_agg(jsonb_build_object('name', t.name, 'pieces', t.pieces) order by t.position) from (
    select l.position, coalesce(l.name->>${locale}, l.name->>'en') as name, count(*) as pieces
    from refund_lines r join order_lines l on l.order_id = r.order_id and l.position = r.position where r.refund_id = f.id group by l.position, l.name) t), '[]') as lines`;

/** Reads what can be refunded of an order within the person's reach, and its refunds so far; undefined when there is none. */
export async function readOrderRefunds(
  api: Pick<Api, 'db' | 'adapters' | 'settings'>,
  actor: Staff,
  orderId: number,
  presenting: Presenting,
): Promise<OrderRefunds | undefined> {
  const { money, locale, settings } = presenting;
  const refundable = await inTransaction(api.db, (trx) => readRefundable(api, trx, orderId, { actor, locale }));
  if (!refundable) return undefined;
  const { rows } = await sql<RefundRow>`select ${columns(locale)} from refunds f where f.order_id = ${orderId} order by f.id`.execute(
    api.db,
  );
  const may = actor.permissions;
  const free = new Map(refundableLines(refundable.lines, refundable.taxMinor as Minor).map(({ position, pieces }) => [position, pieces]));
  return {
    can_give: may.has('refunds.decide') && isRefundable(refundable.status) && refundable.leftMinor > 0,
    can_credit: may.has('orders.adjust') && refundable.hasAccount && settings.wallet,
    lines: refundable.lines.map(({ position, quantity, name }) => ({
      position,
      name,
      quantity,
      pieces: free.get(position)!.map(({ amountMinor }) => money(amountMinor)),
    })),
    left: money(refundable.leftMinor),
    way: refundable.way,
    second_person_above: money(settings.refund_second_person_above),
    refunds: rows.map((row) => presentRefund(row, actor, presenting)),
  };
}

type Waits = (typeof REFUND_WAITS)[number];
const WAITING: Readonly<Record<Waits, RawBuilder<unknown>>> = {
  answer: sql`f.state = 'requested'`,
  second: sql`f.state = 'asked'`,
  by_hand: sql`f.state = 'approved' and f.payment_id is null`,
};

type QueueRow = RefundRow & {
  readonly order: Omit<QueuedRefund['order'], 'total'> & { readonly total_minor: number };
  readonly cursor: string;
};

/** Refunds within the person's reach that wait for somebody, the oldest first. */
export async function readRefundQueue(
  db: Database,
  actor: Staff,
  { waits, cursor, limit }: { readonly waits?: Waits | undefined; readonly cursor?: string | undefined; readonly limit: number },
  locale: Locale,
): Promise<{ readonly rows: readonly QueueRow[]; readonly next: string | null }> {
  const [, at = '-infinity', id = '0'] = /^([\d:. +-]{10,40})~(\d{1,15})$/.exec(cursor ?? '') ?? [];
  const { rows } = await sql<QueueRow>`
    select ${columns(locale)}, f.created_at::text || '~' || f.id as cursor, jsonb_build_object('id', o.id, 'total_minor', o.total_minor,
      'store', case when s.id is not null then jsonb_build_object('id', s.id, 'name', coalesce(s.name->>${locale}, s.name->>'en')) end,
      'zone', jsonb_build_object('id', z.id, 'name', coalesce(z.name->>${locale}, z.name->>'en')), 'customer_name', o.contact_person_name) as "order"
    from refunds f join (select * from orders where ${mayOrder(actor, 'see refunds')}) o on o.id = f.order_id
    join zones z on z.id = o.zone_id left join stores s on s.id = o.store_id
    where (f.state in ('requested', 'asked') or (f.state = 'approved' and f.payment_id is null))
      and ${waits === undefined ? sql`true` : WAITING[waits]} and (f.created_at, f.id) > (${at}::timestamptz, ${id}::bigint)
    order by f.created_at, f.id limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? page.at(-1)!.cursor : null };
}

export function presentQueued(row: QueueRow, actor: Staff, presenting: Presenting): QueuedRefund {
  const { total_minor, ...order } = row.order;
  return { ...presentRefund(row, actor, presenting), order: { ...order, total: presenting.money(total_minor) } };
}

function presentRefund(row: RefundRow, actor: Staff, { money, signingSecret, now }: Presenting): OperatorRefund {
  const { amount_minor, images, created_at, asker_id, by_payment, ...kept } = row;
  return {
    id: kept.id,
    kind: kept.kind,
    state: kept.state,
    amount: money(amount_minor),
    way: kept.way,
    is_requested: kept.is_requested,
    reason: kept.reason,
    customer_reason: kept.customer_reason,
    customer_note: kept.customer_note,
    note: kept.note,
    images_full_url: images.map((key) => privateMediaUrl(signingSecret, key, now)),
    at: created_at.toISOString(),
    asked_by: kept.asked_by,
    decided_by: kept.decided_by,
    lines: kept.lines,
    acts: actsOf(row, actor),
  };
}

function actsOf({ state, asker_id, by_payment }: RefundRow, { permissions, staffId }: Staff): OperatorRefund['acts'] {
  if (state === 'requested') return permissions.has('refunds.decide') ? ['answer'] : [];
  if (state === 'asked' && permissions.has('refunds.decide_large')) return asker_id === staffId ? ['decline'] : ['approve', 'decline'];
  if (state === 'approved' && !by_payment && permissions.has('refunds.decide')) return ['mark_paid'];
  return [];
}
