import type { ZoneId } from '../ids.ts';
import type { Point } from './point.ts';
import { pointInPolygon } from './polygon.ts';
import type { Polygon } from './polygon.ts';

/** As much of a zone as finding it needs. */
export interface ZoneArea {
  readonly id: ZoneId;
  readonly polygon: Polygon;
  /** Lower numbers come first where zones overlap. */
  readonly priority: number;
}

/**
 * The zones that hold a point, first the one that serves it: lowest priority number, then lowest id. Empty when the point is in none.
 * @example resolveZones(point, zones).map((zone) => zone.id) // [2, 1]
 */
export function resolveZones<Zone extends ZoneArea>(point: Point, zones: readonly Zone[]): Zone[] {
  return zones
    .filter((zone) => pointInPolygon(point, zone.polygon))
    .sort((one, other) => one.priority - other.priority || one.id - other.id);
}

/**
 * The zone that serves a point, or `undefined` outside all of them.
 * @example resolveZone(point, zones)?.id // 2
 */
export function resolveZone<Zone extends ZoneArea>(point: Point, zones: readonly Zone[]): Zone | undefined {
  return resolveZones(point, zones)[0];
}
