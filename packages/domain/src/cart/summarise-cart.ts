import { larger, sum, subtract, ZERO } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import type { PricedLine } from './price-line.ts';

/** Foot of the cart drawer. */
export interface CartSummary {
  /** What the lines cost together, after discounts, with add-ons. */
  readonly subtotalMinor: Minor;
  /** 'You have Saved': all discounts together. */
  readonly savedMinor: Minor;
  /** Number of lines: the badge of the cart. */
  readonly lineCount: number;
  readonly pieceCount: number;
  /** Missing when there is no threshold. */
  readonly freeDelivery?: FreeDeliveryProgress | undefined;
}

/** How far a basket is from free delivery. */
export interface FreeDeliveryProgress {
  readonly thresholdMinor: Minor;
  /** '{amount} more for free delivery'; 0 once reached. */
  readonly remainingMinor: Minor;
  /** 0 to 100, whole; 100 only when reached. */
  readonly percent: number;
  /** 'You have reduced delivery charge'. */
  readonly isReached: boolean;
}

/**
 * Sums a cart up (cart-04 to cart-07). `freeDeliveryOverMinor` is the threshold of the configuration; undefined or 0 when there is none.
 * @example summariseCart(lines, 100000).freeDelivery // { thresholdMinor: 100000, remainingMinor: 17400, percent: 82, isReached: false }
 */
export function summariseCart(lines: readonly PricedLine[], freeDeliveryOverMinor?: Minor): CartSummary {
  const subtotalMinor = sum(lines.map((line) => line.totalMinor));
  return {
    subtotalMinor,
    savedMinor: sum(lines.map((line) => line.discountMinor)),
    lineCount: lines.length,
    pieceCount: lines.reduce((count, line) => count + line.quantity, 0),
    freeDelivery: freeDeliveryOverMinor ? freeDeliveryProgress(subtotalMinor, freeDeliveryOverMinor) : undefined,
  };
}

/**
 * How far an amount is from a threshold of free delivery, capped between 0 and 100 percent (cart-05).
 * @example freeDeliveryProgress(50000, 200000).percent // 25
 */
export function freeDeliveryProgress(amountMinor: Minor, thresholdMinor: Minor): FreeDeliveryProgress {
  const isReached = amountMinor >= thresholdMinor;
  const percent = isReached ? 100 : Math.max(0, Math.floor((amountMinor * 100) / thresholdMinor));
  return { thresholdMinor, remainingMinor: larger(ZERO, subtract(thresholdMinor, amountMinor)), percent, isReached };
}
