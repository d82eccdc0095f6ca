import type { Locale } from './locale.ts';

/**
 * What stands before the decimals of a number for people. Amounts in JSON, inputs and structured data keep the point.
 * @example decimalMark('ru') // ','
 */
export function decimalMark(locale: string): '.' | ',' {
  return locale === ('en' satisfies Locale) || locale === ('ar' satisfies Locale) ? '.' : ',';
}

/**
 * A number with all its decimals as a language writes it.
 * @example writeDecimals(12.5, 'uz') // '12,5'
 */
export function writeDecimals(value: number, locale: string): string {
  return String(value).replace('.', decimalMark(locale));
}

/**
 * A number with so many decimals as a language writes it.
 * @example writeDecimal(4.5, 1, 'uz') // '4,5'
 */
export function writeDecimal(value: number, digits: number, locale: string): string {
  return value.toFixed(digits).replace('.', decimalMark(locale));
}
