import { sql } from 'kysely';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** Payment methods that at least one zone allows. */
export async function readZonesTake(db: Database): Promise<{ cash: boolean; digital: boolean; offline: boolean }> {
  const { rows } = await sql<{ cash: boolean; digital: boolean; offline: boolean }>`
    select coalesce(bool_or(cash_on_delivery), false) as cash, coalesce(bool_or(digital_payment), false) as digital,
      coalesce(bool_or(offline_payment), false) and exists (select from offline_payment_methods where is_active) as offline
    from zones where is_active`.execute(db);
  return rows[0]!;
}

export interface Figures {
  readonly stores: number;
  readonly items: number;
  readonly orders: number;
  readonly avg_rating: number;
}

/** Size of the shop, from the counters of its stores. */
export async function readFigures(db: Database): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select count(*) as stores, coalesce(sum(order_count), 0)::bigint as orders,
      coalesce(round(sum(rating_sum)::numeric / nullif(sum(rating_count), 0), 1), 0) as avg_rating,
      (select coalesce(sum(items), 0) from shelf_counts) as items
    from stores where is_active`.execute(db);
  return rows[0]!;
}

export interface LandingModuleRow {
  readonly id: number;
  readonly module_type: ModuleType;
  readonly name: string;
  readonly description: string;
  readonly icon: string | null;
}

/** Modules that at least one zone offers. */
export async function readLandingModules(db: Database, locale: Locale): Promise<LandingModuleRow[]> {
  const { rows } = await sql<LandingModuleRow>`
    select m.id, m.module_type, coalesce(m.name->>${locale}, m.name->>'en') as name,
      coalesce(m.description->>${locale}, m.description->>'en', '') as description, m.icon
    from modules m
    where m.is_active and exists (select from zone_modules zm join zones z on z.id = zm.zone_id and z.is_active where zm.module_id = m.id)
    order by m.position, m.id`.execute(db);
  return rows;
}

export interface VehicleRow {
  readonly id: number;
  readonly name: string;
  readonly min_metres: number;
  readonly max_metres: number;
  readonly extra_minor: number;
}

export async function readVehicles(db: Database, locale: Locale): Promise<VehicleRow[]> {
  const { rows } = await sql<VehicleRow>`
    select id, coalesce(name->>${locale}, name->>'en') as name, min_metres, max_metres, extra_minor
    from vehicles where is_active order by position, id`.execute(db);
  return rows;
}
