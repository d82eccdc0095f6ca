import { calls } from '@bozor/contract/shop/calls.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

const HOUR_MS = 3_600_000;

/** Data of the built-in map. */
export const cityMap = () => apiQuery(calls.place.map, {}, { staleMs: HOUR_MS, quiet: true });

/** Delivery zones with their outlines. */
export const zoneShapes = () => apiQuery(calls.place.zones, { query: { limit: 50 } }, { staleMs: HOUR_MS, quiet: true });

/** Street route between two points; enabled by the caller once both are known. */
export const routeBetween = (from: Point | undefined, to: Point | undefined) =>
  apiQuery(
    calls.place.distance,
    {
      query: {
        origin_lat: from?.lat ?? 0,
        origin_lng: from?.lng ?? 0,
        destination_lat: to?.lat ?? 0,
        destination_lng: to?.lng ?? 0,
        mode: 'walking',
      },
    },
    { quiet: true, staleMs: Infinity },
  );
