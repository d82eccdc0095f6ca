import { PrefetchPageLinks } from 'react-router';
import { useMayPrefetch } from '@bozor/web/navigation/use-may-prefetch.ts';
import { useOverlays } from '@bozor/web/overlays/overlays.ts';
import { urls } from '../platform/pages/urls.ts';

/** Prefetches the checkout while the cart is open. The cart's button navigates by code, so no link does it. */
export function CheckoutPrefetch() {
  const isCartOpen = useOverlays().some(({ name }) => name === 'cart');
  const mayPrefetch = useMayPrefetch();
  return isCartOpen && mayPrefetch && <PrefetchPageLinks page={urls.checkout({ page: 'cart' })} />;
}
