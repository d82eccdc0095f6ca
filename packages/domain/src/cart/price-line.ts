import { chooseDiscount, discountOf } from '../catalogue/discount.ts';
import type { ChosenDiscount } from '../catalogue/discount.ts';
import { sum, times, ZERO } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import { prorate } from '../money/prorate.ts';
import type { ResolvedLine } from './resolve-line.ts';

/** Price of a line and its parts, in minor units. Invariant: `totalMinor = goodsMinor - discountMinor + addOnsMinor`. */
export interface PricedLine {
  readonly quantity: number;
  /** One piece: base + options, before discount. */
  readonly pieceMinor: Minor;
  /** (base + options) × quantity. */
  readonly goodsMinor: Minor;
  readonly discountMinor: Minor;
  /** The one discount that applies, if any. */
  readonly discount?: ChosenDiscount | undefined;
  /** Never discounted. */
  readonly addOnsMinor: Minor;
  readonly totalMinor: Minor;
}

/**
 * Prices the lines of one store's basket: (base + options) × quantity − discount + add-ons, rounded half up once per line (cart-27).
 * Returns the prices in the order of the lines.
 * The lines are priced together because a store discount has a minimum and a cap for the whole basket. A cap is prorated over the lines,
 * and the parts sum to it exactly.
 * @example priceLines([resolved], nowMs)[0]?.totalMinor // 29800
 */
export function priceLines(lines: readonly ResolvedLine[], nowMs: number): PricedLine[] {
  const basketMinor = sum(lines.map((line) => times(line.pieceMinor, line.quantity)));
  const priced = lines.map((line) => priceInBasket(line, nowMs, basketMinor));
  return capStoreDiscount(priced);
}

/**
 * Prices one line beside the rest of the basket: the running total of the item dialog. `otherGoodsMinor` is the goods of the other lines, 0
 * for an empty basket. A store discount's cap bounds this line alone; `priceLines` gives the final price.
 * @example priceLine(resolved, nowMs).totalMinor // 14900
 */
export function priceLine(line: ResolvedLine, nowMs: number, otherGoodsMinor: Minor = ZERO): PricedLine {
  const basketMinor = sum([times(line.pieceMinor, line.quantity), otherGoodsMinor]);
  return capStoreDiscount([priceInBasket(line, nowMs, basketMinor)])[0]!;
}

function priceInBasket(line: ResolvedLine, nowMs: number, basketMinor: Minor): PricedLine {
  const discount = chooseDiscount(line.item, { nowMs, basketMinor, quantity: line.quantity });
  const discountMinor = discount ? discountOf(discount.discount, line.pieceMinor, line.quantity) : ZERO;
  const goodsMinor = times(line.pieceMinor, line.quantity);
  const { quantity, pieceMinor, addOnsMinor } = line;
  return withDiscount({ quantity, pieceMinor, goodsMinor, discount, addOnsMinor }, discountMinor);
}

/** A basket belongs to one store, so it has at most one cap. */
function capStoreDiscount(lines: PricedLine[]): PricedLine[] {
  const capMinor = lines.find((line) => line.discount?.capMinor !== undefined)?.discount?.capMinor;
  if (capMinor === undefined) return lines;
  const wanted = lines.map((line) => (line.discount?.source === 'store' ? line.discountMinor : ZERO));
  if (sum(wanted) <= capMinor) return lines;
  const parts = prorate(capMinor, wanted);
  return lines.map((line, index) => (line.discount?.source === 'store' ? withDiscount(line, parts[index]!) : line));
}

function withDiscount(line: Omit<PricedLine, 'discountMinor' | 'totalMinor'>, discountMinor: Minor): PricedLine {
  return { ...line, discountMinor, totalMinor: (line.goodsMinor - discountMinor + line.addOnsMinor) as Minor };
}
