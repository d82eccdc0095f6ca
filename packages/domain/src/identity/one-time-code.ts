/** One-time codes: six digits, alive ten minutes, five tries (auth-42). */
export const CODE_DIGITS = 6;
export const CODE_LIFETIME_MS = 10 * 60_000;
export const CODE_TRIES = 5;

/**
 * A day's caps of codes that are sent: to one number or address, to the same asked for from one place on the network, and from one place to
 * anybody. With five tries each nobody can try more than fifty codes of somebody a day.
 */
export const CODES_A_DAY = { perIdentity: 10, perIdentityFromOnePlace: 5, perPlace: 300 } as const;

/** The code of demo mode; never valid elsewhere. */
export const DEMO_CODE = '123456';

/**
 * Whether a code is complete: exactly six digits. Only then can it be verified (auth-42).
 * @example isCompleteCode('12345') // false
 */
export function isCompleteCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}
