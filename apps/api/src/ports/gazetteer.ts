import type { Point } from '@bozor/domain/places/point.ts';
import type { Polygon } from '@bozor/domain/places/polygon.ts';
import type { Route } from '@bozor/domain/places/route.ts';
import type { Localized } from '@bozor/domain/words/localized.ts';

/** What the shop itself knows of its city. */
export interface Gazetteer {
  readonly districts: readonly KnownDistrict[];
  readonly places: readonly KnownPlace[];
  readonly roads: readonly KnownRoad[];
}

export interface KnownDistrict {
  readonly code: string;
  readonly name: Localized;
  readonly polygon: Polygon;
  readonly centre: Point;
}

export interface KnownPlace {
  readonly code: string;
  readonly kind: string;
  readonly name: Localized;
  readonly point: Point;
  readonly importance: number;
}

export interface KnownRoad {
  readonly code: string;
  readonly kind: string;
  readonly name: Localized;
  readonly line: Route;
}

/** Whether a line of the table of roads is only drawn, as canals and metro are: nobody lives at it or drives along it. */
export function isDrawnOnly(kind: string): boolean {
  return kind === 'canal' || kind.startsWith('metro');
}
