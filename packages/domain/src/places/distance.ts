import type { Point } from './point.ts';

const EARTH_RADIUS_METRES = 6_371_008.8;

/** Estimated ratio of road to straight line, used when no router is available. */
export const ROAD_FACTOR = 1.3;

/**
 * Returns the great-circle distance in metres (mean radius); accurate to 0.5 %.
 * @example Math.round(greatCircleMetres(tashkent, samarkand)) // 267435
 */
export function greatCircleMetres(from: Point, to: Point): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord = half(to.lat - from.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(to.lng - from.lng);
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/**
 * Returns the estimated metres by road: great circle × `ROAD_FACTOR`, in whole metres.
 * @example roadEstimateMetres(home, store) // 2412
 */
export function roadEstimateMetres(from: Point, to: Point): number {
  return Math.round(greatCircleMetres(from, to) * ROAD_FACTOR);
}

/**
 * Returns the compass heading between two points in degrees: 0 north, 90 east, below 360. 0 when the points are equal.
 * @example headingDegrees(here, dueEast) // 90
 */
export function headingDegrees(from: Point, to: Point): number {
  const turn = radians(to.lng - from.lng);
  const east = Math.sin(turn) * Math.cos(radians(to.lat));
  const north =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) - Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(turn);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
