import type { CartLine } from '@bozor/contract/shop/orders/cart.ts';

/** A line the store has taken although it serves it at other hours (item-26): the order can only be for one of them. */
export function isLineForLater(
  line: Pick<CartLine, 'available' | 'item'>,
): line is Pick<CartLine, 'available'> & { readonly item: NonNullable<CartLine['item']> } {
  return line.available && line.item !== null && !line.item.available && line.item.available_time_starts !== null;
}
