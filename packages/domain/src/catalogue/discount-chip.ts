import type { Discount } from './discount.ts';

/** Discount fields as cards and pages receive them. Percents of the restaurant and the store are 0 when there is none. */
export interface ChipFields {
  /** A running flash sale of this item, if any. */
  readonly flashSale?: Discount | undefined;
  /** The wire's `restaurant_discount`, in percent. */
  readonly restaurantPercent?: number | undefined;
  /** The wire's `store_discount`, in percent. */
  readonly storePercent?: number | undefined;
  /** The item's own discount. */
  readonly discount?: Discount | undefined;
}

/** What the badge says, and which field it came from. */
export interface DiscountChip {
  readonly source: 'flash_sale' | 'restaurant' | 'store' | 'item';
  readonly discount: Discount;
}

/**
 * The badge of a card: flash sale, then restaurant discount, then store percent, then the item's own (card-06). Nothing above 0: no badge.
 * @example cardChip({ restaurantPercent: 0, storePercent: 15 }) // { source: 'store', discount: { type: 'percent', percent: 15 } }
 */
export function cardChip(fields: ChipFields): DiscountChip | undefined {
  return flashChip(fields) ?? percentChip('restaurant', fields.restaurantPercent) ?? pageChip(fields);
}

/**
 * The badge of the item page: flash sale, then store percent, then the item's own (item-32).
 * @example pageChip({ discount: { type: 'amount', amountMinor: 2000 } }) // { source: 'item', … }
 */
export function pageChip(fields: ChipFields): DiscountChip | undefined {
  return flashChip(fields) ?? percentChip('store', fields.storePercent) ?? chip('item', fields.discount);
}

function flashChip(fields: ChipFields): DiscountChip | undefined {
  return chip('flash_sale', fields.flashSale);
}

function percentChip(source: DiscountChip['source'], percent: number | undefined): DiscountChip | undefined {
  return chip(source, percent === undefined ? undefined : { type: 'percent', percent });
}

function chip(source: DiscountChip['source'], discount: Discount | undefined): DiscountChip | undefined {
  const worth = discount && (discount.type === 'percent' ? discount.percent : discount.amountMinor);
  return discount && worth && worth > 0 ? { source, discount } : undefined;
}
