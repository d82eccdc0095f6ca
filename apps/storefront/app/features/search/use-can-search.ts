import { useLocation } from 'react-router';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { urls } from '../../platform/pages/urls.ts';

/** Whether there is something to search: a zone is set, one is not on the landing page, and the module sells things. */
export function useCanSearch(): boolean {
  const { pathname } = useLocation();
  const { isZoneSet } = useDeliveryPlace();
  const { type } = useActiveModule();
  return isZoneSet && pathname !== urls.landing() && type !== 'parcel';
}
