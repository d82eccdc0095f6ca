import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { useSession } from '../../platform/session/session.tsx';

/** Favourites are for the signed-in who picked a place, and not among parcels. */
export function useHasWishlist(): boolean {
  const { isSignedIn } = useSession();
  const { zoneIds } = useDeliveryPlace();
  const { type } = useActiveModule();
  return isSignedIn && zoneIds !== undefined && type !== undefined && type !== 'parcel';
}
