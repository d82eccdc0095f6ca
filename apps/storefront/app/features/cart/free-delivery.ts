import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import { bringsTo } from '@bozor/domain/stores/brings-to.ts';

/** How far a basket is from free delivery: `remaining` is 0 once it is there. */
export interface FreeDeliveryWay {
  readonly remaining: number;
  readonly percent: number;
}

/** A store that delivers free has come there already; one that does not bring to the customer's zones never does, nor does an empty cart. */
export function freeDeliveryWay(
  { bill, lines, store }: Pick<Cart, 'bill' | 'lines' | 'store'>,
  zones: readonly number[] | undefined,
): FreeDeliveryWay | undefined {
  if (lines.length === 0 || (store && !bringsTo(store, zones))) return undefined;
  if (store?.delivery_terms.free_delivery) return { remaining: 0, percent: 100 };
  const { free_delivery_remaining: remaining, free_delivery_percent: percent } = bill;
  return remaining === null || percent === null ? undefined : { remaining, percent };
}
