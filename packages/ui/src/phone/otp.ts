import { toLatinDigits } from './latin-digits.ts';

/** The digits of a one-time code out of whatever was typed or pasted. */
export function otpDigits(raw: string, length: number): string {
  return toLatinDigits(raw).replace(/\D/g, '').slice(0, length);
}
