import { larger, smaller, subtract, sum } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import { bestDiscount } from './discount.ts';
import type { FoodVariation, SellableItem } from './item.ts';

/**
 * Price range of one piece of an item, before and after its discount, in minor units. `lowestMinor` equals `highestMinor` when there is one
 * price.
 */
export interface PriceRange {
  readonly lowestMinor: Minor;
  readonly highestMinor: Minor;
  /** The range after the discount of a single piece; equal to the range before it when there is no discount. */
  readonly discountedLowestMinor: Minor;
  readonly discountedHighestMinor: Minor;
}

/**
 * Returns the price or price range that an item shows (item-13): over its variations, plus the least and the most that its required groups
 * add.
 * Optional groups do not count. The discount is the one of a basket with just this piece.
 * @example priceRange(phone, nowMs) // { lowestMinor: 4990000, highestMinor: 6490000, discountedLowestMinor: 4740500, discountedHighestMinor: 6165500 }
 */
export function priceRange(
  item: Pick<SellableItem, 'priceMinor' | 'variations' | 'foodVariations' | 'discount' | 'storeDiscount' | 'flashSale'>,
  nowMs: number,
): PriceRange {
  const bases = item.variations.length > 0 ? item.variations.map((variation) => variation.priceMinor) : [item.priceMinor];
  const required = item.foodVariations.filter((group) => group.required);
  const lowestMinor = sum([bases.reduce(smaller), ...required.map(leastOf)]);
  const highestMinor = sum([bases.reduce(larger), ...required.map(mostOf)]);
  const after = (pieceMinor: Minor) => discounted(item, pieceMinor, nowMs);
  return { lowestMinor, highestMinor, discountedLowestMinor: after(lowestMinor), discountedHighestMinor: after(highestMinor) };
}

/**
 * Returns the price of one piece after the discount of a basket with just this piece.
 * @example discounted(item, item.priceMinor, nowMs) // 13410
 */
export function discounted(item: Pick<SellableItem, 'discount' | 'storeDiscount' | 'flashSale'>, pieceMinor: Minor, nowMs: number): Minor {
  const chosen = bestDiscount(item, { pieceMinor, quantity: 1 }, { nowMs, basketMinor: pieceMinor });
  return chosen ? subtract(pieceMinor, chosen.offMinor) : pieceMinor;
}

function leastOf(group: FoodVariation): Minor {
  return sum(sortedPrices(group).slice(0, countOf(group).least));
}

function mostOf(group: FoodVariation): Minor {
  const prices = sortedPrices(group);
  return sum(prices.slice(Math.max(0, prices.length - countOf(group).most)));
}

function countOf({ type, min, max, values }: FoodVariation): { readonly least: number; readonly most: number } {
  return type === 'single' ? { least: 1, most: 1 } : { least: Math.max(1, min), most: max > 0 ? max : values.length };
}

function sortedPrices({ values }: FoodVariation): Minor[] {
  return values.map((value) => value.optionPriceMinor).toSorted((one, other) => one - other);
}
