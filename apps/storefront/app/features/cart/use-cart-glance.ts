import { useEffect } from 'react';
import { prefetchOnInteraction } from '@bozor/web/hydration/prefetch-on-idle.ts';
import { useStored } from '../../platform/storage.ts';
import type { CartGlance } from '../../shell/cart/cart-glance.ts';
import { freeDeliveryWay } from './free-delivery.ts';
import { loadChanges, useCart, useCartUpkeep } from './use-cart.ts';

/**
 * What header and foot show of the cart, to be called once on a page. Undefined until the cart has loaded and there is a location or something in it,
 * and in the parcel module.
 */
export function useCartGlance(): CartGlance | undefined {
  const { cart } = useCart();
  const location = useStored('location');
  const zones = useStored('zoneid');
  useCartUpkeep();
  useEffect(() => prefetchOnInteraction([loadChanges]), []);
  if (!cart || (location === undefined && cart.total_size === 0)) return undefined;
  return {
    count: cart.total_quantity || cart.total_size,
    total: cart.bill.subtotal,
    freeDelivery: freeDeliveryWay(cart, zones),
  };
}
