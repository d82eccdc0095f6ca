import { useEffect } from 'react';
import { prefetch } from '@bozor/web/hydration/prefetch.ts';
import { useStored } from '../../platform/storage.ts';
import type { CartSummary } from '../../shell/cart/cart-summary.ts';
import { totalOfCart } from './cart-query.ts';
import { freeDeliveryProgressOf } from './free-delivery.ts';
import { loadCartActions, useCart, useCartUpkeep } from './use-cart.ts';

/**
 * Cart summary for header and bottom bar, to be called once per page. Undefined until the cart is loaded and a location is set or the cart
 * has items, and in the parcel module.
 */
export function useCartSummary(): CartSummary | undefined {
  const { cart } = useCart();
  const location = useStored('location');
  const zones = useStored('zoneid');
  useCartUpkeep();
  useEffect(() => prefetch([loadCartActions]), []);
  if (!cart || (location === undefined && cart.total_size === 0)) return undefined;
  return {
    count: cart.total_quantity || cart.total_size,
    total: totalOfCart(cart),
    freeDelivery: freeDeliveryProgressOf(cart, zones),
  };
}
