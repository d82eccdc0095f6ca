import { bestDiscount } from '../catalogue/discount.ts';
import type { ChosenDiscount } from '../catalogue/discount.ts';
import type { ItemId } from '../ids.ts';
import { subtract, sum, times, ZERO } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import type { ResolvedLine } from './resolve-line.ts';

/**
 * Price of a line and its parts, in minor units. Invariants: `totalMinor = discountedPieceMinor × quantity + addOnsMinor` and
 * `totalMinor = goodsMinor - discountMinor + addOnsMinor`.
 */
export interface PricedLine {
  readonly quantity: number;
  /** One piece: base + options, before discount. */
  readonly pieceMinor: Minor;
  /** One piece after the discount, rounded half up. */
  readonly discountedPieceMinor: Minor;
  /** (base + options) × quantity. */
  readonly goodsMinor: Minor;
  readonly discountMinor: Minor;
  /** The one discount that applies, if any. */
  readonly discount?: ChosenDiscount | undefined;
  /** Pieces that the line takes from a flash sale; 0 under another discount. */
  readonly flashPieces: number;
  /** Never discounted. */
  readonly addOnsMinor: Minor;
  readonly totalMinor: Minor;
}

/**
 * Prices the lines of one store's basket: the discounted piece, rounded half up once, × quantity + add-ons (cart-27). Returns the prices in
 * the order of the lines.
 * Every line gets the discount that is best for it. The store's minimum is compared with the whole basket. The store's cap, and the pieces
 * of a flash sale that lines with the same item share, are used up in the order of the lines, so that a line that is added later makes no
 * earlier one dearer.
 * @example priceLines([resolved], nowMs)[0]?.totalMinor // 29800
 */
export function priceLines(lines: readonly ResolvedLine[], nowMs: number): PricedLine[] {
  const basketMinor = sum(lines.map((line) => times(line.pieceMinor, line.quantity)));
  const flashPiecesUsed = new Map<ItemId, number>();
  let capUsedMinor = ZERO;
  return lines.map((line) => {
    const { flashSale, storeDiscount, id } = line.item;
    const piecesUsed = flashPiecesUsed.get(id) ?? 0;
    const flashPieces = Math.max(0, (flashSale?.availableStock ?? 0) - piecesUsed);
    const capLeftMinor = subtract(storeDiscount?.maximumDiscountMinor ?? ZERO, capUsedMinor);
    const discount = bestDiscount(line.item, line, { nowMs, basketMinor, flashPieces, capLeftMinor });
    const priced = priceWith(discount, line, flashPieces);
    flashPiecesUsed.set(id, piecesUsed + priced.flashPieces);
    if (discount?.source === 'store') capUsedMinor = sum([capUsedMinor, discount.isLimited ? capLeftMinor : priced.discountMinor]);
    return priced;
  });
}

function priceWith(discount: ChosenDiscount | undefined, line: ResolvedLine, flashPiecesLeft: number): PricedLine {
  const { quantity, pieceMinor, addOnsMinor } = line;
  const discountedPieceMinor = subtract(pieceMinor, discount?.offMinor ?? ZERO);
  return {
    quantity,
    pieceMinor,
    discountedPieceMinor,
    goodsMinor: times(pieceMinor, quantity),
    discountMinor: times(discount?.offMinor ?? ZERO, quantity),
    discount,
    flashPieces: discount?.source === 'flash_sale' ? Math.min(quantity, flashPiecesLeft) : 0,
    addOnsMinor,
    totalMinor: sum([times(discountedPieceMinor, quantity), addOnsMinor]),
  };
}
