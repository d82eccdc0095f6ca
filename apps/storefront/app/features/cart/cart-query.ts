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

/** The number under a cart, as a decimal amount: what the checkout would charge, or the items' sum while that is not known. */
export function totalOfCart({ bill }: Pick<Cart, 'bill'>): number {
  return bill.charges.length > 0 ? bill.order_amount : bill.subtotal;
}
