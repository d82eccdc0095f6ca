import type { Point } from '@bozor/domain/places/point.ts';

/** A line between points. An alarming one is red; words about it belong to a list beside the map. */
export interface MapLine {
  readonly id: string | number;
  readonly path: readonly Point[];
  readonly isAlarming?: boolean;
  /** Wider, in the accent, above the others. */
  readonly isChosen?: boolean;
}
