import type { LngLat } from './tashkent.ts';

/**
 * Returns the common outline of neighbours that share corners. An edge traversed in both directions is inside and dropped; the remaining
 * edges form a ring. The ring is open: the first corner is not repeated.
 */
export function outlineOf(polygons: readonly (readonly LngLat[])[]): LngLat[] {
  const edges = new Map<string, { from: LngLat; to: LngLat }>();
  for (const polygon of polygons) {
    const ring = counterClockwise(polygon);
    ring.forEach((from, at) => {
      const to = ring[(at + 1) % ring.length] as LngLat;
      if (!edges.delete(edgeKey(to, from))) edges.set(edgeKey(from, to), { from, to });
    });
  }
  const next = new Map([...edges.values()].map((edge) => [String(edge.from), edge.to]));
  const start = edges.values().next().value?.from;
  if (!start || next.size !== edges.size) throw new Error('The polygons touch in a corner only: they have no single outline');

  const outline: LngLat[] = [];
  let corner: LngLat | undefined = start;
  do {
    outline.push(corner);
    corner = next.get(String(corner));
  } while (corner && String(corner) !== String(start));
  if (outline.length !== edges.size) throw new Error('The polygons are not neighbours: they have more than one outline');
  return outline;
}

function edgeKey(from: LngLat, to: LngLat): string {
  return `${String(from)} ${String(to)}`;
}

function counterClockwise(polygon: readonly LngLat[]): LngLat[] {
  const open = String(polygon[0]) === String(polygon.at(-1)) ? polygon.slice(0, -1) : [...polygon];
  const doubledArea = open.reduce((sum, [lng, lat], at) => {
    const [nextLng, nextLat] = open[(at + 1) % open.length] as LngLat;
    return sum + lng * nextLat - nextLng * lat;
  }, 0);
  return doubledArea > 0 ? open : open.reverse();
}
