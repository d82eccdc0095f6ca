import type { ZoneId } from '@bozor/domain/ids.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import { DEFAULT_ZONES } from '@bozor/domain/storage/zones.ts';
import { useCallback, useMemo } from 'react';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useScope } from './scope-context.tsx';
import { readStored, useStored, writeStored } from '../storage.ts';
import { writeDoor, type PlaceDoor } from './place-door.ts';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** `start` is the initial position of the pin; the default is the delivery place. */
    /** The point under the pin becomes the delivery place; with `pick` it is only reported. */
    'pick-location': {
      then?: () => void;
      start?: Point;
      title?: string;
      pick?: (place: { readonly point: Point; readonly address: string; readonly door?: PlaceDoor | undefined }) => void;
    };
    /** Asks for the delivery place that `then` needs. */
    'location-needed': { then: () => void };
  }
}

/** The delivery place. */
export interface DeliveryPlace {
  /** Zones were picked, and the shop shows only the stores that deliver there. Otherwise all zones are shown. */
  readonly isZoneSet: boolean;
  readonly zoneIds: readonly ZoneId[] | undefined;
  readonly address: string | undefined;
  readonly point: Point | undefined;
}

/** The picked place. The server knows only the zones, since the address is private. */
export function useDeliveryPlace(): DeliveryPlace {
  const { zoneIds } = useScope();
  const address = useStored('location');
  const point = useStored('currentLatLng');
  return useMemo(() => ({ isZoneSet: zoneIds !== undefined, zoneIds, address, point }), [zoneIds, address, point]);
}

interface PlaceToSet {
  readonly address: string;
  readonly point: Point;
  readonly zoneIds: readonly ZoneId[];
  readonly door?: PlaceDoor | undefined;
}

/** Stores a picked place, its zones and the door that was typed with it. */
export function setDeliveryPlace(place: PlaceToSet): void {
  writeDoor(place.address, place.door);
  writeStored('location', place.address);
  writeStored('currentLatLng', place.point);
  writeStored('zoneid', place.zoneIds);
}

/** Clears the place: all zones are shown, and ordering prompts for a place again. */
export function clearDeliveryPlace(): void {
  writeStored('location', undefined);
  writeStored('currentLatLng', undefined);
  writeStored('zoneid', DEFAULT_ZONES);
}

/** Wraps actions that need a delivery place: asks for it first if none is picked, then continues. */
export function useLocationGate(): (act: () => void) => void {
  return useCallback((act) => {
    if (readStored('location') !== undefined) act();
    else openOverlay('location-needed', { then: act });
  }, []);
}
