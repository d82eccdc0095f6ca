import type { Point } from '@bozor/domain/places/point.ts';

/** A place on the earth, in degrees, checked or not. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** A spot of the flat world, in pixels of its zoom. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface View {
  readonly center: Point;
  readonly zoom: number;
}

const TILE_PIXELS = 512;

/** Where a point lies on the world drawn at a zoom, as the live map does it (Web Mercator). */
export function project({ lat, lng }: LatLng, zoom: number): Spot {
  const world = TILE_PIXELS * 2 ** zoom;
  const north = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);
  return { x: (0.5 + lng / 360) * world, y: (0.5 - north) * world };
}

/** The view that shows all points in a picture of this size, with room around them; never closer than `closest`. */
export function viewOf(points: readonly Point[], size: { width: number; height: number }, closest = 15): View | undefined {
  if (points.length === 0) return undefined;
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const center = { lat: middle(points.map(({ lat }) => lat)), lng: middle(points.map(({ lng }) => lng)) } as Point;
  const spots = points.map((point) => project(point, 0));
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values) || 1e-9;
  const scale = Math.min((size.width * 0.7) / span(spots.map(({ x }) => x)), (size.height * 0.56) / span(spots.map(({ y }) => y)));
  return { center, zoom: Math.min(closest, Math.log2(scale)) };
}
