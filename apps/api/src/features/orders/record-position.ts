import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';

export interface SentPosition {
  readonly courierId: number;
  readonly lat: number;
  readonly lng: number;
  readonly heading: number | undefined;
  /** By the courier's phone; never after the database's clock. */
  readonly at: Date | undefined;
}

/**
 * Keeps where a courier is, only on duty and with a running order, and adds it to the trail of what they have picked up. Returns whether it was
 * kept. An older position than the kept one changes nothing.
 */
export async function recordPosition(db: Database, { courierId, lat, lng, heading, at }: SentPosition): Promise<boolean> {
  const { rows } = await sql<{ is_kept: boolean }>`
    with working as (
      select ${courierId}::bigint as rider_id, least(${at ?? null}::timestamptz, clock_timestamp()) as at
      where exists (select from courier_shifts s where s.rider_id = ${courierId} and s.ended_at is null)
        and exists (select from orders o where o.rider_id = ${courierId} and o.ended_as is null)),
    placed as (
      insert into rider_positions as p (rider_id, lat, lng, heading, at)
      select rider_id, ${lat}::float8, ${lng}::float8, ${heading === undefined ? null : Math.round(heading) % 360}::smallint, at from working
      on conflict (rider_id) do update set lat = excluded.lat, lng = excluded.lng, heading = excluded.heading, at = excluded.at
      where p.at <= excluded.at
      returning rider_id, at),
    trailed as (
      insert into rider_trail (order_id, rider_id, lat, lng, at)
      select o.id, o.rider_id, ${lat}::float8, ${lng}::float8, w.at from orders o join placed w on w.rider_id = o.rider_id
      where o.rider_id = ${courierId} and o.ended_as is null and o.status = 'picked_up')
    select exists (select from working) as is_kept`.execute(db);
  return rows[0]!.is_kept;
}

/** Forgets where a courier is. */
export async function forgetPosition(trx: Transaction, courierId: number): Promise<void> {
  await trx.deleteFrom('rider_positions').where('rider_id', '=', courierId).execute();
}
