import { calls } from '@bozor/contract/shop/calls.ts';
import type { Latitude, Longitude, Point } from '@bozor/domain/places/point.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

const STALE_MS = 5 * 60_000;
const requested = { staleMs: STALE_MS, quiet: true } as const;

/** Places that match the typed text. */
export const placesLike = (text: string) => apiQuery(calls.place.autocomplete, { query: { search_text: text } }, requested);
/** Address of a point (reverse geocoding). */
export const addressAt = (point: Point) => apiQuery(calls.place.geocode, { query: rounded(point) }, requested);
/** Zones that deliver to a point. */
export const zonesAt = (point: Point) => apiQuery(calls.place.zoneOf, { query: rounded(point) }, requested);

/** Rounds to a tenth of a metre, so that one spot has one query key. */
export function rounded({ lat, lng }: Point): Point {
  return { lat: Number(lat.toFixed(6)) as Latitude, lng: Number(lng.toFixed(6)) as Longitude };
}
