import type { PricedLine } from '@bozor/domain/cart/price-line.ts';
import { summariseCart, type CartThresholds } from '@bozor/domain/cart/summarise-cart.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Cart } from './cart.ts';

/**
 * Returns the number of pieces and the sums of a cart's bill, over the lines that can be ordered. The server replies with it; the browser predicts
 * with it.
 * `money` converts minor units to the JSON number.
 * @example cartSums(lines, { freeDeliveryOverMinor: 100000 }, money).bill.free_delivery_remaining // 17400
 */
export function cartSums(
  lines: readonly PricedLine[],
  thresholds: CartThresholds,
  money: (amountMinor: Minor) => number,
): Pick<Cart, 'total_quantity' | 'bill'> {
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
      ...NOT_BILLED,
    },
  };
}

/** A cart without an order yet. */
const NOT_BILLED = { order_type: 'delivery', charges: [], order_amount: 0, delivery_problem: null, terms: null } as const satisfies Partial<
  Cart['bill']
>;
