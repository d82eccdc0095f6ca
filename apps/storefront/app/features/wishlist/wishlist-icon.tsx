import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useHasWishlist } from './use-has-wishlist.ts';

const WishlistButton = lazyComponent(async () => (await import('./wishlist-button.tsx')).WishlistButton);

/** The way to the favourites. Its code comes with the one who has some. */
export function WishlistIcon() {
  return useHasWishlist() && <WishlistButton />;
}
