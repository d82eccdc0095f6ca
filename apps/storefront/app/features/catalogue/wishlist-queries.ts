import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';

const wishlist = () => apiQuery(calls.wishlist.list, {}, { personal: true, quiet: true });

/** Wishlist of the signed-in customer in this scope. */
export function useWishlist() {
  const { isSignedIn } = useSession();
  return useApiQuery(wishlist(), { enabled: isSignedIn });
}
