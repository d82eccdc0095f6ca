import { larger, smaller, subtract, times, ZERO } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import { percentOf } from '../money/ratio-of.ts';

/** Kinds of discount; the wire's `discount_type`. */
export const DISCOUNT_TYPES = ['percent', 'amount'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** A discount: a percentage of the price, or an amount off each piece. 0 means no discount. */
export type Discount = { readonly type: 'percent'; readonly percent: number } | { readonly type: 'amount'; readonly amountMinor: Minor };

/** A store's discount on everything it sells, with dates, a minimum and a cap. */
export interface StoreDiscount {
  readonly percent: number;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** Minimum of the basket's goods: (base + options) × quantity before any discount. 0 means none. */
  readonly minimumPurchaseMinor: Minor;
  /** Cap of the discount for one basket. 0 means none. */
  readonly maximumDiscountMinor: Minor;
}

/** A flash sale of one item. It runs from its start until its end while `availableStock` is above 0. */
export interface FlashSale {
  readonly discount: Discount;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly availableStock: number;
}

/** Sources of a discount, in the order that decides between equal ones. At most one applies to a line. */
export const DISCOUNT_SOURCES = ['flash_sale', 'store', 'item'] as const;
export type DiscountSource = (typeof DISCOUNT_SOURCES)[number];

/** The discounts of an item. */
export interface Discounted {
  readonly discount?: Discount | undefined;
  readonly storeDiscount?: StoreDiscount | undefined;
  readonly flashSale?: FlashSale | undefined;
}

/** The line that a discount is chosen for. */
export interface DiscountedLine {
  /** Price of one piece: base + options, before discount. */
  readonly pieceMinor: Minor;
  readonly quantity: number;
}

/** Circumstances that decide a line's discount. */
export interface DiscountMoment {
  readonly nowMs: number;
  /** Goods of the whole basket: (base + options) × quantity before any discount. For an empty basket, the price of one piece. */
  readonly basketMinor: Minor;
  /** Pieces of the flash sale that earlier lines left; by default all that are available. */
  readonly flashPieces?: number | undefined;
  /** Amount that earlier lines left of the store's cap; by default the whole cap. Not used without a cap. */
  readonly capLeftMinor?: Minor | undefined;
}

/** The discount that applies to a line. */
export interface ChosenDiscount {
  readonly source: DiscountSource;
  readonly discount: Discount;
  /** Amount off each piece: above 0, at most the price of a piece. */
  readonly offMinor: Minor;
  /** True where the cap of the store or the pieces of the flash sale do not reach for the discount on each piece. */
  readonly isLimited: boolean;
}

/**
 * Returns the discount that is best for the customer: of a running flash sale, the store's discount within its dates and minimum, and the
 * item's own, the one that takes most off each piece; of equal ones the first in that order. `undefined` when none takes anything off.
 * A limit (the store's cap, the pieces of a flash sale) is spread evenly over the pieces of the line and rounded down, so that every piece
 * has one price and the limit is never exceeded.
 * @example bestDiscount(item, { pieceMinor: 14900, quantity: 2 }, { nowMs, basketMinor }) // { source: 'store', offMinor: 1490, … }
 */
export function bestDiscount(item: Discounted, line: DiscountedLine, moment: DiscountMoment): ChosenDiscount | undefined {
  const offers = [fromFlashSale(item.flashSale, line, moment), fromStore(item.storeDiscount, line, moment), fromItem(item.discount, line)];
  return offers.reduce((best, offer) => (offer && offer.offMinor > (best?.offMinor ?? 0) ? offer : best), undefined);
}

/**
 * Returns the price of one piece after a discount, rounded half up, once. It lies between 0 and `pieceMinor`.
 * @example discountedPiece({ type: 'percent', percent: 15 }, 15990) // 13592
 */
export function discountedPiece(discount: Discount, pieceMinor: Minor): Minor {
  const wantedMinor =
    discount.type === 'percent' ? percentOf(pieceMinor, 100 - discount.percent) : subtract(pieceMinor, discount.amountMinor);
  return larger(ZERO, smaller(wantedMinor, pieceMinor));
}

function fromFlashSale(
  sale: FlashSale | undefined,
  line: DiscountedLine,
  { nowMs, flashPieces }: DiscountMoment,
): ChosenDiscount | undefined {
  if (!sale || !isFlashSaleRunning(sale, nowMs)) return undefined;
  const pieces = Math.min(line.quantity, flashPieces ?? sale.availableStock);
  return offer('flash_sale', sale.discount, line, (offMinor) => times(offMinor, Math.max(0, pieces)));
}

function fromStore(
  discount: StoreDiscount | undefined,
  line: DiscountedLine,
  { nowMs, basketMinor, capLeftMinor }: DiscountMoment,
): ChosenDiscount | undefined {
  if (!discount || !isStoreDiscountRunning(discount, nowMs) || basketMinor < discount.minimumPurchaseMinor) return undefined;
  const limitMinor = discount.maximumDiscountMinor > 0 ? (capLeftMinor ?? discount.maximumDiscountMinor) : undefined;
  return offer('store', { type: 'percent', percent: discount.percent }, line, () => limitMinor);
}

function fromItem(discount: Discount | undefined, line: DiscountedLine): ChosenDiscount | undefined {
  return discount && offer('item', discount, line, () => undefined);
}

/** `limitOf` returns the most that may be taken off the whole line, given what is taken off each piece. */
function offer(
  source: DiscountSource,
  discount: Discount,
  { pieceMinor, quantity }: DiscountedLine,
  limitOf: (offMinor: Minor) => Minor | undefined,
): ChosenDiscount | undefined {
  const wantedMinor = subtract(pieceMinor, discountedPiece(discount, pieceMinor));
  const limitMinor = limitOf(wantedMinor);
  const isLimited = limitMinor !== undefined && limitMinor < wantedMinor * quantity;
  const offMinor = isLimited ? (Math.floor(limitMinor / quantity) as Minor) : wantedMinor;
  return offMinor > 0 ? { source, discount, offMinor, isLimited } : undefined;
}

/**
 * Returns whether a flash sale is running: from its start until before its end, while it has stock.
 * @example isFlashSaleRunning(sale, sale.endsAtMs) // false
 */
export function isFlashSaleRunning(sale: Pick<FlashSale, 'startsAtMs' | 'endsAtMs' | 'availableStock'>, nowMs: number): boolean {
  return sale.startsAtMs <= nowMs && nowMs < sale.endsAtMs && sale.availableStock > 0;
}

/**
 * Returns whether a store's discount is above 0 and within its dates. It does not check the minimum of the basket.
 * @example isStoreDiscountRunning(discount, nowMs) // true
 */
export function isStoreDiscountRunning(discount: Pick<StoreDiscount, 'percent' | 'startsAtMs' | 'endsAtMs'>, nowMs: number): boolean {
  return discount.percent > 0 && discount.startsAtMs <= nowMs && nowMs < discount.endsAtMs;
}
