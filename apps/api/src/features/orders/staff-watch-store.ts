import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** To whom an order belongs. */
export interface OrderReach {
  readonly id: number;
  readonly store_id: number | null;
  readonly zone_id: number | null;
  readonly courier_id: number | null;
  /** Couriers of whom an act of the last minute tells: one who got an offer, or lost the order. */
  readonly told_couriers: readonly number[];
}

export async function readReaches(db: Database, orderIds: readonly number[]): Promise<readonly OrderReach[]> {
  const { rows } = await sql<OrderReach>`
    select o.id, o.store_id, o.zone_id, o.rider_id as courier_id,
      array(select (a.details->>'courier_id')::bigint from order_acts a
        where a.order_id = o.id and a.details ? 'courier_id' and a.at > clock_timestamp() - interval '1 minute') as told_couriers
    from orders o where o.id = any(${orderIds}::bigint[])`.execute(db);
  return rows;
}

/** Those of the sessions that have not ended, by the database's clock. */
export async function readLiveSessions(db: Database, sessionIds: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from staff_sessions s join staff p on p.id = s.staff_id
    where s.id = any(${sessionIds}::bigint[]) and staff_session_lasts(s) and p.disabled_at is null`.execute(db);
  return rows.map(({ id }) => id);
}

/** With whom a customer talks: a store, a courier, or (neither) the shop. */
export interface SideOfChat {
  readonly store_id: number | null;
  readonly courier_id: number | null;
}

export async function readSideOfChat(db: Database, conversationId: number): Promise<SideOfChat | undefined> {
  return db.selectFrom('conversations').where('id', '=', conversationId).select(['store_id', 'rider_id as courier_id']).executeTakeFirst();
}
