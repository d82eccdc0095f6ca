import type { OsmWay } from './osm-item.ts';
import type { LngLat } from '../../seed/geo/tashkent.ts';

type Piece = Pick<OsmWay, 'refs' | 'line'>;

/**
 * Joins the ways of one name into streets. Ways that meet are one street, drawn in one line; where a street branches, the line returns to
 * the branch along itself.
 */
export function traceStreets<Way extends Piece>(ways: readonly Way[]): { readonly ways: readonly Way[]; readonly line: LngLat[] }[] {
  const positions = new Map<number, LngLat>();
  const neighbours = new Map<number, Set<number>>();
  const link = (from: number, to: number) => {
    const known = neighbours.get(from);
    if (known) known.add(to);
    else neighbours.set(from, new Set([to]));
  };
  for (const { refs, line } of ways) {
    for (const [at, ref] of refs.entries()) {
      positions.set(ref, line[at]!);
      const next = refs[at + 1];
      if (next === undefined || next === ref) continue;
      link(ref, next);
      link(next, ref);
    }
  }
  const streets: { ways: Way[]; line: LngLat[] }[] = [];
  // Ends first: a street without branches is then drawn once.
  const starts = [...neighbours.keys()].toSorted((one, other) => neighbours.get(one)!.size - neighbours.get(other)!.size);
  for (const start of starts) {
    if (neighbours.get(start)!.size === 0) continue;
    const corners = walkAll(start, neighbours);
    const passed = new Set(corners);
    streets.push({ ways: ways.filter(({ refs }) => passed.has(refs[0]!)), line: corners.map((ref) => positions.get(ref)!) });
  }
  return streets;
}

/** Walks every leg that is connected to a corner, and takes them out. */
function walkAll(start: number, neighbours: ReadonlyMap<number, Set<number>>): number[] {
  const corners = [start];
  const trail = [start];
  let length = 1;
  while (trail.length > 0) {
    const here = trail.at(-1)!;
    const [next] = neighbours.get(here)!;
    if (next === undefined) {
      trail.pop();
      const back = trail.at(-1);
      if (back !== undefined) corners.push(back);
      continue;
    }
    neighbours.get(here)!.delete(next);
    neighbours.get(next)!.delete(here);
    trail.push(next);
    corners.push(next);
    length = corners.length;
  }
  // The way back from the last leg is of no use.
  return corners.slice(0, length);
}
