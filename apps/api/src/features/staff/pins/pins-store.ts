import { sql } from 'kysely';
import { LENDING_ROLES, PIN_LOCK_SECONDS, PIN_TRIES } from '@bozor/domain/staff/pins.ts';
import type { StaffRole } from '@bozor/domain/staff/permissions.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';

/** A tablet: its lent session, and the stores of whoever lent it. */
export interface Device {
  readonly id: number;
  readonly storeIds: readonly number[];
}

const LASTING = sql`(g.ends_at is null or g.ends_at > now())`;

/** The tablet of a token; undefined when its session has ended, or whoever lent it is no longer of a store. */
export async function findDevice(db: Database, tokenHash: Buffer): Promise<Device | undefined> {
  const { rows } = await sql<{ id: number; store_ids: readonly number[] }>`
    select d.id, array(select g.store_id from staff_grants g where g.staff_id = d.staff_id and g.role = any(${LENDING_ROLES}::text[]) and ${LASTING}) as store_ids
    from staff_sessions d join staff p on p.id = d.staff_id
    where d.token_hash = ${tokenHash} and d.lent_at is not null and d.revoked_at is null and d.expires_at > now() and p.disabled_at is null`.execute(
    db,
  );
  const [row] = rows;
  return row && row.store_ids.length > 0 ? { id: row.id, storeIds: row.store_ids } : undefined;
}

/** Makes a session the tablet's; false when it was so before. */
export async function lendSession(trx: Transaction, id: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_sessions')
    .set({ lent_at: sql`now()` })
    .where('id', '=', id)
    .where('lent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a tablet's session, and so those of its people. */
export async function endDevice(trx: Transaction, tokenHash: Buffer): Promise<void> {
  await trx
    .updateTable('staff_sessions')
    .set({ revoked_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('lent_at', 'is not', null)
    .where('revoked_at', 'is', null)
    .execute();
}

export interface PinPerson {
  readonly id: number;
  readonly name: string;
  readonly role: StaffRole;
  readonly digits: number;
  readonly locked_until: Date | null;
  readonly pin_hash: string;
  readonly is_first: boolean;
}

/** People of a tablet's stores who have a PIN: all of them, or one. Without a tablet, nobody is locked. */
export async function listPinPeople(
  db: Database,
  { id = 0, storeIds }: { readonly id?: number; readonly storeIds: readonly number[] },
  staffId?: number,
): Promise<readonly PinPerson[]> {
  const { rows } = await sql<PinPerson>`
    select p.id, p.name, n.digits, n.pin_hash, n.is_first, of.role, case when t.locked_until > now() then t.locked_until end as locked_until
    from staff p join staff_pins n on n.staff_id = p.id
    join lateral (
      select g.role from staff_grants g where g.staff_id = p.id and g.store_id = any(${storeIds}::bigint[]) and ${LASTING}
      order by array_position(array['store_owner', 'store_manager', 'kitchen'], g.role) limit 1) of on true
    left join staff_pin_tries t on t.staff_id = p.id and t.device_session_id = ${id}
    where p.disabled_at is null and ${staffId === undefined ? sql`true` : sql`p.id = ${staffId}`}
    order by p.name, p.id limit 100`.execute(db);
  return rows;
}

/**
 * Counts a try before its PIN is looked at, so that many at once are no more than the limit. Returns its number; undefined while locked. The
 * last try locks; a right PIN deletes the row.
 */
export async function takePinTry(db: Database, device: Device, staffId: number): Promise<number | undefined> {
  const { rows } = await sql<{ tries: number }>`
    insert into staff_pin_tries as t (device_session_id, staff_id, tries) values (${device.id}, ${staffId}, 1)
    on conflict (device_session_id, staff_id) do update set
      tries = case when t.locked_until is null then t.tries + 1 else 1 end,
      locked_until = case when t.locked_until is null and t.tries + 1 = ${PIN_TRIES} then now() + make_interval(secs => ${PIN_LOCK_SECONDS}) end
    where t.locked_until is null or t.locked_until <= now()
    returning tries`.execute(db);
  return rows[0]?.tries;
}

/** Forgets wrong PINs of a person: on one tablet, or on all. */
export async function clearPinTries(trx: Database | Transaction, staffId: number, deviceId?: number): Promise<void> {
  await trx
    .deleteFrom('staff_pin_tries')
    .where('staff_id', '=', staffId)
    .$if(deviceId !== undefined, (query) => query.where('device_session_id', '=', deviceId!))
    .execute();
}

/** `is_first`: chosen by somebody else, to be replaced with the first use. */
export async function writePin(
  trx: Transaction,
  staffId: number,
  pin: { readonly pin_hash: string; readonly digits: number; readonly is_first: boolean },
): Promise<void> {
  await trx
    .insertInto('staff_pins')
    .values({ staff_id: staffId, ...pin })
    .onConflict((on) => on.column('staff_id').doUpdateSet(pin))
    .execute();
}
