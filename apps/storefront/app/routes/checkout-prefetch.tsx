import { PrefetchPageLinks } from 'react-router';
import { prefersReducedData } from '@bozor/web/api/connection.ts';
import { useOnline } from '@bozor/web/api/online.ts';
import { useOverlays } from '@bozor/web/overlays/overlays.ts';
import { urls } from '../platform/pages/urls.ts';

/** Prefetches the checkout while the cart is open. The cart's button navigates by code, so no link does it. */
export function CheckoutPrefetch() {
  const isCartOpen = useOverlays().some(({ name }) => name === 'cart');
  const isOnline = useOnline();
  return isCartOpen && isOnline && !prefersReducedData() && <PrefetchPageLinks page={urls.checkout({ page: 'cart' })} />;
}
