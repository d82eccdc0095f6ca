import { ROLES, type StaffRole } from '@bozor/domain/staff/permissions.ts';
import type { SignedInStaff } from '@bozor/contract/staff/sign-in.ts';

interface SignedInRow {
  readonly id: number;
  readonly name: string;
  readonly role: StaffRole;
  readonly store: string | null;
  readonly session_id: number;
  readonly expires_at: Date;
}

export function presentSignedIn({ id, name, role, store, session_id: sessionId, expires_at: expiresAt }: SignedInRow): SignedInStaff {
  const { scope, may } = ROLES[role];
  return {
    id,
    name,
    role,
    permissions: [...may],
    scope: { of: scope, store },
    session: { id: sessionId, expires_at: expiresAt.toISOString() },
  };
}
