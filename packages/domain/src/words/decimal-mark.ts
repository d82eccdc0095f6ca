import { LANGUAGES, type Locale } from './locale.ts';

/**
 * A number with all its decimals as a language writes it.
 * @example writeDecimals(12.5, 'uz') // '12,5'
 */
export function writeDecimals(value: number, locale: Locale): string {
  return String(value).replace('.', LANGUAGES[locale].decimalMark);
}

/**
 * A number with so many decimals as a language writes it.
 * @example writeDecimal(4.5, 1, 'uz') // '4,5'
 */
export function writeDecimal(value: number, digits: number, locale: Locale): string {
  return value.toFixed(digits).replace('.', LANGUAGES[locale].decimalMark);
}
