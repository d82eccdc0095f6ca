import { sql } from 'kysely';
import type { StaffRole } from '@bozor/domain/staff/permissions.ts';
import type { Database } from '../../platform/db/database.ts';

export interface StaffSessionRow {
  readonly id: number;
  readonly staff_id: number;
  readonly role: StaffRole;
  readonly store_id: number | null;
  readonly courier_id: number | null;
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
    .select(['s.id', 's.staff_id', 'p.role', 'p.store_id', 'p.rider_id as courier_id'])
    .executeTakeFirst();
}
