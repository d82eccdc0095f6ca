import type { ZoneId } from '@bozor/domain/ids.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import { DEFAULT_ZONES } from '@bozor/domain/storage/zones.ts';
import { useCallback, useMemo } from 'react';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useScope } from './scope-context.tsx';
import { readStored, useStored, writeStored } from '../storage.ts';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** `start` is where the pin begins, else the delivery place. */
    /** The place under the pin becomes where things are brought; with `pick` it is only told. */
    'pick-location': {
      then?: () => void;
      start?: Point;
      title?: string;
      pick?: (place: { readonly point: Point; readonly address: string }) => void;
    };
    /** Asks for the place that `then` needs. */
    'location-needed': { then: () => void };
  }
}

/** Where things are to be brought. */
export interface DeliveryPlace {
  /** A zone was picked: the shop shows what reaches it. Without one, all zones are looked at. */
  readonly isZoneSet: boolean;
  readonly zoneIds: readonly ZoneId[] | undefined;
  readonly address: string | undefined;
  readonly point: Point | undefined;
}

/** The picked place. On the server only the zones are known: the address is nobody else's business. */
export function useDeliveryPlace(): DeliveryPlace {
  const { zoneIds } = useScope();
  const address = useStored('location');
  const point = useStored('currentLatLng');
  return useMemo(() => ({ isZoneSet: zoneIds !== undefined, zoneIds, address, point }), [zoneIds, address, point]);
}

/** Remembers a picked place; without zones one looks around everywhere, without delivery. */
export function setDeliveryPlace(place: { readonly address: string; readonly point: Point; readonly zoneIds: readonly ZoneId[] }): void {
  writeStored('location', place.address);
  writeStored('currentLatLng', place.point);
  writeStored('zoneid', place.zoneIds);
}

/** Forgets where to: all zones are looked at, and ordering asks for the place again. */
export function lookAround(): void {
  writeStored('location', undefined);
  writeStored('currentLatLng', undefined);
  writeStored('zoneid', DEFAULT_ZONES);
}

/** Runs an action that needs to know where to; asks for the place first when none is picked, then goes on with the action. */
export function useLocationGate(): (act: () => void) => void {
  return useCallback((act) => {
    if (readStored('location') !== undefined) act();
    else openOverlay('location-needed', { then: act });
  }, []);
}
