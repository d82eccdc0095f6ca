import { greatCircleMetres, headingDegrees } from './distance.ts';
import type { Point } from './point.ts';

/** A route along streets: its corners in order. */
export type Route = readonly Point[];

/** A position on a route and its heading in degrees from north, clockwise. */
export interface Position {
  readonly point: Point;
  readonly headingDegrees: number;
}

/**
 * Returns the length of a route in metres; 0 for fewer than two corners.
 * @example routeMetres([store, corner, home]) // 1830.4
 */
export function routeMetres(route: Route): number {
  let metres = 0;
  for (let index = 1; index < route.length; index++) metres += greatCircleMetres(route[index - 1]!, route[index]!);
  return metres;
}

/**
 * Returns the position after a distance along a route: the start for metres below 0, the end beyond its length, `undefined` for a route
 * without corners.
 * The heading is that of the current leg; at a corner, of the leg that ends there.
 * @example pointAlong([store, home], 250)?.headingDegrees // 90
 */
export function pointAlong(route: Route, metres: number): Position | undefined {
  const start = route[0];
  if (!start) return undefined;
  let left = Math.max(0, metres);
  let position: Position = { point: start, headingDegrees: 0 };
  for (let index = 1; index < route.length; index++) {
    const from = route[index - 1]!;
    const to = route[index]!;
    const legMetres = greatCircleMetres(from, to);
    if (legMetres === 0) continue;
    const share = Math.min(1, left / legMetres);
    position = { point: between(from, to, share), headingDegrees: headingDegrees(from, to) };
    if (share < 1) return position;
    left -= legMetres;
    if (left <= 0) return position;
  }
  return position;
}

/**
 * Returns the rest of a route from a point on or near it: that point, then the corners ahead.
 * @example restOfRoute([store, corner, home], courier) // [courier, corner, home]
 */
export function restOfRoute(route: Route, from: Point): Route {
  let best = { metres: Infinity, next: route.length };
  for (let index = 1; index < route.length; index++) {
    const metres = greatCircleMetres(from, nearestOnLeg(route[index - 1]!, route[index]!, from));
    if (metres < best.metres) best = { metres, next: index };
  }
  return [from, ...route.slice(best.next)];
}

/**
 * Returns the spot of a straight leg nearest to a point. Flat geometry, accurate within a city.
 * @example nearestOnLeg(corner, end, home) // { lat: 41.31, lng: 69.28 }
 */
export function nearestOnLeg(start: Point, end: Point, to: Point): Point {
  const narrowing = Math.cos((to.lat * Math.PI) / 180);
  const [north, east] = [end.lat - start.lat, (end.lng - start.lng) * narrowing];
  const length = north ** 2 + east ** 2;
  const along = (to.lat - start.lat) * north + (to.lng - start.lng) * narrowing * east;
  return between(start, end, length === 0 ? 0 : Math.min(1, Math.max(0, along / length)));
}

/** Linear interpolation in degrees; its error within a city is below a metre. */
function between(from: Point, to: Point, share: number): Point {
  if (share === 1) return to;
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share } as Point;
}
