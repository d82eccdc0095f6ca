import type { AddressParts } from '@bozor/domain/places/parse-address.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import type { Route } from '@bozor/domain/places/route.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** A named place, in the requested language. */
export interface NamedPlace {
  /** Id for `find`, valid as long as the source knows the place. */
  readonly id: string;
  /** With its house number, where one is known: `Alisher Navoiy shoh koʻchasi 15`. */
  readonly name: string;
  /** The district that contains it. Empty when none is known. */
  readonly area: string;
  readonly point: Point;
  /** Parts of the address from the street to the door, as far as they were typed or are known. */
  readonly door?: AddressParts;
}

/** A route for the map. `metres` and `seconds` are set when a router measured it. */
export interface MeasuredRoute {
  readonly path: Route;
  readonly metres?: number;
  readonly seconds?: number;
}

/** Search of places, names of points, and routes between them: the shop's own gazetteer or an external geocoder. */
export interface Places {
  /** Returns places whose names match an address being typed, best first. Coordinates and map links name their point. */
  suggest(text: string, locale: Locale): Promise<readonly NamedPlace[]>;
  /** Returns the place with an id, or `undefined` when the source does not know it any more. */
  find(id: string, locale: Locale): Promise<NamedPlace | undefined>;
  /** Returns the names of a point, closest first; empty where none is known. They are never more exact than the source. */
  nameOf(point: Point, locale: Locale): Promise<readonly NamedPlace[]>;
  /** Returns a route between two points, always: without a router, along the shop's own streets. */
  routeBetween(from: Point, to: Point): Promise<MeasuredRoute>;
}
