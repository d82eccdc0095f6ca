import type { OrderActKind } from '@bozor/domain/orders/order-acts.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import type { OrderActor } from '@bozor/domain/orders/transitions.ts';
import { PROPOSAL_ORDERS, proposedMinutes } from '@bozor/domain/orders/ready-time.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { isWithStore } from '../orders/is-with-store.ts';
import { extraMinutes } from '../stores/extra-minutes.ts';
import { mayOrder } from '../orders/policies.ts';

/** Bounds the board of a store. */
const MOST_ORDERS = 200;

/**
 * Page query for the board: new orders first, then goods that come back, then by the time at
 * which the goods are taken. A courier who left with them takes them off it.
 */
export function pageOfBoard(staff: Staff): RawBuilder<unknown> {
  return sql`select id, row_number() over (order by status <> 'pending', status <> 'returning', coalesce(ready_by, promised_from, created_at), id) as rank from (
    select id, status, ready_by, promised_from, created_at from orders
    where ended_as is null and status <> 'picked_up' and ${mayOrder(staff, 'read')} and ${isWithStore}
    order by status <> 'pending', status <> 'returning', coalesce(ready_by, promised_from, created_at), id limit ${MOST_ORDERS}) board`;
}

/** Page query for one order of the store. */
export function pageOfStoreOrder(staff: Staff, orderId: number): RawBuilder<unknown> {
  return sql`select id, 1 as rank from orders where id = ${orderId} and ${mayOrder(staff, 'read')} and ${isWithStore}`;
}

/** Minutes that each of these stores is offered for a new order, from its own last orders. */
export async function readProposedMinutes(db: Database, storeIds: readonly number[], now: Date): Promise<ReadonlyMap<number, number>> {
  if (storeIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; usual: number; minutes: number[] }>`
    select s.id, (s.prep_minutes_min + s.prep_minutes_max) / 2.0::float8 + ${extraMinutes(now)} as usual, array(
      select extract(epoch from o.handover_at - o.confirmed_at)::float8 / 60 from orders o
      where o.store_id = s.id and o.handover_at is not null and o.schedule_at is null and o.confirmed_at is not null
      order by o.handover_at desc limit ${PROPOSAL_ORDERS}) as minutes
    from stores s where s.id = any(${[...storeIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, usual, minutes }) => [id, proposedMinutes(minutes, usual)]));
}

/** An entry of an order's history. */
export interface HistoryRow {
  readonly what: OrderStatus | OrderActKind;
  readonly at: Date;
  readonly tapped_at: Date | null;
  readonly by: OrderActor;
  readonly name: string | null;
  readonly ready_by: string | null;
}

/** Statuses of an order and acts on it, with the people who did them, in order. */
export async function readHistory(db: Database, orderId: number): Promise<readonly HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select h.what, h.at, h.tapped_at, h.by, p.name, h.ready_by from (
      select status as what, at, tapped_at, by, staff_id, null as ready_by from order_events where order_id = ${orderId}
      union all
      select kind, at, tapped_at, by, staff_id, details->>'ready_by' from order_acts where order_id = ${orderId}) h
    left join staff p on p.id = h.staff_id order by h.at`.execute(db);
  return rows;
}
