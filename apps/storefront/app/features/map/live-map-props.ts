import type { CityMap } from '@bozor/contract/shop/place.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import type { Route } from '@bozor/domain/places/route.ts';
import type { Ref } from 'react';
import type { MapMark } from './map-marker.tsx';

export interface LiveMapProps {
  /** Names the map for the ear. */
  readonly label: string;
  readonly center: Point;
  /** Zoom to begin with; the built-in map begins no closer than 14, unless it is to be `exact`. */
  readonly zoom?: number;
  readonly exact?: boolean;
  readonly marks?: readonly MapMark[];
  readonly route?: Route | undefined;
  /** Shows everything marked as soon as it is known. */
  readonly fits?: boolean;
  /** Keeps this kind of mark in sight until the reader moves the map. */
  readonly follows?: MapMark['kind'] | undefined;
  /** The map begins to move. */
  readonly onMoving?: (() => void) | undefined;
  /** It stands still again; `byReader` when it was moved by hand or key rather than by `goTo`. */
  readonly onMoved?: ((center: Point, byReader: boolean) => void) | undefined;
  readonly ref?: Ref<MapHandle>;
  readonly city: CityMap | undefined;
  /** The map can't be drawn after all. */
  readonly onFailed: () => void;
}

/** What a screen around the map may ask of it. */
export interface MapHandle {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly goTo: (point: Point) => void;
}
