import { scopeKeyOf } from '../../platform/scope/scope.ts';
import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import { calls } from '@bozor/contract/shop/calls.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { allOf, apiQuery, queryKeyOf } from '@bozor/web/api/query.ts';

/** Query key of a module's cart. The zones are not part of it, since they do not affect the cart. */
export function cartKey(moduleId: number | undefined, locale: Locale): readonly unknown[] {
  return queryKeyOf(apiQuery(calls.cart.list, {}, { personal: true }), scopeKeyOf({ zoneIds: undefined, moduleId, locale }));
}

/** Query key of all modules' carts. */
export const ALL_CARTS = allOf(calls.cart.list);

/** An empty cart. */
export const EMPTY_CART: Cart = {
  total_size: 0,
  module_id: null,
  module_type: null,
  total_quantity: 0,
  store: null,
  lines: [],
  bill: {
    items_amount: 0,
    add_ons_amount: 0,
    discount_amount: 0,
    saved_amount: 0,
    subtotal: 0,
    free_delivery_over: null,
    free_delivery_remaining: null,
    free_delivery_percent: null,
    below_minimum_by: null,
    order_type: 'delivery',
    charges: [],
    order_amount: 0,
    delivery_problem: null,
    terms: null,
  },
  prescription_required: false,
  priced_at: '2000-01-01T00:00:00.000Z',
};

/** The number under a cart, as a decimal amount: what the checkout would charge, or the items' sum while that is not known. */
export function totalOfCart({ bill }: Pick<Cart, 'bill'>): number {
  return bill.charges.length > 0 ? bill.order_amount : bill.subtotal;
}
