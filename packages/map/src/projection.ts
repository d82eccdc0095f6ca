import type { Point } from '@bozor/domain/places/point.ts';

/** A position on the earth in degrees, validated or not. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** A position on the flat world, in pixels of its zoom. */
export interface PixelPosition {
  readonly x: number;
  readonly y: number;
}

export interface View {
  readonly center: Point;
  readonly zoom: number;
}

const TILE_PIXELS = 512;

/** Position of a point on the world at a zoom, in the live map's projection (Web Mercator). */
export function project({ lat, lng }: LatLng, zoom: number): PixelPosition {
  const world = TILE_PIXELS * 2 ** zoom;
  const north = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);
  return { x: (0.5 + lng / 360) * world, y: (0.5 - north) * world };
}

/** The view that fits all points with padding into a picture of this size; no closer than `closest`. */
export function viewOf(points: readonly Point[], size: { width: number; height: number }, closest = 15): View | undefined {
  if (points.length === 0) return undefined;
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const center = { lat: middle(points.map(({ lat }) => lat)), lng: middle(points.map(({ lng }) => lng)) } as Point;
  const spots = points.map((point) => project(point, 0));
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values) || 1e-9;
  const scale = Math.min((size.width * 0.7) / span(spots.map(({ x }) => x)), (size.height * 0.56) / span(spots.map(({ y }) => y)));
  return { center, zoom: Math.min(closest, Math.log2(scale)) };
}
