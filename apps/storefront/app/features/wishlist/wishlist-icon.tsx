import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useHasWishlist } from './use-has-wishlist.ts';

const WishlistButton = lazyComponent(async () => (await import('./wishlist-button.tsx')).WishlistButton);

/** Wishlist link of the header. Its chunk loads only for customers who have a wishlist. */
export function WishlistIcon() {
  return useHasWishlist() && <WishlistButton />;
}
