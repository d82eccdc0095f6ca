import { cleanText } from './clean-text.ts';
import { latinOfLookAlikes } from './look-alikes.ts';
import { toLatinDigits } from './latin-digits.ts';

/**
 * Cleans a code that a person read, typed or pasted (of a coupon, of a referral, sent by SMS): no spaces, digits and look-alikes in ASCII.
 * Its case stays.
 * @example cleanCode(' ВОZОR 10\u200b') // 'BOZOR10'
 */
export function cleanCode(text: string): string {
  return latinOfLookAlikes(toLatinDigits(cleanText(text.normalize('NFKC'))).replace(/\s/g, ''));
}
