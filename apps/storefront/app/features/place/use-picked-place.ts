import { ApiProblem } from '@bozor/contract/client.ts';
import type { Zone } from '@bozor/contract/shop/place.ts';
import type { ZoneId } from '@bozor/domain/ids.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import { parseZones } from '@bozor/domain/storage/zones.ts';
import { useEffect, useRef, useState } from 'react';
import type { PlaceDoor } from '../../platform/scope/place-door.ts';
import { isTransient } from '@bozor/web/api/create-query-client.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { doorOf } from './door-of.ts';
import { addressAt, rounded, zonesAt } from './place-queries.ts';

/** Debounce: how long the map must be still before its centre is looked up. */
const SETTLE_MS = 300;

export interface FoundName {
  readonly name: string;
  readonly door?: PlaceDoor | undefined;
}

export interface PickedPlace {
  readonly point: Point;
  readonly isMoving: boolean;
  /** The look-up is pending or about to start. */
  readonly isLoading: boolean;
  readonly address: string | undefined;
  /** Typed with the search result that led here, else the house at the point. */
  readonly door: PlaceDoor | undefined;
  readonly zone: Zone | undefined;
  readonly zoneIds: readonly ZoneId[] | undefined;
  /** The server's message where no zone delivers. */
  readonly refusal: string | undefined;
  /** The look-ups failed. */
  readonly isLost: boolean;
  readonly retry: () => void;
  readonly moving: () => void;
  /** The pin is at a point; `found` is the search result that led there. */
  readonly moved: (point: Point, found?: FoundName) => void;
}

/** The point under the pin: its address and the zones that deliver there. */
export function usePickedPlace(start: Point): PickedPlace {
  const [picked, setPicked] = useState<{ readonly point: Point; readonly found?: FoundName | undefined }>({ point: start });
  const [isMoving, setIsMoving] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const address = useApiQuery(addressAt(picked.point), { enabled: !isMoving && !isWaiting });
  const zones = useApiQuery(zonesAt(picked.point), { enabled: !isMoving && !isWaiting });
  const refused = zones.error instanceof ApiProblem && !isTransient(zones.error) ? zones.error : undefined;
  const nearest = address.data?.results[0];
  return {
    point: picked.point,
    isMoving,
    isLoading: isMoving || isWaiting || zones.isFetching || address.isFetching,
    address: picked.found?.name ?? nearest?.formatted_address,
    door: picked.found ? picked.found.door : nearest && doorOf({ house: nearest.house }),
    zone: zones.data?.zone_data[0],
    zoneIds: parseZones(zones.data?.zone_id),
    refusal: refused && (refused.entries[0]?.message ?? refused.message),
    isLost: !refused && (zones.isError || address.isError),
    retry: () => {
      void zones.refetch();
      if (address.isError) void address.refetch();
    },
    moving: () => {
      clearTimeout(timer.current);
      setIsMoving(true);
    },
    moved: (point, found) => {
      clearTimeout(timer.current);
      setIsMoving(false);
      setIsWaiting(true);
      setPicked({ point: rounded(point), found });
      timer.current = setTimeout(() => setIsWaiting(false), SETTLE_MS);
    },
  };
}
