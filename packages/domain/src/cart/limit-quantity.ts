import { countsStock } from '../catalogue/module-type.ts';
import type { SellableItem } from '../catalogue/item.ts';
import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { MAXIMUM_QUANTITY } from './cart-line.ts';

/** Problem of a quantity: above the stock ('Out of Stock') or above the item's maximum ('Out of Limits'). Figures are pieces. */
export type QuantityProblem =
  | { readonly problem: 'out-of-stock'; readonly stock: number }
  | { readonly problem: 'out-of-limits'; readonly maximum: number };

/** Bounds of a line: the item's rules, and the stock in pieces of the chosen variation (or of the item). */
export interface QuantityBounds {
  readonly item: Pick<SellableItem, 'moduleType' | 'maximumCartQuantity'>;
  readonly stock: number;
}

/**
 * Checks a quantity in pieces against its bounds and returns it. Outside food the stock is checked first (cart-23), then the item's maximum
 * in every module (cart-24).
 * @example limitQuantity(3, { item: { moduleType: 'grocery' }, stock: 2 }) // { ok: false, problem: 'out-of-stock', stock: 2 }
 */
export function limitQuantity(quantity: number, { item, stock }: QuantityBounds): Outcome<number, QuantityProblem> {
  if (countsStock(item.moduleType) && quantity > stock) return refused({ problem: 'out-of-stock', stock: Math.max(0, stock) });
  const maximum = maximumOf(item);
  return quantity > maximum ? refused({ problem: 'out-of-limits', maximum }) : done(quantity);
}

/**
 * Returns the quantity plus one, or the problem of `limitQuantity`.
 * @example increased(1, { item, stock: 5 }) // { ok: true, value: 2 }
 */
export function increased(quantity: number, bounds: QuantityBounds): Outcome<number, QuantityProblem> {
  return limitQuantity(quantity + 1, bounds);
}

/**
 * Returns the largest quantity of a line in pieces; 0 when nothing is left (cart-23, cart-24).
 * @example largestQuantity({ item: { moduleType: 'food', maximumCartQuantity: 10 }, stock: 0 }) // 10
 */
export function largestQuantity({ item, stock }: QuantityBounds): number {
  const maximum = maximumOf(item);
  return countsStock(item.moduleType) ? Math.max(0, Math.min(stock, maximum)) : maximum;
}

function maximumOf({ maximumCartQuantity }: Pick<SellableItem, 'maximumCartQuantity'>): number {
  return maximumCartQuantity ? Math.min(maximumCartQuantity, MAXIMUM_QUANTITY) : MAXIMUM_QUANTITY;
}
