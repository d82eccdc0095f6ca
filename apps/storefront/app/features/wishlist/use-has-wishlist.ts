import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { useSession } from '../../platform/session/session.tsx';

/** The wishlist is for signed-in customers with a place, outside the parcel module. */
export function useHasWishlist(): boolean {
  const { isSignedIn } = useSession();
  const { zoneIds } = useDeliveryPlace();
  const { type } = useActiveModule();
  return isSignedIn && zoneIds !== undefined && type !== undefined && type !== 'parcel';
}
