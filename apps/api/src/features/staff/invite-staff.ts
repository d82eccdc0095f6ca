import type { StaffRole } from '@bozor/domain/staff/permissions.ts';
import { INVITATION_HOURS } from '@bozor/domain/staff/sign-in-rules.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { hashOf, newCredential } from '../../platform/http/credential.ts';
import { hasAccount, replaceInvitation, type InvitationsOfStore } from './invitations-store.ts';

export interface InvitedStaff {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly zoneId?: number | undefined;
  readonly storeId?: number | undefined;
  readonly courierId?: number | undefined;
  /** The person who invites; none from the shop's own machine. */
  readonly invitedBy?: number | undefined;
  /** Open invitations of the same address that this one replaces; all of them, if left out. */
  readonly replaces?: InvitationsOfStore;
}

/** The path of the page that accepts the invitation, and until when it can be accepted. */
export interface MadeInvitation {
  readonly ok: true;
  readonly id: number;
  readonly path: string;
  readonly expiresAt: Date;
}

/** Invites a person by a link that makes one account. Only its hash is stored, so it is told once. */
export async function inviteStaff(
  db: Database | Transaction,
  { email, name, role, zoneId, storeId, courierId, invitedBy, replaces }: InvitedStaff,
): Promise<MadeInvitation | { readonly ok: false; readonly problem: 'account-exists' | 'invited-elsewhere' }> {
  const address = email.trim().toLowerCase();
  if (await hasAccount(db, address)) return { ok: false, problem: 'account-exists' };
  const token = newCredential();
  const written = await replaceInvitation(db, {
    email: address,
    name,
    role,
    zone_id: zoneId ?? null,
    store_id: storeId ?? null,
    rider_id: courierId ?? null,
    invited_by: invitedBy ?? null,
    tokenHash: hashOf(token),
    hours: INVITATION_HOURS,
    replaces,
  });
  if (!written) return { ok: false, problem: 'invited-elsewhere' };
  const { id, expires_at: expiresAt } = written;
  return { ok: true, id, path: `/console/invitation/${token}`, expiresAt };
}
