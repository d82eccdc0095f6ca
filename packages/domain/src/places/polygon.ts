import type { Point } from './point.ts';

/** A closed outline of three or more corners; the last joins the first. It may be concave, and must not cross the antimeridian. */
export type Polygon = readonly Point[];

/**
 * Returns whether a point lies in a polygon. Edges and corners belong to it: a point on the border of two zones is in both, and their
 * priority decides. An outline of fewer than three corners contains nothing.
 * @example pointInPolygon(point(0.5, 0.5), unitSquare) // true
 */
export function pointInPolygon({ lat, lng }: Point, polygon: Polygon): boolean {
  if (polygon.length < 3) return false;
  let inside = false;
  let from = polygon[polygon.length - 1]!;
  for (const to of polygon) {
    // Neighbouring polygons traverse their shared edge in opposite directions. Computing from the same end makes rounding leave no gap
    // between them.
    const [low, high] = from.lat < to.lat || (from.lat === to.lat && from.lng < to.lng) ? [from, to] : [to, from];
    const turn = (high.lng - low.lng) * (lat - low.lat) - (high.lat - low.lat) * (lng - low.lng);
    if (turn === 0 && between(lat, from.lat, to.lat) && between(lng, from.lng, to.lng)) return true;
    if (low.lat <= lat && lat < high.lat && turn > 0) inside = !inside;
    from = to;
  }
  return inside;
}

function between(value: number, one: number, other: number): boolean {
  return one < other ? one <= value && value <= other : other <= value && value <= one;
}
