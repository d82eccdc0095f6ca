import { toLatinDigits } from './latin-digits.ts';

/** Country code whose numbers are grouped; also the default of numbers without one. */
const code = '998';
const nationalLength = 9;
/** National length in most other countries. */
const usualLength = 10;
const longest = 15; // E.164

export interface MaskedPhone {
  /** `+998901234567`: the value sent. Empty when nothing is typed. */
  value: string;
  /** `+998 90 123 45 67`: the text shown. */
  text: string;
  caret: number;
}

/**
 * Masks the text of a phone field. A number without a country code gets `own`, others keep theirs.
 * The caret stays behind the same digit.
 */
export function maskPhone(raw: string, caret = raw.length, own = code): MaskedPhone {
  const { value, added } = read(raw, own);
  const text = value ? groupPhone(value) : raw.trim() === '+' ? '+' : '';
  const atEnd = countDigits(raw.slice(caret)) === 0;
  return { value, text, caret: atEnd ? text.length : behindDigit(text, countDigits(raw.slice(0, caret)) + added) };
}

/** Returns `+998901234567` for any spelling of it. */
export function phoneValue(raw: string, own = code): string {
  return read(raw, own).value;
}

/** Returns `+998 90 123 45 67`; numbers of other countries stay ungrouped. */
export function groupPhone(value: string): string {
  if (!value.startsWith(`+${code}`)) return value;
  const national = value.slice(1 + code.length);
  return [`+${code}`, national.slice(0, 2), national.slice(2, 5), national.slice(5, 7), national.slice(7)].filter(Boolean).join(' ');
}

/** The number, and how many digits were added before the typed ones. */
function read(raw: string, own: string): { value: string; added: number } {
  const typed = toLatinDigits(raw).trim();
  const digits = typed.replace(/\D/g, '');
  if (!digits) return { value: '', added: 0 };
  if (digits.startsWith('00')) return international(digits.slice(2), -2);
  const length = own === code ? nationalLength : usualLength;
  if (typed.startsWith('+') || (digits.startsWith(own) && digits.length > length)) return international(digits, 0);
  return international(own + digits, own.length);
}

function international(digits: string, added: number): { value: string; added: number } {
  if (!digits.startsWith(code)) return { value: `+${digits.slice(0, longest)}`, added };
  const national = digits.slice(code.length);
  // The code was typed again after the one already there.
  if (national.length > nationalLength && national.startsWith(code)) return international(national, added - code.length);
  return { value: `+${code}${national.slice(0, nationalLength)}`, added };
}

function countDigits(text: string): number {
  return toLatinDigits(text).replace(/\D/g, '').length;
}

function behindDigit(text: string, count: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at++) {
    if (/\d/.test(text[at]!) && ++seen === count) return at + 1;
  }
  return count <= 0 ? Math.min(1, text.length) : text.length;
}
