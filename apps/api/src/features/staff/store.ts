import { sql } from 'kysely';
import type { StaffRole } from '@bozor/domain/staff/permissions.ts';
import type { SessionLimits } from '@bozor/domain/staff/sign-in-rules.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';

export interface StaffSessionRow {
  readonly id: number;
  readonly staff_id: number;
  readonly role: StaffRole;
  readonly store_id: number | null;
  readonly courier_id: number | null;
  readonly idle_seconds: number;
}

/** A valid session of an active staff member, by the database's clock. */
export async function findStaffSession(db: Database, which: { tokenHash: Buffer } | { id: number }): Promise<StaffSessionRow | undefined> {
  return db
    .selectFrom('staff_sessions as s')
    .innerJoin('staff as p', 'p.id', 's.staff_id')
    .where((eb) => ('id' in which ? eb('s.id', '=', which.id) : eb('s.token_hash', '=', which.tokenHash)))
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('p.disabled_at', 'is', null)
    .select([
      's.id',
      's.staff_id',
      'p.role',
      'p.store_id',
      'p.rider_id as courier_id',
      sql<number>`extract(epoch from now() - s.used_at)::float8`.as('idle_seconds'),
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
  session: { tokenHash: Buffer; staffId: number; userAgent: string | undefined; seconds: number },
): Promise<number> {
  const { id } = await trx
    .insertInto('staff_sessions')
    .values({
      token_hash: session.tokenHash,
      staff_id: session.staffId,
      user_agent: session.userAgent?.slice(0, 255) ?? null,
      expires_at: sql`now() + make_interval(secs => ${session.seconds})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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

/** A person with one of their sessions. */
export async function readSignedIn(db: Database | Transaction, sessionId: number, locale: Locale) {
  return db
    .selectFrom('staff_sessions as s')
    .innerJoin('staff as p', 'p.id', 's.staff_id')
    .leftJoin('stores as o', 'o.id', 'p.store_id')
    .where('s.id', '=', sessionId)
    .select([
      'p.id',
      'p.name',
      'p.role',
      's.id as session_id',
      's.expires_at',
      sql<string | null>`coalesce(o.name->>${locale}, o.name->>'en')`.as('store'),
    ])
    .executeTakeFirstOrThrow();
}
