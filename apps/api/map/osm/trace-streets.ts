import type { OsmWay } from './osm-item.ts';
import type { LngLat } from '../../seed/geo/tashkent.ts';

type Piece = Pick<OsmWay, 'id' | 'refs' | 'line'>;

/**
 * Joins the ways of one name into streets. Ways that meet are one street, drawn in one line; where a street branches, the line returns to
 * the branch along itself.
 */
export function traceStreets(ways: readonly Piece[]): { readonly id: number; readonly line: LngLat[] }[] {
  const positions = new Map<number, LngLat>();
  const neighbours = new Map<number, Set<number>>();
  const wayOf = new Map<number, number>();
  const link = (from: number, to: number) => {
    const known = neighbours.get(from);
    if (known) known.add(to);
    else neighbours.set(from, new Set([to]));
  };
  for (const { id, refs, line } of ways) {
    for (const [at, ref] of refs.entries()) {
      positions.set(ref, line[at]!);
      wayOf.set(ref, Math.min(id, wayOf.get(ref) ?? id));
      const next = refs[at + 1];
      if (next === undefined || next === ref) continue;
      link(ref, next);
      link(next, ref);
    }
  }
  const streets: { id: number; line: LngLat[] }[] = [];
  // Ends first: a street without branches is then drawn once.
  const starts = [...neighbours.keys()].toSorted((one, other) => neighbours.get(one)!.size - neighbours.get(other)!.size);
  for (const start of starts) {
    if (neighbours.get(start)!.size === 0) continue;
    const corners = walkAll(start, neighbours);
    streets.push({ id: Math.min(...corners.map((ref) => wayOf.get(ref)!)), line: corners.map((ref) => positions.get(ref)!) });
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
