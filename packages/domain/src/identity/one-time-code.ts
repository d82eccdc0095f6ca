/** One-time codes have six digits, ten minutes of validity and five attempts (auth-42). */
export const CODE_DIGITS = 6;
export const CODE_LIFETIME_MS = 10 * 60_000;
export const CODE_TRIES = 5;

/**
 * Codes sent per day at most: to one phone number or address, to the same one requested from one network address, and from one network
 * address in all. With five attempts each, at most fifty guesses a day are possible against one customer.
 */
export const CODES_A_DAY = { perIdentity: 10, perIdentityAndAddress: 5, perAddress: 300 } as const;

/** The code of demo mode; never valid outside it. */
export const DEMO_CODE = '123456';

/**
 * Returns whether a code is complete: exactly six digits. Only a complete code can be verified (auth-42).
 * @example isCompleteCode('12345') // false
 */
export function isCompleteCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}
