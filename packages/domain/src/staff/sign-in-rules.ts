import { ROLES, type StaffRole, type StaffScope } from './permissions.ts';

/** Seconds after which a session ends: without a request, and at the latest. */
export interface SessionLimits {
  readonly idleSeconds: number;
  readonly longestSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits of a session by the scope of its person's role: an office is left open more easily than the tablet of a kitchen is changed. */
export const SESSION_LIMITS: Readonly<Record<StaffScope, SessionLimits>> = {
  'all': { idleSeconds: 30 * MINUTE, longestSeconds: 12 * HOUR },
  'own store': { idleSeconds: 30 * DAY, longestSeconds: 30 * DAY },
  'own deliveries': { idleSeconds: 14 * DAY, longestSeconds: 14 * DAY },
};

/** Seconds for which a proof of the person counts, for acts that need a fresh one (ASVS 5.0, 7.5.3). */
export const PROOF_SECONDS = 5 * MINUTE;

/** Seconds for which a challenge of a passkey counts, and how many passkeys a person may have. */
export const CHALLENGE_SECONDS = 5 * MINUTE;
export const MOST_PASSKEYS = 20;

/** Hours for which an invitation can be accepted. */
export const INVITATION_HOURS = 24;

/** A lost second factor: owners beside the person who must agree, days for which a request waits for them, and hours for which the link counts. */
export const LOST_FACTOR_APPROVALS = 2;
export const LOST_FACTOR_DAYS = 3;
export const LOST_FACTOR_HOURS = 24;

/** Characters of the shortest password of staff, whatever the setting for customers is. */
export const SHORTEST_STAFF_PASSWORD = 12;

/** Recovery codes that a new account gets, each of which replaces a one-time code once. */
export const RECOVERY_CODES = 10;

/** Whether a role must sign in with a one-time code beside the password: every role of the whole shop. */
export function needsCode(role: StaffRole): boolean {
  return ROLES[role].scope === 'all';
}
