import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import { deliversTo } from '@bozor/domain/stores/delivers-to.ts';

/** Progress of a cart towards free delivery; `remaining` is 0 when it is reached. */
export interface FreeDeliveryProgress {
  readonly remaining: number;
  readonly percent: number;
}

/** Complete for a store with free delivery; undefined for an order to collect, a store that does not deliver to the customer's zones or point and an empty cart. */
export function freeDeliveryProgressOf(
  { bill, lines, store }: Pick<Cart, 'bill' | 'lines' | 'store'>,
  zones: readonly number[] | undefined,
): FreeDeliveryProgress | undefined {
  if (
    lines.length === 0 ||
    bill.order_type === 'take_away' ||
    bill.delivery_problem === 'outside-zone' ||
    (store && !deliversTo(store, zones))
  )
    return undefined;
  if (store?.delivery_terms.free_delivery) return { remaining: 0, percent: 100 };
  const { free_delivery_remaining: remaining, free_delivery_percent: percent } = bill;
  return remaining === null || percent === null ? undefined : { remaining, percent };
}
