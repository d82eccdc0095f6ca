import { useWishlist } from '../catalogue/wishlist-queries.ts';

/** Number of saved items and stores. */
export function useFavouriteCount(): number {
  const { data } = useWishlist();
  return data ? data.items.length + data.stores.length : 0;
}
