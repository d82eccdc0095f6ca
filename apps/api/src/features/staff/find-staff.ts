import { holdingOf } from '@bozor/domain/staff/grants.ts';
import { PIN_SESSION_LIMITS } from '@bozor/domain/staff/pins.ts';
import { PROOF_SECONDS, SESSION_LIMITS } from '@bozor/domain/staff/sign-in-rules.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { hashOf } from '../../platform/http/credential.ts';
import { findStaffSession, prolongStaffSession, type StaffSessionRow } from './store.ts';

/** A session is prolonged at most this often, so that reads do not write. */
const PROLONG_AFTER_SECONDS = 60;

/**
 * Finds the staff member of a token, with what all of their grants give. Queries the database on every call, so that a revoked grant is gone
 * at once in every process. Without a grant that lasts, a session is none.
 */
export async function findStaff(db: Database, token: string, isUnattended = false): Promise<Staff | undefined> {
  const session = await findStaffSession(db, { tokenHash: hashOf(token) });
  const holding = session && holdingOf(session.grants);
  if (!holding) return undefined;
  const isByPin = session.device_session_id !== null;
  // A store's tablet and a courier's phone lie there between orders; whoever came by a PIN may have gone.
  const isLeft = isUnattended && (holding.scope.of === 'all' || isByPin);
  const limits = isByPin ? PIN_SESSION_LIMITS : SESSION_LIMITS[holding.scope.of];
  if (session.idle_seconds > PROLONG_AFTER_SECONDS && !isLeft) await prolongStaffSession(db, session.id, limits);
  return {
    kind: 'staff',
    staffId: session.staff_id,
    sessionId: session.id,
    ...holding,
    grants: session.grants,
    isProved: isProved(session),
    isByPin,
  };
}

function isProved({ proved_seconds: seconds }: StaffSessionRow): boolean {
  return seconds !== null && seconds <= PROOF_SECONDS;
}

export async function isStaffSessionAlive(db: Database, sessionId: number): Promise<boolean> {
  const session = await findStaffSession(db, { id: sessionId });
  return session !== undefined && session.grants.length > 0;
}
