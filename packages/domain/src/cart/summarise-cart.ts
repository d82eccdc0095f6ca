import { checkMinimumOrder } from '../checkout/check-order.ts';
import { larger, sum, subtract, ZERO } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import type { PricedLine } from './price-line.ts';

/** Thresholds of the store and the shop for a basket. 0 or missing means none. */
export interface CartThresholds {
  /** The configuration's `free_delivery_over`. */
  readonly freeDeliveryOverMinor?: Minor | undefined;
  /** The store's `minimum_order`. */
  readonly minimumOrderMinor?: Minor | undefined;
}

/** Totals at the foot of the cart drawer. */
export interface CartSummary {
  /** Base and options of all pieces, before discounts. */
  readonly goodsMinor: Minor;
  readonly addOnsMinor: Minor;
  /** Sum of the lines: after discounts, with add-ons. */
  readonly subtotalMinor: Minor;
  /** 'You have Saved': sum of all discounts. */
  readonly savedMinor: Minor;
  /** Number of lines, shown on the cart's badge. */
  readonly lineCount: number;
  readonly pieceCount: number;
  /** Amount missing to the store's minimum order. Missing when the minimum is reached, when there is none, and for an empty cart. */
  readonly belowMinimumMinor?: Minor | undefined;
  /** Missing when there is no threshold. */
  readonly freeDelivery?: FreeDeliveryProgress | undefined;
}

/** Progress of a basket towards free delivery. */
export interface FreeDeliveryProgress {
  readonly thresholdMinor: Minor;
  /** '{amount} more for free delivery'; 0 once the threshold is reached. */
  readonly remainingMinor: Minor;
  /** Whole percent, 0 to 100; 100 only once the threshold is reached. */
  readonly percent: number;
  /** 'You have reduced delivery charge'. */
  readonly isReached: boolean;
}

/**
 * Returns the totals of priced lines and their state against the thresholds (cart-04 to cart-07).
 * @example summariseCart(lines, { freeDeliveryOverMinor: 100000 }).freeDelivery // { thresholdMinor: 100000, remainingMinor: 17400, percent: 82, isReached: false }
 */
export function summariseCart(
  lines: readonly PricedLine[],
  { freeDeliveryOverMinor, minimumOrderMinor = ZERO }: CartThresholds = {},
): CartSummary {
  const subtotalMinor = sum(lines.map((line) => line.totalMinor));
  const minimum = checkMinimumOrder(subtotalMinor, lines.length > 0 ? minimumOrderMinor : ZERO);
  return {
    goodsMinor: sum(lines.map((line) => line.goodsMinor)),
    addOnsMinor: sum(lines.map((line) => line.addOnsMinor)),
    subtotalMinor,
    savedMinor: sum(lines.map((line) => line.discountMinor)),
    lineCount: lines.length,
    pieceCount: lines.reduce((count, line) => count + line.quantity, 0),
    belowMinimumMinor: minimum.ok ? undefined : minimum.missingMinor,
    freeDelivery: freeDeliveryOverMinor ? freeDeliveryProgress(subtotalMinor, freeDeliveryOverMinor) : undefined,
  };
}

/**
 * Returns the progress of an amount towards the threshold of free delivery, in whole percent from 0 to 100 (cart-05).
 * @example freeDeliveryProgress(50000, 200000).percent // 25
 */
export function freeDeliveryProgress(amountMinor: Minor, thresholdMinor: Minor): FreeDeliveryProgress {
  const isReached = amountMinor >= thresholdMinor;
  const percent = isReached ? 100 : Math.max(0, Math.floor((amountMinor * 100) / thresholdMinor));
  return { thresholdMinor, remainingMinor: larger(ZERO, subtract(thresholdMinor, amountMinor)), percent, isReached };
}
