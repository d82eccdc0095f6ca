import type { Brand } from '../brand.ts';

/** Degrees north, -90 to 90. */
export type Latitude = Brand<number, 'Latitude'>;
/** Degrees east, -180 to 180. */
export type Longitude = Brand<number, 'Longitude'>;

/** A geographic point (WGS 84). */
export interface Point {
  readonly lat: Latitude;
  readonly lng: Longitude;
}

/**
 * Makes a point from two numbers of degrees. `undefined` when either is not finite or out of range; the antimeridian does not wrap.
 * @example point(41.31, 69.28) // { lat: 41.31, lng: 69.28 };  point(91, 0) // undefined
 */
export function point(lat: unknown, lng: unknown): Point | undefined {
  if (!isDegree(lat, 90) || !isDegree(lng, 180)) return undefined;
  return { lat: lat as Latitude, lng: lng as Longitude };
}

function isDegree(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit;
}
