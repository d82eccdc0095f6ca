import { ROLES, type StaffScope } from '@bozor/domain/staff/permissions.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Reach, Staff } from '../../platform/http/actor.ts';
import { hashOf } from '../../platform/http/credential.ts';
import { findStaffSession, type StaffSessionRow } from './store.ts';

/** Finds the staff member of a token. Queries the database on every call, so that a revoked role is gone at once in every process. */
export async function findStaff(db: Database, token: string): Promise<Staff | undefined> {
  const session = await findStaffSession(db, { tokenHash: hashOf(token) });
  return session && staffOf(session);
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
