import { sql } from 'kysely';
import { LENDING_ROLES } from '@bozor/domain/staff/pins.ts';
import type { Grant } from '@bozor/domain/staff/grants.ts';
import type { SessionLimits } from '@bozor/domain/staff/sign-in-rules.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';

export interface StaffSessionRow {
  readonly id: number;
  readonly staff_id: number;
  readonly grants: readonly Grant[];
  readonly idle_seconds: number;
  /** The tablet's, for a session by PIN. */
  readonly device_session_id: number | null;
  /** Since the last proof; null without one. */
  readonly proved_seconds: number | null;
}

/** Of a session by PIN, only grants for stores of whoever lent the tablet count. `s` is the session. */
const ON_THIS_DEVICE = sql`(s.device_session_id is null or g.store_id in (
  select l.store_id from staff_grants l join staff_sessions d on d.staff_id = l.staff_id
  where d.id = s.device_session_id and l.role = any(${LENDING_ROLES}::text[]) and (l.ends_at is null or l.ends_at > now())))`;

/** Grants of a person that have not ended, as JSON. `person` is the column with their id. */
export function grantsOf(person: 'p.id', only = sql`true`) {
  return sql<readonly Grant[]>`(select coalesce(json_agg(json_build_object(
    'role', g.role, 'zoneId', g.zone_id, 'storeId', g.store_id, 'courierId', g.rider_id) order by g.id), '[]')
    from staff_grants g where g.staff_id = ${sql.ref(person)} and (g.ends_at is null or g.ends_at > now()) and ${only})`;
}

/** A valid session of an active staff member, by the database's clock. */
export async function findStaffSession(db: Database, which: { tokenHash: Buffer } | { id: number }): Promise<StaffSessionRow | undefined> {
  return db
    .selectFrom('staff_sessions as s')
    .innerJoin('staff as p', 'p.id', 's.staff_id')
    .where((eb) => ('id' in which ? eb('s.id', '=', which.id) : eb('s.token_hash', '=', which.tokenHash)))
    .where(sql<boolean>`staff_session_lasts(s)`)
    .where('p.disabled_at', 'is', null)
    .select([
      's.id',
      's.staff_id',
      's.device_session_id',
      grantsOf('p.id', ON_THIS_DEVICE).as('grants'),
      sql<number>`extract(epoch from now() - s.used_at)::float8`.as('idle_seconds'),
      sql<number | null>`extract(epoch from now() - s.proved_at)::float8`.as('proved_seconds'),
    ])
    .executeTakeFirst();
}

/** Prolongs a session by its idle time, never beyond its longest. */
export async function prolongStaffSession(db: Database, id: number, { idleSeconds, longestSeconds }: SessionLimits): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({
      used_at: sql`now()`,
      expires_at: sql`least(now() + make_interval(secs => ${idleSeconds}), created_at + make_interval(secs => ${longestSeconds}))`,
    })
    .where('id', '=', id)
    .execute();
}

export async function insertStaffSession(
  trx: Transaction,
  session: {
    tokenHash: Buffer;
    staffId: number;
    userAgent: string | undefined;
    seconds: number;
    isProved: boolean;
    deviceSessionId?: number | undefined;
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('staff_sessions')
    .values({
      token_hash: session.tokenHash,
      staff_id: session.staffId,
      device_session_id: session.deviceSessionId ?? null,
      user_agent: session.userAgent?.slice(0, 255) ?? null,
      ...(session.isProved && { proved_at: sql`now()` }),
      expires_at: sql`now() + make_interval(secs => ${session.seconds})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Notes that the person of a session has just proved who they are. */
export async function noteProof(trx: Transaction, sessionId: number): Promise<void> {
  await trx
    .updateTable('staff_sessions')
    .set({ proved_at: sql`now()` })
    .where('id', '=', sessionId)
    .execute();
}

/** Ends a session of this person; false when they have no such session, or it is over. */
export async function revokeStaffSession(trx: Transaction, { id, staffId }: { id: number; staffId: number }): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_sessions')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listStaffSessions(db: Database, staffId: number) {
  return db
    .selectFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .select(['id', 'user_agent', 'created_at', 'used_at', 'expires_at'])
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

/** A grant with the names of its store or zone. */
export interface NamedGrant extends Grant {
  readonly store: string | null;
  readonly zone: string | null;
  readonly endsAt: string | null;
}

/** A person with one of their sessions. */
export async function readSignedIn(db: Database | Transaction, sessionId: number, locale: Locale) {
  return db
    .selectFrom('staff_sessions as s')
    .innerJoin('staff as p', 'p.id', 's.staff_id')
    .leftJoin('staff_credentials as c', 'c.staff_id', 'p.id')
    .where('s.id', '=', sessionId)
    .select([
      'p.id',
      'p.name',
      's.id as session_id',
      sql<boolean>`s.device_session_id is not null`.as('by_pin'),
      sql<boolean>`c.staff_id is not null`.as('has_password'),
      sql<boolean>`c.totp_secret is not null`.as('has_code'),
      sql<boolean>`exists (select from staff_passkeys k where k.staff_id = p.id)`.as('has_passkey'),
      's.expires_at',
      sql<readonly NamedGrant[]>`(select coalesce(json_agg(json_build_object(
        'role', g.role, 'zoneId', g.zone_id, 'storeId', g.store_id, 'courierId', g.rider_id, 'endsAt', g.ends_at,
        'store', coalesce(o.name->>${locale}, o.name->>'en'), 'zone', coalesce(z.name->>${locale}, z.name->>'en')) order by g.id), '[]')
        from staff_grants g left join stores o on o.id = g.store_id left join zones z on z.id = g.zone_id
        where g.staff_id = p.id and (g.ends_at is null or g.ends_at > now()) and ${ON_THIS_DEVICE})`.as('grants'),
    ])
    .executeTakeFirstOrThrow();
}
