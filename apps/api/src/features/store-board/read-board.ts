import type { OrderActKind } from '@bozor/domain/orders/order-acts.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import type { OrderActor } from '@bozor/domain/orders/transitions.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { isWithStore } from '../orders/is-with-store.ts';
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
