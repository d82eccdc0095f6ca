import { useGoToCheckout } from '../features/cart/use-go-to-checkout.ts';
import { urls } from '../platform/pages/urls.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { CartBar } from '../shell/cart/cart-bar.tsx';
import type { CartSummary } from '../shell/cart/cart-summary.ts';

/** The cart bar with its two ways on: into the cart, and straight to the checkout. */
export function FrameCartBar({ cart }: { readonly cart: CartSummary }) {
  const goToCheckout = useGoToCheckout();
  return (
    <CartBar
      cart={cart}
      isAboveTabs
      onPress={() => openOverlay('cart')}
      onCheckout={() => goToCheckout(cart.count, urls.checkout({ page: 'cart' }))}
    />
  );
}
