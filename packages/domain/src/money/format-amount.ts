import type { Currency } from './currency.ts';
import type { Minor } from './minor.ts';

/** A narrow no-break space separates groups of three digits; right-to-left text does not break it. */
const GROUP_SPACE = '\u202F';
const SYMBOL_SPACE = '\u00A0';
const MINUS = '\u2212';

/**
 * Formats an amount: grouped by three, with all `digits` of the currency, the sign first, the symbol in its position.
 * A symbol after the amount has a no-break space before it; a symbol before the amount has none.
 * @example formatAmount(14900, UZS) // '14 900 soʻm';  formatAmount(-1250, USD) // '−$12.50'
 */
export function formatAmount(amount: Minor, currency: Currency): string {
  const sign = amount < 0 ? MINUS : '';
  const digits = formatMinorDigits(Math.abs(amount), currency);
  return currency.position === 'before' ? `${sign}${currency.symbol}${digits}` : `${sign}${digits}${SYMBOL_SPACE}${currency.symbol}`;
}

/**
 * Formats a difference with its sign: the price of an option, the discount of a coupon. Zero is '+0 soʻm'.
 * @example formatDifference(2000, UZS) // '+2 000 soʻm'
 */
export function formatDifference(amount: Minor, currency: Currency): string {
  return amount < 0 ? formatAmount(amount, currency) : `+${formatAmount(amount, currency)}`;
}

/**
 * Formats a whole number grouped by three, for counts and points.
 * @example formatCount(1234567) // '1 234 567'
 */
export function formatCount(count: number): string {
  return (count < 0 ? MINUS : '') + group(String(Math.abs(Math.trunc(count))));
}

function formatMinorDigits(amount: number, { digits, decimalMark = '.' }: Currency): string {
  const padded = String(amount).padStart(digits + 1, '0');
  const whole = group(padded.slice(0, padded.length - digits));
  return digits === 0 ? whole : `${whole}${decimalMark}${padded.slice(-digits)}`;
}

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, GROUP_SPACE);
}
