import { useWishlist } from '../catalogue/wishlist-queries.ts';

/** Items and stores together. */
export function useFavouriteCount(): number {
  const { data } = useWishlist();
  return data ? data.items.length + data.stores.length : 0;
}
