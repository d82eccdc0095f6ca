/** One-time codes: six digits, alive ten minutes, five tries, another one after a minute (auth-31, auth-42). */
export const CODE_DIGITS = 6;
export const CODE_LIFETIME_MS = 10 * 60_000;
export const CODE_TRIES = 5;
export const CODE_RESEND_MS = 60_000;

/**
 * A day's caps of codes that are sent: to one number or address, to the same asked for from one place on the network, and from one place to
 * anybody. With five tries each nobody can try more than fifty codes of somebody a day.
 */
export const CODES_A_DAY = { perIdentity: 10, perIdentityFromOnePlace: 5, perPlace: 300 } as const;

/** The code of demo mode; never valid elsewhere. */
export const DEMO_CODE = '123456';

/**
 * What a code field keeps of what is typed or pasted: the first six digits.
 * @example cleanCode('123 456') // '123456'
 */
export function cleanCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_DIGITS);
}

/**
 * Whether a code is complete: exactly six digits. Only then can it be verified (auth-42).
 * @example isCompleteCode('12345') // false
 */
export function isCompleteCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/**
 * Whole seconds until another code may be sent; 0 when it may (auth-31).
 * @example resendInSeconds(sentAtMs, sentAtMs + 1500) // 59
 */
export function resendInSeconds(sentAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((sentAtMs + CODE_RESEND_MS - nowMs) / 1000));
}
