import { ZERO } from './minor.ts';
import type { Minor } from './minor.ts';

/** Positions of a currency's symbol: '$12' is `before`, '14 900 soʻm' is `after`. */
export const SYMBOL_POSITIONS = ['before', 'after'] as const;
type SymbolPosition = (typeof SYMBOL_POSITIONS)[number];

/** Format of amounts, on screen and in JSON. It comes from the configuration; `digits` is its `digit_after_decimal_point`. */
export interface Currency {
  /** ISO 4217 code, 'UZS'. */
  readonly code: string;
  /** Symbol beside the amount, in the reader's language: 'soʻm', 'сўм', 'сум', '$'. */
  readonly symbol: string;
  readonly position: SymbolPosition;
  /** Digits after the decimal point, 0 to 4. `10^digits` minor units make one unit. */
  readonly digits: number;
  /** Decimal mark of the reader's language; a point by default. */
  readonly decimalMark?: '.' | ',';
}

/** The demo's currency in its own language; one minor unit is one soʻm. */
export const UZS: Currency = { code: 'UZS', symbol: 'soʻm', position: 'after', digits: 0 };

/**
 * Returns one whole unit of the currency in minor units.
 * @example unitOf({ ...UZS, digits: 2 }) // 100
 */
export function unitOf(currency: Pick<Currency, 'digits'>): Minor {
  return (ZERO + 10 ** currency.digits) as Minor;
}
