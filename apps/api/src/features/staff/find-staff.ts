import { ROLES, type StaffScope } from '@bozor/domain/staff/permissions.ts';
import { SESSION_LIMITS } from '@bozor/domain/staff/sign-in-rules.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Reach, Staff } from '../../platform/http/actor.ts';
import { hashOf } from '../../platform/http/credential.ts';
import { findStaffSession, prolongStaffSession, type StaffSessionRow } from './store.ts';

/** A session is prolonged at most this often, so that reads do not write. */
const PROLONG_AFTER_SECONDS = 60;

/** Finds the staff member of a token. Queries the database on every call, so that a revoked role is gone at once in every process. */
export async function findStaff(db: Database, token: string): Promise<Staff | undefined> {
  const session = await findStaffSession(db, { tokenHash: hashOf(token) });
  if (!session) return undefined;
  if (session.idle_seconds > PROLONG_AFTER_SECONDS) await prolongStaffSession(db, session.id, SESSION_LIMITS[ROLES[session.role].scope]);
  return staffOf(session);
}

export async function isStaffSessionAlive(db: Database, sessionId: number): Promise<boolean> {
  return (await findStaffSession(db, { id: sessionId })) !== undefined;
}

function staffOf(session: StaffSessionRow): Staff {
  const { scope, may } = ROLES[session.role];
  return {
    kind: 'staff',
    staffId: session.staff_id,
    sessionId: session.id,
    role: session.role,
    permissions: new Set(may),
    scope: reachOf(scope, session),
  };
}

function reachOf(scope: StaffScope, { store_id: storeId, courier_id: courierId }: StaffSessionRow): Reach {
  switch (scope) {
    case 'all':
      return { of: 'all' };
    case 'own store':
      return { of: 'own store', storeId: storeId! };
    case 'own deliveries':
      return { of: 'own deliveries', courierId: courierId! };
  }
}
