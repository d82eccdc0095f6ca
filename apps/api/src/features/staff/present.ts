import type { SignedInStaff } from '@bozor/contract/staff/signed-in.ts';
import { holdingOf } from '@bozor/domain/staff/grants.ts';
import type { NamedGrant } from './store.ts';

interface SignedInRow {
  readonly id: number;
  readonly name: string;
  readonly grants: readonly NamedGrant[];
  readonly session_id: number;
  readonly expires_at: Date;
  readonly has_code: boolean;
  readonly has_passkey: boolean;
  readonly has_password: boolean;
  readonly by_pin: boolean;
}

/** A person of a session that is valid, so with a grant. */
export function presentSignedIn({ id, name, grants, session_id: sessionId, expires_at: expiresAt, ...proves }: SignedInRow): SignedInStaff {
  const { role, permissions, scope } = holdingOf(grants)!;
  return {
    id,
    name,
    role,
    permissions: [...permissions],
    scope: { of: scope.of, store: grants[0]!.store },
    grants: grants.map((grant) => ({ role: grant.role, store: grant.store, zone: grant.zone, ends_at: grant.endsAt })),
    session: { id: sessionId, expires_at: expiresAt.toISOString(), by_pin: proves.by_pin },
    has_code: proves.has_code,
    has_password: proves.has_password,
    has_passkey: proves.has_passkey,
  };
}
