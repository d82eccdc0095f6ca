import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';

export interface Person {
  readonly f_name: string;
  readonly l_name: string;
  readonly phone: string;
  readonly email: string;
  readonly locale: string;
}

export interface StoreApplication extends Person {
  readonly store_name: string;
  readonly store_address: string;
  readonly module_id: number;
  readonly zone_id: number;
  readonly lat: number;
  readonly lng: number;
  readonly logo: string | null;
}

export interface CourierApplication extends Person {
  readonly zone_id: number;
  readonly vehicle_id: number;
  readonly image: string | null;
}

export async function insertStoreApplication(trx: Transaction, application: StoreApplication): Promise<number> {
  const { id } = await trx.insertInto('vendor_registrations').values(application).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertCourierApplication(trx: Transaction, application: CourierApplication): Promise<number> {
  const { id } = await trx.insertInto('rider_registrations').values(application).returning('id').executeTakeFirstOrThrow();
  return id;
}

interface Named {
  readonly id: number;
  /** Name for the operator. */
  readonly name: string;
}

/** Zone that serves a point. */
export async function findZoneAt(
  db: Database,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): Promise<Named | undefined> {
  const { rows } = await sql<Named>`select id, name->>'en' as name from zones_at(${latitude}, ${longitude}) limit 1`.execute(db);
  return rows[0];
}

/** A module for stores. Parcels have no stores. */
export async function findKind(db: Database, moduleId: number): Promise<Named | undefined> {
  const { rows } = await sql<Named>`
    select id, name->>'en' as name from modules where id = ${moduleId} and is_active and module_type <> 'parcel'`.execute(db);
  return rows[0];
}

export async function findZone(db: Database, id: number): Promise<Named | undefined> {
  const { rows } = await sql<Named>`select id, name->>'en' as name from zones where id = ${id} and is_active`.execute(db);
  return rows[0];
}

export async function findVehicle(db: Database, id: number): Promise<Named | undefined> {
  const { rows } = await sql<Named>`select id, name->>'en' as name from vehicles where id = ${id} and is_active`.execute(db);
  return rows[0];
}
