import type { CartLine } from '@bozor/contract/shop/orders/cart.ts';

/** A line that the store accepted although its item has other hours (item-26): the order can only be for those hours. */
export function isLineForLater(
  line: Pick<CartLine, 'available' | 'item'>,
): line is Pick<CartLine, 'available'> & { readonly item: NonNullable<CartLine['item']> } {
  return line.available && line.item !== null && !line.item.available && line.item.available_time_starts !== null;
}
