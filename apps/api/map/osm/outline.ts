import type { LngLat } from '../../seed/geo/tashkent.ts';

/** Middle of the bounding box of an outline. */
export function middleOf(outline: readonly LngLat[]): LngLat {
  const middle = (values: readonly number[]) => round((Math.min(...values) + Math.max(...values)) / 2);
  return [middle(outline.map(([lng]) => lng)), middle(outline.map(([, lat]) => lat))];
}

/** Degrees to a tenth of a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** Drops the corners of a line that are nearer than the tolerance (in degrees) to what remains (Douglas–Peucker). */
export function simplified(line: readonly LngLat[], toleranceDegrees: number): LngLat[] {
  const kept = new Set([0, line.length - 1]);
  const parts: [number, number][] = [[0, line.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    let farthest = { at: -1, distance: toleranceDegrees };
    for (let at = from + 1; at < to; at++) {
      const distance = distanceToLeg(line[at]!, line[from]!, line[to]!);
      if (distance > farthest.distance) farthest = { at, distance };
    }
    if (farthest.at < 0) continue;
    kept.add(farthest.at);
    parts.push([from, farthest.at], [farthest.at, to]);
  }
  return line.filter((_, at) => kept.has(at));
}

function distanceToLeg([lng, lat]: LngLat, [fromLng, fromLat]: LngLat, [toLng, toLat]: LngLat): number {
  const [east, north] = [toLng - fromLng, toLat - fromLat];
  const length = east ** 2 + north ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((lng - fromLng) * east + (lat - fromLat) * north) / length));
  return Math.hypot(lng - fromLng - east * share, lat - fromLat - north * share);
}
