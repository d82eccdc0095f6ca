import type { Point } from '@bozor/domain/places/point.ts';
import type { Route } from '@bozor/domain/places/route.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** A place as people know it, in the language that was asked for. */
export interface NamedPlace {
  /** Names it to `find`, as long as the source knows it. */
  readonly id: string;
  readonly name: string;
  /** What it lies in: the district. Empty when nothing larger is known. */
  readonly area: string;
  readonly point: Point;
}

/** A way to be drawn. `metres` and `seconds` are there when a router measured them. */
export interface Way {
  readonly path: Route;
  readonly metres?: number;
  readonly seconds?: number;
}

/** Names of places, places of names, and ways between them: a gazetteer of our own or somebody's geocoder. */
export interface Places {
  /** Places whose names fit what is being typed, best first. */
  suggest(text: string, locale: Locale): Promise<readonly NamedPlace[]>;
  find(id: string, locale: Locale): Promise<NamedPlace | undefined>;
  /** What a point is called, closest name first; empty where nothing is known. Never more exact than the source is. */
  nameOf(point: Point, locale: Locale): Promise<readonly NamedPlace[]>;
  wayBetween(from: Point, to: Point): Promise<Way>;
}
