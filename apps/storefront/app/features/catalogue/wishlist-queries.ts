import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '../../platform/query.ts';
import { useSession } from '../../platform/session.tsx';
import { useApiQuery } from '../../platform/use-api.ts';

const wishlist = () => apiQuery(calls.wishlist.list, {}, { personal: true, quiet: true });

/** What the signed-in customer keeps of this place and module. */
export function useWishlist() {
  const { isSignedIn } = useSession();
  return useApiQuery(wishlist(), { enabled: isSignedIn });
}
