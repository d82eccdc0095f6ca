import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** Facts that the counter needs to hand an order to its courier. */
export interface CounterRow {
  readonly pickup_code: string | null;
  /** Whether a person carries the order, and not the autopilot. */
  readonly is_carried: boolean;
  readonly is_at_store: boolean;
  /** Five wrong codes of the courier were entered. */
  readonly is_locked: boolean;
}

/** By order; for orders that have begun. */
export async function readCounter(db: Database, orderIds: readonly number[]): Promise<ReadonlyMap<number, CounterRow>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<CounterRow & { id: number }>`
    select o.id, k.pickup_code, coalesce(k.courier_tries_left = 0, false) as is_locked,
      exists (select from staff_grants g join staff w on w.id = g.staff_id where g.rider_id = o.rider_id and w.disabled_at is null) as is_carried,
      exists (select from order_acts a where a.order_id = o.id and a.kind = 'courier_at_store'
        and (a.details->>'courier_id')::bigint = o.rider_id) as is_at_store
    from orders o left join order_codes k on k.order_id = o.id
    where o.id = any(${[...orderIds]}::bigint[]) and o.order_type = 'delivery' and o.ended_as is null`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
