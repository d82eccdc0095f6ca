import type { CityMap } from '@bozor/contract/shop/place.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import type { Route } from '@bozor/domain/places/route.ts';
import type { Theme } from '@bozor/domain/storage/parse-stored.ts';
import type { Ref } from 'react';
import type { MapLine } from '../map-line.ts';
import type { MapMark } from '../map-mark.ts';

/** Settings of the shop's map, and the theme in which the page is shown. */
interface MapSettings {
  /** Style of an outside map; without one the map is the shop's own. */
  readonly styleUrl: string | null;
  /** Source of the shop's own map, which is written on it. */
  readonly attribution: string;
  readonly theme: Theme;
}

export interface LiveMapProps {
  /** Accessible name of the map. */
  readonly label: string;
  readonly center: Point;
  /** Initial zoom. The built-in map starts no closer than 16 unless `exact`. */
  readonly zoom?: number;
  readonly exact?: boolean;
  readonly marks?: readonly MapMark[];
  readonly route?: Route | undefined;
  /** Lines between marks, such as orders of several stores. */
  readonly lines?: readonly MapLine[] | undefined;
  readonly onPressLine?: ((id: string) => void) | undefined;
  /** Brings these points into view whenever there are others under another name. */
  readonly shows?: { readonly name: string; readonly points: readonly Point[] } | undefined;
  /** Fits all marks as soon as they are known. */
  readonly fits?: boolean;
  /** Keeps this kind of mark in view until the customer moves the map. */
  readonly follows?: MapMark['kind'] | undefined;
  /** A press moves the map so that the pressed point is its centre. */
  readonly centersOnPress?: boolean;
  /** The map starts to move. */
  readonly onMoving?: (() => void) | undefined;
  /** The map has stopped; `byReader` when it was moved by pointer or keyboard, not by `goTo`. */
  readonly onMoved?: ((center: Point, byReader: boolean) => void) | undefined;
  readonly ref?: Ref<MapHandle>;
  readonly settings: MapSettings;
  readonly city: CityMap | undefined;
  /** The map turned out not to be renderable. */
  readonly onFailed: () => void;
}

/** Commands to the map. */
export interface MapHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly goTo: (point: Point) => void;
}
