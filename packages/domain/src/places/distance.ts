import type { Point } from './point.ts';

const EARTH_RADIUS_METRES = 6_371_008.8;

/** Where no router can be asked, a road is taken to be this much longer than the straight line. */
export const ROAD_FACTOR = 1.3;

/**
 * Metres between two points along the surface of the earth (great circle, mean radius); good to 0.5 %.
 * @example Math.round(greatCircleMetres(tashkent, samarkand)) // 267435
 */
export function greatCircleMetres(from: Point, to: Point): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord = half(to.lat - from.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(to.lng - from.lng);
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/**
 * Estimated metres by road: the great circle times `ROAD_FACTOR`, in whole metres.
 * @example roadEstimateMetres(home, store) // 2412
 */
export function roadEstimateMetres(from: Point, to: Point): number {
  return Math.round(greatCircleMetres(from, to) * ROAD_FACTOR);
}

/**
 * Compass heading from one point to another in degrees: 0 north, 90 east, below 360. 0 when they are the same point.
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
