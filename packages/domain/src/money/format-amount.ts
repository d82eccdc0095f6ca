import type { Currency } from './currency.ts';
import type { Minor } from './minor.ts';

/** Groups of three digits stand apart by a narrow no-break space, which right-to-left text does not tear. */
const GROUP_SPACE = '\u202F';
const SYMBOL_SPACE = '\u00A0';
const MINUS = '\u2212';

/**
 * An amount for people: grouped by three, always all `digits` of the currency, sign first, symbol where the currency wants it.
 * Words stand behind a no-break space, signs before the amount stand close.
 * @example formatAmount(14900, UZS) // '14 900 soʻm';  formatAmount(-1250, USD) // '−$12.50'
 */
export function formatAmount(amount: Minor, currency: Currency): string {
  const sign = amount < 0 ? MINUS : '';
  const digits = formatMinorDigits(Math.abs(amount), currency);
  return currency.position === 'before' ? `${sign}${currency.symbol}${digits}` : `${sign}${digits}${SYMBOL_SPACE}${currency.symbol}`;
}

/**
 * A difference for people, with its sign: what an option adds, what a coupon takes. Nothing is '+0 soʻm'.
 * @example formatDifference(2000, UZS) // '+2 000 soʻm'
 */
export function formatDifference(amount: Minor, currency: Currency): string {
  return amount < 0 ? formatAmount(amount, currency) : `+${formatAmount(amount, currency)}`;
}

/**
 * A whole number grouped by three, for counts and points.
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
