import { LANGUAGES, type Locale } from './locale.ts';

/**
 * Formats a number with all its decimals in a language.
 * @example writeDecimals(12.5, 'uz') // '12,5'
 */
export function writeDecimals(value: number, locale: Locale): string {
  return String(value).replace('.', LANGUAGES[locale].decimalMark);
}

/**
 * Formats a number with a fixed number of decimals in a language.
 * @example writeDecimal(4.5, 1, 'uz') // '4,5'
 */
export function writeDecimal(value: number, digits: number, locale: Locale): string {
  return value.toFixed(digits).replace('.', LANGUAGES[locale].decimalMark);
}
