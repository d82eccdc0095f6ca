import { onDemand } from '../../platform/on-demand.tsx';
import { useHasWishlist } from './use-has-wishlist.ts';

const WishlistButton = onDemand(async () => (await import('./wishlist-button.tsx')).WishlistButton);

/** The way to the favourites. Its code comes with the one who has some. */
export function WishlistIcon() {
  return useHasWishlist() && <WishlistButton />;
}
