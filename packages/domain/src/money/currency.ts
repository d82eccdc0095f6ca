import { ZERO } from './minor.ts';
import type { Minor } from './minor.ts';

/** Where a currency's sign stands: '$12' is `before`, '14 900 soʻm' is `after`. */
export const SYMBOL_POSITIONS = ['before', 'after'] as const;
export type SymbolPosition = (typeof SYMBOL_POSITIONS)[number];

/** How amounts are shown and carried in JSON. Comes from the configuration; `digits` is its `digit_after_decimal_point`. */
export interface Currency {
  /** ISO 4217 code, 'UZS'. */
  readonly code: string;
  /** What is written beside the amount, already in the reader's language: 'soʻm', 'сўм', 'сум', '$'. */
  readonly symbol: string;
  readonly position: SymbolPosition;
  /** Digits after the decimal point, 0 to 4. `10^digits` minor units make one unit. */
  readonly digits: number;
  /** What stands before the digits in the reader's language; without it a point. */
  readonly decimalMark?: '.' | ',';
}

/** The demo's currency in its own language; one minor unit is one soʻm. */
export const UZS: Currency = { code: 'UZS', symbol: 'soʻm', position: 'after', digits: 0 };

/**
 * One whole unit of the currency in minor units.
 * @example unitOf({ ...UZS, digits: 2 }) // 100
 */
export function unitOf(currency: Pick<Currency, 'digits'>): Minor {
  return (ZERO + 10 ** currency.digits) as Minor;
}
