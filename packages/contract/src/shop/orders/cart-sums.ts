import type { PricedLine } from '@bozor/domain/cart/price-line.ts';
import { summariseCart, type CartThresholds } from '@bozor/domain/cart/summarise-cart.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Cart } from './cart.ts';

/** Sums of a cart's bill, before anything that depends on the order. */
type CartTotals = Omit<Cart['bill'], 'order_type' | 'charges' | 'order_amount' | 'delivery_problem' | 'terms'>;

/**
 * Returns the number of pieces and the sums of a cart, over the lines that can be ordered. The server replies with it; the browser predicts
 * with it.
 * `money` converts minor units to the JSON number.
 * @example cartSums(lines, { freeDeliveryOverMinor: 100000 }, money).bill.free_delivery_remaining // 17400
 */
export function cartSums(
  lines: readonly PricedLine[],
  thresholds: CartThresholds,
  money: (amountMinor: Minor) => number,
): { readonly total_quantity: number; readonly bill: CartTotals } {
  const summary = summariseCart(lines, thresholds);
  return {
    total_quantity: summary.pieceCount,
    bill: {
      items_amount: money(summary.goodsMinor),
      add_ons_amount: money(summary.addOnsMinor),
      discount_amount: money(summary.savedMinor),
      saved_amount: money(summary.savedMinor),
      subtotal: money(summary.subtotalMinor),
      free_delivery_over: summary.freeDelivery ? money(summary.freeDelivery.thresholdMinor) : null,
      free_delivery_remaining: summary.freeDelivery ? money(summary.freeDelivery.remainingMinor) : null,
      free_delivery_percent: summary.freeDelivery?.percent ?? null,
      below_minimum_by: summary.belowMinimumMinor === undefined ? null : money(summary.belowMinimumMinor),
    },
  };
}
