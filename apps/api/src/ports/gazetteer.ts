import type { Point } from '@bozor/domain/places/point.ts';
import type { Polygon } from '@bozor/domain/places/polygon.ts';
import type { Route } from '@bozor/domain/places/route.ts';
import type { Localized } from '@bozor/domain/words/localized.ts';

/** The shop's own geographic data of its city. */
export interface Gazetteer {
  readonly districts: readonly KnownDistrict[];
  readonly places: readonly KnownPlace[];
  readonly roads: readonly KnownRoad[];
}

/** The gazetteer and its houses. There are too many houses to read all of them. */
export interface GazetteerSource {
  read(): Promise<Gazetteer>;
  /** Returns the house of a street with a key (`houseKey`), else the one with the nearest number; `undefined` where none is near. */
  findHouse(roads: readonly string[], key: string): Promise<KnownHouse | undefined>;
  /** Returns the house nearest to a point within a reach in metres. */
  houseNear(point: Point, reachMetres: number): Promise<KnownHouse | undefined>;
}

/** A house of a road, as it is displayed. */
export interface KnownHouse {
  readonly road: string;
  readonly house: string;
  readonly point: Point;
}

/** A district: the outline decides which points it contains, `centre` is the point of its label. */
export interface KnownDistrict {
  readonly code: string;
  readonly name: Localized;
  readonly polygon: Polygon;
  readonly centre: Point;
}

/** A landmark. `importance` ranks equally good matches, higher first. */
interface KnownPlace {
  readonly code: string;
  readonly kind: string;
  readonly name: Localized;
  readonly point: Point;
  readonly importance: number;
}

/** A street or another line of the map; see `isDrawnOnly`. */
interface KnownRoad {
  readonly code: string;
  readonly kind: string;
  readonly name: Localized;
  readonly line: Route;
}

/** Kind of a way without a name, which only the router needs. */
export const NAMELESS = 'nameless';
/** Kind of a quarter whose houses are numbered without streets; its line has no traffic. */
export const QUARTER = 'quarter';

/** Kinds that tiles draw, because a city has thousands of them, or that nothing draws. */
export const LEFT_TO_TILES: readonly string[] = ['lane', 'side-street', NAMELESS, QUARTER];

/** Lanes and side streets. */
export function isSideStreet(kind: string): boolean {
  return kind === 'lane' || kind === 'side-street';
}

/** Returns whether a line of the table of roads is only shown on the map (canals, metro): it has no addresses and no traffic. */
export function isDrawnOnly(kind: string): boolean {
  return kind === 'canal' || kind.startsWith('metro');
}
