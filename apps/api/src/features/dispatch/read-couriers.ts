import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { maySeeCourier } from './policies.ts';

interface CourierRow {
  readonly id: number;
  readonly name: string;
  readonly vehicle: string | null;
  readonly zone: { readonly id: number; readonly name: string };
  readonly is_online: boolean;
  readonly running_orders: number;
}

/** More couriers than one can choose from; those of the order's zone come first. */
const MOST = 200;

/** Couriers who work for the shop: those of the zone first, then those on duty, then the least busy. */
export async function readCouriers(db: Database, actor: Staff, zoneId: number | undefined, locale: Locale): Promise<readonly CourierRow[]> {
  const { rows } = await sql<CourierRow>`
    select r.id, trim(r.f_name || ' ' || r.l_name) as name, exists (select from courier_shifts h where h.rider_id = r.id and h.ended_at is null) as is_online,
      (select coalesce(v.name->>${locale}, v.name->>'en') from vehicles v where v.id = r.vehicle_id) as vehicle,
      jsonb_build_object('id', z.id, 'name', coalesce(z.name->>${locale}, z.name->>'en')) as zone,
      (select count(*)::int from orders o where o.rider_id = r.id and o.ended_as is null) as running_orders
    from (select * from riders where is_active and ${maySeeCourier(actor, 'see')}) r join zones z on z.id = r.zone_id
    order by r.zone_id is not distinct from ${zoneId ?? null}::bigint desc, is_online desc, running_orders, name, r.id limit ${sql.lit(MOST)}`.execute(
    db,
  );
  return rows;
}
