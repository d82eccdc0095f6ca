import type { OsmWay } from './osm-item.ts';
import type { LngLat } from '../../seed/geo/tashkent.ts';

/** Joins the parts of outlines into closed rings. A ring with a missing part (cut by the edge of the extract) is closed straight. */
export function joinRings(parts: readonly Pick<OsmWay, 'refs' | 'line'>[]): LngLat[][] {
  const left = new Set(parts);
  const rings: LngLat[][] = [];
  for (const first of parts) {
    if (!left.delete(first)) continue;
    const ring = [...first.line];
    let end = first.refs.at(-1)!;
    while (end !== first.refs[0]) {
      const next = [...left].find(({ refs }) => refs[0] === end || refs.at(-1) === end);
      if (!next) break;
      left.delete(next);
      const isForward = next.refs[0] === end;
      ring.push(...(isForward ? next.line : next.line.toReversed()).slice(1));
      end = (isForward ? next.refs.at(-1) : next.refs[0])!;
    }
    if (end !== first.refs[0]) ring.push(ring[0]!);
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}
