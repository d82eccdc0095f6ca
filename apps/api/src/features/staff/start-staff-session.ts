import { PIN_SESSION_LIMITS } from '@bozor/domain/staff/pins.ts';
import { ROLES, type StaffRole } from '@bozor/domain/staff/permissions.ts';
import { SESSION_LIMITS } from '@bozor/domain/staff/sign-in-rules.ts';
import type { SignedInStaff } from '@bozor/contract/staff/signed-in.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { hashOf, newCredential } from '../../platform/http/credential.ts';
import { presentSignedIn } from './present.ts';
import { insertStaffSession, readSignedIn } from './store.ts';

/** Details of the request that signs in. */
export interface StaffSignInContext {
  readonly locale: Locale;
  readonly address: string;
  readonly userAgent: string | undefined;
}

interface Entering {
  readonly staffId: number;
  readonly role: StaffRole;
  /** Signed in by a second factor just now. */
  readonly isProved: boolean;
  /** The tablet on which they signed in by PIN. */
  readonly deviceSessionId?: number;
}

/** A new session. The token is for the cookie alone; `seconds` is how long the browser keeps it. */
export interface NewStaffSession {
  readonly token: string;
  readonly seconds: number;
  readonly signedIn: SignedInStaff;
}

export async function startStaffSession(
  trx: Transaction,
  { staffId, role, isProved, deviceSessionId }: Entering,
  { locale, userAgent }: StaffSignInContext,
): Promise<NewStaffSession> {
  const { idleSeconds, longestSeconds } = deviceSessionId === undefined ? SESSION_LIMITS[ROLES[role].scope] : PIN_SESSION_LIMITS;
  const token = newCredential();
  const id = await insertStaffSession(trx, {
    tokenHash: hashOf(token),
    staffId,
    userAgent,
    seconds: idleSeconds,
    isProved,
    deviceSessionId,
  });
  return { token, seconds: longestSeconds, signedIn: presentSignedIn(await readSignedIn(trx, id, locale)) };
}
