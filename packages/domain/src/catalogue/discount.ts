import { larger, smaller, ZERO } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import { percentOf } from '../money/ratio-of.ts';

/** How a discount is given; the wire's `discount_type`. */
export const DISCOUNT_TYPES = ['percent', 'amount'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** So much of the price, or so much money off each piece. 0 is no discount. */
export type Discount = { readonly type: 'percent'; readonly percent: number } | { readonly type: 'amount'; readonly amountMinor: Minor };

/** A store's (in food: a restaurant's) discount on everything it sells, within its dates, from a minimum and up to a cap. */
export interface StoreDiscount {
  readonly percent: number;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** The goods of the basket, (base + options) × quantity before any discount, must come to at least this. 0: no minimum. */
  readonly minimumPurchaseMinor: Minor;
  /** The most it takes off one basket; 0: no cap. */
  readonly maximumDiscountMinor: Minor;
}

/** A flash sale of one item: runs from its start until its end while `availableStock` is not 0. */
export interface FlashSale {
  readonly discount: Discount;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly availableStock: number;
}

/** Where a discount comes from, in the order in which they are asked; exactly one applies. */
export const DISCOUNT_SOURCES = ['flash_sale', 'store', 'item'] as const;
export type DiscountSource = (typeof DISCOUNT_SOURCES)[number];

/** The one discount that applies. `capMinor` bounds what a store's discount takes off the whole basket. */
export interface ChosenDiscount {
  readonly source: DiscountSource;
  readonly discount: Discount;
  readonly capMinor?: Minor | undefined;
}

/** When and for what a discount is chosen. */
export interface DiscountMoment {
  readonly nowMs: number;
  /** Goods of the whole basket, (base + options) × quantity before any discount; before anything is in a basket, one piece. */
  readonly basketMinor: Minor;
  /** Pieces of the line, 1 when left out. A flash sale that has fewer left does not apply to the line at all. */
  readonly quantity?: number;
}

/** What choosing needs of an item. */
export interface Discounted {
  readonly discount?: Discount | undefined;
  readonly storeDiscount?: StoreDiscount | undefined;
  readonly flashSale?: FlashSale | undefined;
}

/**
 * The one discount of a line: a running flash sale, else the store's discount within its dates and minimum, else the item's own, else none.
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
 * What a discount takes off `quantity` pieces at `pieceMinor` (base + options) each: rounded half up once, never below 0 nor above the price.
 * @example discountOf({ type: 'percent', percent: 15 }, 14950, 3) // 6728
 */
export function discountOf(discount: Discount, pieceMinor: Minor, quantity: number): Minor {
  const grossMinor = (pieceMinor * quantity) as Minor;
  const wantedMinor = discount.type === 'percent' ? percentOf(grossMinor, discount.percent) : ((discount.amountMinor * quantity) as Minor);
  return larger(ZERO, smaller(wantedMinor, grossMinor));
}

/**
 * Whether a flash sale runs: from its start until just before its end, while it has stock.
 * @example isFlashSaleRunning(sale, sale.endsAtMs) // false
 */
export function isFlashSaleRunning(sale: Pick<FlashSale, 'startsAtMs' | 'endsAtMs' | 'availableStock'>, nowMs: number): boolean {
  return sale.startsAtMs <= nowMs && nowMs < sale.endsAtMs && sale.availableStock > 0;
}

/**
 * Whether a store's discount is within its dates and above 0; whether the basket reaches its minimum is another question.
 * @example isStoreDiscountRunning(discount, nowMs) // true
 */
export function isStoreDiscountRunning(discount: Pick<StoreDiscount, 'percent' | 'startsAtMs' | 'endsAtMs'>, nowMs: number): boolean {
  return discount.percent > 0 && discount.startsAtMs <= nowMs && nowMs < discount.endsAtMs;
}

function isWorth(discount: Discount): boolean {
  return discount.type === 'percent' ? discount.percent > 0 : discount.amountMinor > 0;
}
