import { countsStock } from '../catalogue/module-type.ts';
import type { SellableItem } from '../catalogue/item.ts';
import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { MAXIMUM_QUANTITY } from './cart-line.ts';

/** Why there can't be so many: the stock ends ('Out of Stock') or the item's maximum is reached ('Out of Limits'). */
export type QuantityProblem =
  | { readonly problem: 'out-of-stock'; readonly stock: number }
  | { readonly problem: 'out-of-limits'; readonly maximum: number };

/** What bounds a line: the item's rules and the stock of the chosen variation (or the item's own). */
export interface QuantityBounds {
  readonly item: Pick<SellableItem, 'moduleType' | 'maximumCartQuantity'>;
  readonly stock: number;
}

/**
 * Whether a line may hold so many pieces. Outside food the stock is asked first (cart-23), then in every module the item's maximum (cart-24).
 * @example limitQuantity(3, { item: { moduleType: 'grocery' }, stock: 2 }) // { ok: false, problem: 'out-of-stock', stock: 2 }
 */
export function limitQuantity(quantity: number, { item, stock }: QuantityBounds): Outcome<number, QuantityProblem> {
  if (countsStock(item.moduleType) && quantity > stock) return refused({ problem: 'out-of-stock', stock: Math.max(0, stock) });
  const maximum = maximumOf(item);
  return quantity > maximum ? refused({ problem: 'out-of-limits', maximum }) : done(quantity);
}

/**
 * One piece more, if allowed.
 * @example increased(1, { item, stock: 5 }) // { ok: true, value: 2 }
 */
export function increased(quantity: number, bounds: QuantityBounds): Outcome<number, QuantityProblem> {
  return limitQuantity(quantity + 1, bounds);
}

/**
 * The most pieces a line may hold, 0 when nothing is left.
 * @example largestQuantity({ item: { moduleType: 'food', maximumCartQuantity: 10 }, stock: 0 }) // 10
 */
export function largestQuantity({ item, stock }: QuantityBounds): number {
  const maximum = maximumOf(item);
  return countsStock(item.moduleType) ? Math.max(0, Math.min(stock, maximum)) : maximum;
}

function maximumOf({ maximumCartQuantity }: Pick<SellableItem, 'maximumCartQuantity'>): number {
  return maximumCartQuantity ? Math.min(maximumCartQuantity, MAXIMUM_QUANTITY) : MAXIMUM_QUANTITY;
}
