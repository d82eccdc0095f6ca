import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Customer } from '../../platform/http/actor.ts';
import { mayAddress } from './policies.ts';

export interface AddressRow {
  readonly id: number;
  readonly address: string;
  readonly address_type: string;
  readonly address_label: string | null;
  readonly contact_person_name: string;
  readonly contact_person_number: string;
  readonly additional_information: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly road: string | null;
  readonly house: string | null;
  readonly floor: string | null;
  readonly zone_ids: number[];
}

export type AddressColumns = Omit<AddressRow, 'id' | 'zone_ids'>;

const zoneIds = sql<number[]>`array(select z.id from zones_at(addresses.lat, addresses.lng) z)`.as('zone_ids');
const COLUMNS = [
  'id',
  'address',
  'address_type',
  'address_label',
  'contact_person_name',
  'contact_person_number',
  'additional_information',
  'lat',
  'lng',
  'road',
  'house',
  'floor',
] as const;

export async function listAddresses(db: Database, customer: Customer, limit: number, offset: number): Promise<AddressRow[]> {
  return db
    .selectFrom('addresses')
    .where(mayAddress(customer, 'read'))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((offset - 1) * limit)
    .select([...COLUMNS, zoneIds])
    .execute();
}

export async function countAddresses(db: Database, customer: Customer): Promise<number> {
  const row = await db
    .selectFrom('addresses')
    .where(mayAddress(customer, 'read'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertAddress(db: Database, customerId: number, columns: AddressColumns): Promise<AddressRow> {
  return db
    .insertInto('addresses')
    .values({ customer_id: customerId, ...columns })
    .returning([...COLUMNS, zoneIds])
    .executeTakeFirstOrThrow();
}

export async function rewriteAddress(
  db: Database,
  customer: Customer,
  id: number,
  columns: AddressColumns,
): Promise<AddressRow | undefined> {
  return db
    .updateTable('addresses')
    .set(columns)
    .where('id', '=', id)
    .where(mayAddress(customer, 'change'))
    .returning([...COLUMNS, zoneIds])
    .executeTakeFirst();
}

export async function deleteAddress(db: Database, customer: Customer, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('addresses').where('id', '=', id).where(mayAddress(customer, 'remove')).executeTakeFirst();
  return numDeletedRows === 1n;
}
