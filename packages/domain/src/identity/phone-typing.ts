import { AsYouType, isSupportedCountry, type CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import { toLatinDigits } from '../words/latin-digits.ts';
import { formatPhone } from './format-phone.ts';
import { canonicalPhone, withPlainDigits } from './phone.ts';

/** State of a phone field. */
export interface PhoneText {
  /** The text shown. */
  readonly text: string;
  /** The text as typed where the whole number is shown in its place: another digit continues what was typed. */
  readonly typed: string;
}

export interface TypedPhone extends PhoneText {
  /** E.164 once the number exists; until then what was typed, for the rule to refuse. Empty without a digit. */
  readonly value: string;
  readonly caret: number;
}

/**
 * Reads the text of a phone field after a change. What was typed keeps its digits and is grouped; a number that is complete, or came whole
 * (pasted, filled in), is shown in full at once. The caret stays behind the same digit.
 * @param before what the field held before the change
 * @param country ISO 3166 code of the country chosen beside the field
 * @example typePhone({ text: '901234567', before: { text: '', typed: '' }, country: 'UZ' }).text // '+998 90 123 45 67'
 */
export function typePhone({
  text: given,
  caret = given.length,
  before,
  country,
}: {
  readonly text: string;
  readonly caret?: number | undefined;
  readonly before: PhoneText;
  readonly country: string;
}): TypedPhone {
  const isContinued = before.typed !== before.text && given.length === before.text.length + 1 && given.startsWith(before.text);
  const text = isContinued ? before.typed + given.slice(before.text.length) : given;
  const added = given.length - before.text.length;
  const isAtEnd = caret === given.length;
  const value = phoneValue(text, country);
  if (canonicalPhone(text, country) && (added > 1 || (added === 1 && isAtEnd && !mayGoOn(text, country)))) {
    const shown = formatPhone(value);
    return { value, text: shown, typed: added > 1 ? shown : text, caret: shown.length };
  }
  const grouped = groupTyped(text, country);
  return { value, text: grouped, typed: grouped, caret: isAtEnd ? grouped.length : placeOf(grouped, text, caret) };
}

/** The field after another country was chosen: a whole number stays, anything else is read anew. */
export function rereadPhone({ text, typed }: PhoneText, country: string): TypedPhone {
  const kept = canonicalPhone(text, country) ? text : typed;
  return { value: phoneValue(kept, country), text: kept, typed: kept, caret: kept.length };
}

/**
 * The text of a field that is left: the whole number where it exists, otherwise what was typed.
 * @example leavePhone('90 123 45 67', 'UZ') // '+998 90 123 45 67'
 */
export function leavePhone(text: string, country: string): string {
  const phone = canonicalPhone(text, country);
  return phone ? formatPhone(phone) : text;
}

function phoneValue(text: string, country: string): string {
  const typed = keepPhone(text);
  return canonicalPhone(typed, country) ?? (/\d/.test(typed) ? typed : '');
}

/** Numbers of some countries differ in length. */
function mayGoOn(text: string, country: string): boolean {
  return Array.from('0123456789').some((digit) => canonicalPhone(text + digit, country));
}

function groupTyped(text: string, country: string): string {
  const typed = keepPhone(text);
  if (!/^\+?\d*$/.test(typed.replace(/[\s().-]/g, ''))) return typed;
  const code = isSupportedCountry(country as CountryCode, metadata) ? (country as CountryCode) : undefined;
  return new AsYouType(code, metadata).input(typed);
}

/** Removes letters and signs that belong to no number (profile-05). A beginning extension stays, so that its digits do not join the number. */
function keepPhone(text: string): string {
  const plain = withPlainDigits(text);
  const at = plain.search(/(?<=(?:\d\D*){7})[;,#a-zа-яʻ]/iu);
  const extension = at < 0 ? '' : plain.slice(at);
  const isExtension = EXTENSIONS.some((word) => isBeginOf(word, extension.replace(/[\s\d.:=]/g, '').toLowerCase()));
  const number = isExtension ? plain.slice(0, at) : plain;
  return number.replace(/[^\d+\s().-]/g, '') + (isExtension ? extension : '');
}

const EXTENSIONS = [';ext', ';', ',', '#', 'x', 'х', 'ext', 'extension', 'доб', 'добавочный', 'вн', 'внутренний', 'qoʻsh', 'qoʻshimcha'];

function isBeginOf(word: string, typed: string): boolean {
  return typed !== '' && (word.startsWith(typed) || typed === word);
}

function placeOf(shown: string, text: string, caret: number): number {
  const digits = (part: string) => toLatinDigits(part).replace(/\D/g, '').length;
  if (digits(text.slice(caret)) === 0) return shown.length;
  const count = digits(text.slice(0, caret));
  if (count === 0) return Math.min(caret, shown.startsWith('+') ? 1 : 0);
  let seen = 0;
  for (let at = 0; at < shown.length; at++) if (/\d/.test(shown[at]!) && ++seen === count) return at + 1;
  return shown.length;
}
