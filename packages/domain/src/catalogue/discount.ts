import { larger, smaller, ZERO } from '../money/minor.ts';
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

/** Sources of a discount in the order in which they are tried. Exactly one applies. */
export const DISCOUNT_SOURCES = ['flash_sale', 'store', 'item'] as const;
export type DiscountSource = (typeof DISCOUNT_SOURCES)[number];

/** The discount that applies. `capMinor` bounds a store discount over the whole basket. */
export interface ChosenDiscount {
  readonly source: DiscountSource;
  readonly discount: Discount;
  readonly capMinor?: Minor | undefined;
}

/** Circumstances of a line that decide its discount. */
export interface DiscountMoment {
  readonly nowMs: number;
  /** Goods of the whole basket: (base + options) × quantity before any discount. For an empty basket, the price of one piece. */
  readonly basketMinor: Minor;
  /** Pieces of the line; 1 by default. A flash sale with fewer pieces left does not apply to the line at all. */
  readonly quantity?: number;
}

/** The discounts of an item. */
export interface Discounted {
  readonly discount?: Discount | undefined;
  readonly storeDiscount?: StoreDiscount | undefined;
  readonly flashSale?: FlashSale | undefined;
}

/**
 * Returns the one discount of a line: the running flash sale, else the store's discount within its dates and minimum, else the item's own.
 * `undefined` when there is none.
 * @example chooseDiscount(item, { nowMs, basketMinor }) // { source: 'store', discount: { type: 'percent', percent: 10 }, capMinor: 20000 }
 */
export function chooseDiscount(item: Discounted, { nowMs, basketMinor, quantity = 1 }: DiscountMoment): ChosenDiscount | undefined {
  const { flashSale, storeDiscount, discount } = item;
  if (flashSale && isFlashSaleRunning(flashSale, nowMs) && quantity <= flashSale.availableStock && isWorth(flashSale.discount)) {
    return { source: 'flash_sale', discount: flashSale.discount };
  }
  if (storeDiscount && isStoreDiscountRunning(storeDiscount, nowMs) && basketMinor >= storeDiscount.minimumPurchaseMinor) {
    const capMinor = storeDiscount.maximumDiscountMinor > 0 ? storeDiscount.maximumDiscountMinor : undefined;
    return { source: 'store', discount: { type: 'percent', percent: storeDiscount.percent }, capMinor };
  }
  return discount && isWorth(discount) ? { source: 'item', discount } : undefined;
}

/**
 * Returns the amount that a discount takes off `quantity` pieces at `pieceMinor` (base + options) each. It is rounded half up once, and
 * lies between 0 and the price of the pieces.
 * @example discountOf({ type: 'percent', percent: 15 }, 14950, 3) // 6728
 */
export function discountOf(discount: Discount, pieceMinor: Minor, quantity: number): Minor {
  const grossMinor = (pieceMinor * quantity) as Minor;
  const wantedMinor = discount.type === 'percent' ? percentOf(grossMinor, discount.percent) : ((discount.amountMinor * quantity) as Minor);
  return larger(ZERO, smaller(wantedMinor, grossMinor));
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

function isWorth(discount: Discount): boolean {
  return discount.type === 'percent' ? discount.percent > 0 : discount.amountMinor > 0;
}
