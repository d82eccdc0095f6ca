import { greatCircleMetres } from './distance.ts';
import type { Point } from './point.ts';
import { pointInPolygon } from './polygon.ts';
import type { Polygon } from './polygon.ts';
import type { Route } from './route.ts';

/** Maximum distances at which a street, or a landmark, gives its name to a point. */
const STREET_REACH_METRES = 400;
const PLACE_REACH_METRES = 700;

/** Names of a city. Each entry may carry more than its shape (names, ids). */
export interface Gazetteer<
  Street extends { readonly line: Route },
  Place extends { readonly point: Point },
  District extends { readonly polygon: Polygon },
> {
  readonly streets: readonly Street[];
  readonly places: readonly Place[];
  readonly districts: readonly District[];
}

/** The entry that names a point; `metres` is its distance. `district` is the one that contains the point, if any. */
export type NearestName<Street, Place, District> =
  | { readonly kind: 'street'; readonly street: Street; readonly metres: number; readonly district: District | undefined }
  | { readonly kind: 'place'; readonly place: Place; readonly metres: number; readonly district: District | undefined }
  | { readonly kind: 'district'; readonly district: District };

/**
 * Returns the entry that names a point: the nearest street within 400 m, else the nearest place within 700 m, else the district that
 * contains the point, else `undefined`. The earlier one wins a tie.
 * @example nearestName(point, gazetteer) // { kind: 'street', street: { name: 'Amir Temur shoh koʻchasi', line }, metres: 61, district }
 */
export function nearestName<
  Street extends { readonly line: Route },
  Place extends { readonly point: Point },
  District extends { readonly polygon: Polygon },
>(point: Point, gazetteer: Gazetteer<Street, Place, District>): NearestName<Street, Place, District> | undefined {
  const district = gazetteer.districts.find((each) => pointInPolygon(point, each.polygon));
  const street = nearest(gazetteer.streets, (each) => metresToLine(point, each.line), STREET_REACH_METRES);
  if (street) return { kind: 'street', street: street.entry, metres: street.metres, district };
  const place = nearest(gazetteer.places, (each) => greatCircleMetres(point, each.point), PLACE_REACH_METRES);
  if (place) return { kind: 'place', place: place.entry, metres: place.metres, district };
  return district && { kind: 'district', district };
}

/**
 * Returns the metres from a point to the nearest spot of a line; `Infinity` for a line without corners. Flat geometry, accurate within a
 * city.
 * @example metresToLine(point, street.line) // 61.3
 */
export function metresToLine(point: Point, line: Route): number {
  if (line.length === 1) return greatCircleMetres(point, line[0]!);
  const narrowing = Math.cos((point.lat * Math.PI) / 180);
  let least = Infinity;
  for (let index = 1; index < line.length; index++) {
    const from = line[index - 1]!;
    const to = line[index]!;
    const eastLeg = (to.lng - from.lng) * narrowing;
    const northLeg = to.lat - from.lat;
    const along = (point.lng - from.lng) * narrowing * eastLeg + (point.lat - from.lat) * northLeg;
    const length = eastLeg ** 2 + northLeg ** 2;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, along / length));
    const spot = { lat: from.lat + northLeg * share, lng: from.lng + (to.lng - from.lng) * share } as Point;
    least = Math.min(least, greatCircleMetres(point, spot));
  }
  return least;
}

function nearest<Entry>(
  entries: readonly Entry[],
  metresTo: (entry: Entry) => number,
  reachMetres: number,
): { entry: Entry; metres: number } | undefined {
  let best: { entry: Entry; metres: number } | undefined;
  for (const entry of entries) {
    const metres = metresTo(entry);
    if (metres <= reachMetres && (!best || metres < best.metres)) best = { entry, metres };
  }
  return best;
}
