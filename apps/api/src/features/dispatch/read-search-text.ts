import { cleanText } from '@bozor/domain/words/clean-text.ts';
import { toLatinDigits } from '@bozor/domain/words/latin-digits.ts';

/** The search that a text typed by staff asks for. */
export type OrderQuery =
  | { readonly kind: 'all' }
  | { readonly kind: 'too-short' }
  | { readonly kind: 'digits'; readonly digits: string; readonly names: string }
  | { readonly kind: 'name'; readonly names: string };

const FEWEST_DIGITS = 4;
const FEWEST_LETTERS = 2;
/** Digits and what people write between them. */
const NUMBERS = /[+\d][\d\s().+-]*/g;

/**
 * Reads the text of a search for orders: digits are of an order's number or the end of a phone, letters are of a name. Both together narrow each
 * other.
 * @example readSearchText('Азиза 45 67') // { kind: 'digits', digits: '4567', names: 'Азиза' }
 */
export function readSearchText(text: string): OrderQuery {
  const plain = toLatinDigits(cleanText(text));
  const digits = plain.replace(/\D/g, '');
  const names = plain.replace(NUMBERS, ' ').replace(/[№#]/g, ' ').trim();
  const letters = names.replace(/[^\p{L}\p{M}]/gu, '').length;
  if (digits.length >= FEWEST_DIGITS) return { kind: 'digits', digits, names: letters >= FEWEST_LETTERS ? names : '' };
  if (letters >= FEWEST_LETTERS) return { kind: 'name', names };
  return { kind: plain.trim() === '' ? 'all' : 'too-short' };
}
