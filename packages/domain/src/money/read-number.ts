import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { cleanText } from '../words/clean-text.ts';
import { toLatinDigits } from '../words/latin-digits.ts';

/** Why a written number is not taken. Nothing written is no problem: `undefined`. */
export type NumberProblem = { readonly problem: 'not-a-number' | 'ambiguous' | 'negative' | 'too-many-decimals' | 'too-large' };

export interface NumberFormat {
  /** Decimals that count: the digits of the currency, 0 for points and pieces. */
  readonly digits: number;
  /** Decimal mark of the reader's language. */
  readonly decimalMark: '.' | ',';
  /** The largest number taken. */
  readonly maximum?: number;
}

/**
 * Reads a number as people write it: digits of every script, thousands grouped by spaces, points, commas or apostrophes, decimals behind a
 * point or a comma, the currency beside it. A number that has two readings is refused, never guessed: '5.000' where a point is the decimal
 * mark and the currency has decimals.
 * @example readNumber('5 000 soʻm', { digits: 0, decimalMark: ',' }) // { ok: true, value: 5000 }
 * @example readNumber('2,50', { digits: 2, decimalMark: '.' }) // { ok: true, value: 2.5 }
 */
export function readNumber(
  text: string,
  { digits, decimalMark, maximum = 1e12 }: NumberFormat,
): Outcome<number | undefined, NumberProblem> {
  const plain = plainOf(text);
  if (cleanText(text) === '') return done(undefined);
  if (/^[-\u2212\u2013]/.test(plain)) return refused({ problem: 'negative' });
  if (!/^[\d.,' ]*\d[\d.,' ]*$/.test(plain)) return refused({ problem: 'not-a-number' });
  const parts = splitNumber(plain, digits, decimalMark);
  if (parts === undefined || parts === 'ambiguous') return refused({ problem: parts ?? 'not-a-number' });
  const { whole, fraction } = parts;
  if (fraction.length > digits) return refused({ problem: 'too-many-decimals' });
  const value = Number(`${whole === '' ? '0' : whole}.${fraction === '' ? '0' : fraction}`);
  return value > maximum ? refused({ problem: 'too-large' }) : done(value);
}

/** A sign or word of money at either end. */
const CURRENCY = /^\s*(?:\p{Sc}|[a-z]{3}(?=[\s\d]))\s*|\s*(?:\p{Sc}|so'?m|s[uo]m|с[уўо]м|руб\.?|سوم|[a-z]{3})\s*$/giu;

/** Digits and marks in ASCII, without the currency. */
function plainOf(text: string): string {
  return toLatinDigits(cleanText(text.normalize('NFKC')))
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u060c]/g, ',')
    .replace(/[\u2018\u2019\u02bb\u02bc`´]/g, "'")
    .replace(CURRENCY, '')
    .trim();
}

/** The digits before and after the decimal mark; trailing zeros of the fraction do not count. */
function splitNumber(
  plain: string,
  digits: number,
  decimalMark: string,
): { readonly whole: string; readonly fraction: string } | 'ambiguous' | undefined {
  const marks = Array.from(plain.matchAll(/[.,]/g), ([mark]) => mark);
  const [first, last] = [marks[0], marks.at(-1)];
  const at = last === undefined ? -1 : plain.lastIndexOf(last);
  const isDecimal = marks.length > 0 && (first !== last ? marks.filter((mark) => mark === last).length === 1 : marks.length === 1);
  if (!isDecimal) return whole(plain);
  const [before, after] = [plain.slice(0, at), plain.slice(at + 1)];
  if (!/^\d*$/.test(after)) return undefined;
  const mayGroup = first === last && after.length === 3 && /^(?:[1-9]\d{0,2}|[1-9]\d{0,2}(?:[ ']\d{3})*)$/.test(before);
  if (mayGroup && (digits === 0 || last !== decimalMark)) return whole(plain);
  if (mayGroup && digits < 3) return 'ambiguous';
  const front = whole(before === '' ? '0' : before);
  return front && { whole: front.whole, fraction: after.replace(/0+$/, '') };
}

/** A whole number, whose groups have three digits each and one mark. */
function whole(text: string): { readonly whole: string; readonly fraction: '' } | undefined {
  const isGrouped = /^\d+$|^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*$/.test(text);
  return isGrouped ? { whole: text.replace(/\D/g, ''), fraction: '' } : undefined;
}
