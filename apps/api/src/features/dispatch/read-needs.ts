import type { NeedyOrder } from '@bozor/contract/operator/order-shapes.ts';
import { CODE_TRIES, HARMFUL_MINUTES, NEEDS, type Need } from '@bozor/domain/orders/staff/harm.ts';
import type { Permission } from '@bozor/domain/staff/permissions.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mayOrder } from '../orders/policies.ts';
import type { Presenting } from '../orders/presenting.ts';
import { BRIEF_JOINS, briefColumns, presentBrief, type BriefRow } from './brief-order.ts';

/** Rows of each kind; a queue that is longer is worked off from its oldest end. */
const MOST_OF_EACH = 50;

export type NeedyRow = BriefRow & { readonly need: Need; readonly since: Date };

interface Query {
  readonly need: Need;
  /** Selects `id` and `since` of orders `o`, up to a condition on them. */
  readonly rows: RawBuilder<unknown>;
  readonly permission: Permission;
}

const minutes = (count: number) => sql`interval '${sql.lit(count)} minutes'`;
const running = (since: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  sql`select o.id, ${since} as since from orders o where o.ended_as is null and ${where}`;

/** Money has come, or is taken at the door. */
const PAYABLE = sql`(o.payment_method not in ('digital_payment', 'offline_payment') or o.payment_status = 'paid')`;

/** Orders that need the operator. An order is listed once, under its most harmful need. */
const QUERIES: readonly Query[] = [
  {
    need: 'not_accepted',
    permission: 'orders.see',
    // One for later is accepted when its time comes near.
    rows: running(
      sql`o.status_at`,
      sql`o.status = 'pending' and ${PAYABLE} and o.status_at < now() - ${minutes(HARMFUL_MINUTES.notAccepted)}
        and (o.schedule_at is null or o.schedule_at < now() + interval '1 hour')`,
    ),
  },
  {
    need: 'late',
    permission: 'orders.see',
    rows: running(sql`o.promised_until`, sql`o.status in ('confirmed', 'processing', 'handover') and o.promised_until < now()`),
  },
  {
    need: 'courier_silent',
    permission: 'orders.see',
    rows: sql`
      select o.id, greatest(o.status_at, p.at) as since from orders o left join rider_positions p on p.rider_id = o.rider_id
      where o.ended_as is null and o.status in ('picked_up', 'returning') and greatest(o.status_at, p.at) < now() - ${minutes(HARMFUL_MINUTES.courierSilent)}`,
  },
  {
    need: 'no_courier',
    permission: 'orders.see',
    rows: running(sql`o.status_at`, sql`o.status = 'handover' and o.rider_id is null and o.order_type <> 'take_away'`),
  },
  {
    need: 'code_locked',
    permission: 'orders.see',
    rows: sql`
      select o.id, a.since from orders o cross join lateral (
        select max(a.at) as since, count(*) as refused from order_acts a
        where a.order_id = o.id and a.kind = 'code_refused' and a.at > o.status_at) a
      where o.ended_as is null and o.status in ('handover', 'picked_up') and a.refused >= ${sql.lit(CODE_TRIES)}`,
  },
  {
    need: 'customer_absent',
    permission: 'orders.see',
    rows: sql`
      select o.id, a.since from orders o cross join lateral (
        select min(a.at) as since from order_acts a where a.order_id = o.id and a.kind = 'customer_absent' and a.at >= o.picked_up_at) a
      where o.ended_as is null and o.status = 'picked_up' and a.since is not null`,
  },
  { need: 'returning', permission: 'orders.see', rows: running(sql`o.status_at`, sql`o.status = 'returning'`) },
  {
    need: 'refund_overdue',
    permission: 'refunds.see',
    rows: sql`select o.id, f.created_at as since from refunds f join orders o on o.id = f.order_id where f.state = 'requested' and f.created_at < now() - ${minutes(HARMFUL_MINUTES.refund)}`,
  },
  {
    need: 'prescription_waiting',
    permission: 'prescriptions.see',
    rows: running(sql`o.status_at`, sql`o.status = 'prescription_review'`),
  },
  {
    need: 'transfer_waiting',
    permission: 'transfers.see',
    rows: sql`
      select t.order_id as id, t.created_at as since from offline_payments t join orders o on o.id = t.order_id
      where t.state = 'pending' and o.ended_as is null`,
  },
  {
    need: 'refund_open',
    permission: 'refunds.see',
    rows: sql`select o.id, f.created_at as since from refunds f join orders o on o.id = f.order_id where f.state = 'requested' and f.created_at >= now() - ${minutes(HARMFUL_MINUTES.refund)}`,
  },
];

/** Orders that need the operator now, by harm and then the longest wait. What a person may not see is not listed. */
export async function readNeeds(db: Database, actor: Staff, locale: Locale): Promise<readonly NeedyRow[]> {
  const reach = mayOrder(actor, 'read');
  const parts = QUERIES.filter(({ permission }) => actor.permissions.has(permission)).map(
    ({ need, rows }) => sql`(select ${sql.lit(need)}::text as need, ${sql.lit(NEEDS.indexOf(need))} as harm, found.id, found.since
      from (${rows} and ${reach}) found order by found.since limit ${sql.lit(MOST_OF_EACH)})`,
  );
  const { rows } = await sql<NeedyRow>`
    with needs as materialized (select distinct on (id) * from (${sql.join(parts, sql` union all `)}) each order by id, harm)
    select n.need, n.since, ${briefColumns(locale)} from needs n join orders o on o.id = n.id ${BRIEF_JOINS}
    order by n.harm, n.since, n.id`.execute(db);
  return rows;
}

export function presentNeed(row: NeedyRow, { permissions }: Staff, presenting: Presenting): NeedyOrder {
  return { need: row.need, since: row.since.toISOString(), order: presentBrief(row, presenting), next: nextOf(row, permissions) };
}

function nextOf({ need }: NeedyRow, permissions: ReadonlySet<Permission>): NeedyOrder['next'] {
  if (need === 'not_accepted' && permissions.has('orders.move')) return 'accept';
  if (need === 'no_courier' && permissions.has('orders.assign')) return 'assign';
  return 'open';
}
