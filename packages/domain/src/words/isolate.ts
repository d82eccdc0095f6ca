import { directionOf } from './direction.ts';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';
/** Plain numbers keep their order anyway, and a link would take the mark after it for a part of itself. */
const STANDS_ALONE = /^[\d.,]*$|:\/\//;

/**
 * Returns a value as it is filled into a sentence of a language. In a right-to-left language it keeps a direction of its own, so that the marks and the
 * numbers around it stay in place: amounts, names, phone numbers, times.
 * @example isolate('14 900 сум', 'ar') // '\u206814 900 сум\u2069';  isolate('14 900 сум', 'ru') // '14 900 сум'
 */
export function isolate(value: string, locale: string): string {
  if (directionOf(locale) === 'ltr' || STANDS_ALONE.test(value)) return value;
  return FIRST_STRONG_ISOLATE + value + POP_DIRECTIONAL_ISOLATE;
}
