import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

/** Carts of all modules that were put aside. */
export const parkedCarts = () => apiQuery(calls.cart.parked, {}, { personal: true, quiet: true, staleMs: 0 });
