import { smaller, subtract } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import { ratioOf } from '../money/ratio-of.ts';
import { bestDiscount } from './discount.ts';
import type { Discount, Discounted, DiscountSource } from './discount.ts';

/** The reduction that a card and a page show of one piece: a struck-out price and a badge. */
export interface ShownReduction {
  readonly source: DiscountSource;
  /** The struck-out price. */
  readonly struckMinor: Minor;
  readonly nowMinor: Minor;
  /** The badge: how much less than the struck-out price one piece costs. */
  readonly badge: Discount;
}

/**
 * Returns what may be shown as the reduction of one piece in a basket of its own, or `undefined` where nothing fell.
 * The struck-out price is the price before discounts, or `lowestBeforeMinor`, the lowest of the thirty days before the reduction began, if
 * that is lower. The badge is reckoned from it: the discount itself where it is given in full, else a percentage rounded down to one
 * decimal. It never promises more than one piece costs less.
 * @example shownReduction({ storeDiscount }, { pieceMinor: 400000, nowMs }) // { badge: { type: 'percent', percent: 1.8 }, … }
 */
export function shownReduction(
  item: Discounted,
  {
    pieceMinor,
    nowMs,
    lowestBeforeMinor,
  }: { readonly pieceMinor: Minor; readonly nowMs: number; readonly lowestBeforeMinor?: Minor | undefined },
): ShownReduction | undefined {
  const chosen = bestDiscount(item, { pieceMinor, quantity: 1 }, { nowMs, basketMinor: pieceMinor });
  if (!chosen) return undefined;
  const nowMinor = subtract(pieceMinor, chosen.offMinor);
  const struckMinor = smaller(pieceMinor, lowestBeforeMinor ?? pieceMinor);
  if (nowMinor >= struckMinor) return undefined;
  const isWhole = struckMinor === pieceMinor && !chosen.isLimited;
  const badge = isWhole ? atMost(chosen.discount, pieceMinor) : reckonedBadge(chosen.discount, struckMinor, nowMinor);
  return { source: chosen.source, struckMinor, nowMinor, badge };
}

/**
 * Returns the struck-out price of a piece with other options than the item's base price: as much of its price as `referenceMinor` is of the
 * item's. `undefined` where the piece costs as much.
 * @example struckPiece({ pieceMinor: 20000, nowMinor: 15000 }, { priceMinor: 10000, referenceMinor: 9000 }) // 18000
 */
export function struckPiece(
  { pieceMinor, nowMinor }: { readonly pieceMinor: Minor; readonly nowMinor: Minor },
  { priceMinor, referenceMinor }: { readonly priceMinor: Minor; readonly referenceMinor: Minor },
): Minor | undefined {
  const struckMinor = priceMinor === referenceMinor ? pieceMinor : ratioOf(pieceMinor, referenceMinor, priceMinor);
  return nowMinor < struckMinor ? struckMinor : undefined;
}

/** A discount larger than the price takes off the price. */
function atMost(discount: Discount, pieceMinor: Minor): Discount {
  return discount.type === 'percent'
    ? { type: 'percent', percent: Math.min(100, discount.percent) }
    : { type: 'amount', amountMinor: smaller(discount.amountMinor, pieceMinor) };
}

function reckonedBadge({ type }: Discount, struckMinor: Minor, nowMinor: Minor): Discount {
  const fellMinor = subtract(struckMinor, nowMinor);
  const percent = Math.floor((fellMinor * 1000) / struckMinor) / 10;
  return type === 'percent' && percent > 0 ? { type, percent } : { type: 'amount', amountMinor: fellMinor };
}
