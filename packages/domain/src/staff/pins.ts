import { ROLES, STAFF_ROLES, type Permission, type StaffRole } from './permissions.ts';
import type { SessionLimits } from './sign-in-rules.ts';

/** Digits of a PIN. */
export const PIN_DIGITS = { least: 4, most: 6 } as const;

/** Wrong PINs of a person on one tablet, after which it takes none of them for so many seconds. */
export const PIN_TRIES = 5;
export const PIN_LOCK_SECONDS = 15 * 60;

/** Limits of a session by PIN: half an hour without a touch, since a tablet in a kitchen is looked at more than touched, and a shift. */
export const PIN_SESSION_LIMITS: SessionLimits = { idleSeconds: 30 * 60, longestSeconds: 12 * 60 * 60 };

/** Problem of a new PIN, or undefined. Those that are tried first are refused: `0000`, `1234`, `6543`, `1212`. */
export function pinProblem(pin: string): 'pin-format' | 'pin-easy' | undefined {
  if (!/^\d+$/.test(pin) || pin.length < PIN_DIGITS.least || pin.length > PIN_DIGITS.most) return 'pin-format';
  const steps = [...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10);
  const isRun = steps.every((step) => step === steps[0]) && [0, 1, 9].includes(steps[0]!);
  return isRun || /^(\d{2,3})\1+$/.test(pin) ? 'pin-easy' : undefined;
}

/** Permissions that need a real sign-in: whoever came by a PIN proves first who they are. It is about money or people. */
const BEYOND_PIN: readonly Permission[] = ['earnings.see', 'payouts.see', 'staff.see', 'staff.act'];

export function isBeyondPin(permission: Permission): boolean {
  return BEYOND_PIN.includes(permission);
}

/** Roles whose tablet others may use by their PIN: those that see who works in the store. */
export const LENDING_ROLES: readonly StaffRole[] = STAFF_ROLES.filter(
  (role) => ROLES[role].scope === 'own store' && ROLES[role].may.includes('staff.see'),
);

/** Roles of a store, the highest first. */
const RANKS = ['store_owner', 'store_manager', 'kitchen'] as const;

/** Whether a role of a store stands above another. */
export function isAbove(role: StaffRole, other: StaffRole): boolean {
  const rankOf = (each: StaffRole) => RANKS.findIndex((rank) => rank === each);
  return rankOf(role) < rankOf(other);
}

/** Roles of a store that a role manages: its own and those below. */
export function managedRoles(role: StaffRole): readonly StaffRole[] {
  return RANKS.filter((each) => !isAbove(each, role));
}
