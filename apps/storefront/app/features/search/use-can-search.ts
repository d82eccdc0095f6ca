import { useLocation } from 'react-router';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { urls } from '../../platform/pages/urls.ts';

/** Search is available with a zone, outside the landing page, and in modules with items. */
export function useCanSearch(): boolean {
  const { pathname } = useLocation();
  const { isZoneSet } = useDeliveryPlace();
  const { type } = useActiveModule();
  return isZoneSet && pathname !== urls.landing() && type !== 'parcel';
}
