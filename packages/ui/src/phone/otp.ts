import { toLatinDigits } from './latin-digits.ts';

/** Returns the digits of a one-time code from typed or pasted text. */
export function otpDigits(raw: string, length: number): string {
  return toLatinDigits(raw).replace(/\D/g, '').slice(0, length);
}
