import { greatCircleMetres, headingDegrees } from './distance.ts';
import type { Point } from './point.ts';

/** A way along streets: its corners in order. */
export type Route = readonly Point[];

/** Where somebody on a route is and where they look: degrees from north, clockwise. */
export interface Position {
  readonly point: Point;
  readonly headingDegrees: number;
}

/**
 * Length of a route in metres; 0 for none or one corner.
 * @example routeMetres([store, corner, home]) // 1830.4
 */
export function routeMetres(route: Route): number {
  let metres = 0;
  for (let index = 1; index < route.length; index++) metres += greatCircleMetres(route[index - 1]!, route[index]!);
  return metres;
}

/**
 * The position after so many metres of a route: the start below 0, the end beyond its length, `undefined` for a route without corners.
 * The heading is that of the leg one is on; at a corner, of the leg just ended.
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

/** Straight interpolation in degrees; within a city its error is below a metre. */
function between(from: Point, to: Point, share: number): Point {
  if (share === 1) return to;
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share } as Point;
}
