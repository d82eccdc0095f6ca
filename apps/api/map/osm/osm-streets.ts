import type { OsmWay, Tags } from './osm-item.ts';
import { osmName } from './osm-name.ts';
import { traceStreets } from './trace-streets.ts';
import type { RoadFacts } from '../../seed/load/gazetteer-facts.ts';
import { NAMELESS } from '../../src/ports/gazetteer.ts';

/** Kinds of the built-in map by the class of a way. The map draws the first three from afar, and the others from tiles. */
const KINDS: Readonly<Record<string, string>> = {
  motorway: 'ring',
  trunk: 'ring',
  primary: 'main',
  secondary: 'side-street',
  tertiary: 'side-street',
  unclassified: 'side-street',
  residential: 'side-street',
  living_street: 'lane',
  service: 'lane',
  pedestrian: 'lane',
  road: 'lane',
  track: 'lane',
};
/** Values of `access` that keep couriers out. */
const CLOSED = new Set(['no', 'private']);

/** Kind of a way that a courier may drive; `undefined` for footpaths, building sites and closed roads. */
export function streetKind(tags: Tags): string | undefined {
  const highway = tags['highway']?.replace(/_link$/, '');
  return highway === undefined || CLOSED.has(tags['access'] ?? '') || tags['area'] === 'yes' ? undefined : KINDS[highway];
}

/** Streets with names, one row for the ways that meet, and the nameless ways that the router needs. */
export function osmStreets(ways: readonly OsmWay[]): RoadFacts[] {
  const named = new Map<string, OsmWay[]>();
  const nameless: RoadFacts[] = [];
  for (const way of ways) {
    const kind = streetKind(way.tags);
    if (kind === undefined) continue;
    const { name } = way.tags;
    if (name === undefined || !osmName(way.tags)) {
      nameless.push({ code: `osm-${way.id}`, kind: NAMELESS, name: { en: NAMELESS }, line: way.line });
    } else named.set(name, [...(named.get(name) ?? []), way]);
  }
  const streets = [...named.values()].flatMap((pieces) =>
    traceStreets(pieces).map(({ ways: [first, ...others], line }): RoadFacts => ({
      code: `osm-${first!.id}`,
      kind: widestKind([first!, ...others]),
      name: osmName(first!.tags)!,
      line,
    })),
  );
  return [...streets, ...nameless, ...canals(ways)];
}

const RANK = ['ring', 'main', 'side-street', 'lane'];

function widestKind(pieces: readonly OsmWay[]): string {
  const kinds = new Set(pieces.map(({ tags }) => streetKind(tags)));
  return RANK.find((kind) => kinds.has(kind))!;
}

/** Rivers and canals with names, which the map draws. */
function canals(ways: readonly OsmWay[]): RoadFacts[] {
  const named = new Map<string, OsmWay[]>();
  for (const way of ways) {
    const { waterway, name } = way.tags;
    if ((waterway === 'river' || waterway === 'canal') && name !== undefined) named.set(name, [...(named.get(name) ?? []), way]);
  }
  return [...named.values()].flatMap((pieces) =>
    traceStreets(pieces).map(({ ways: [first], line }) => ({
      code: `osm-water-${first!.id}`,
      kind: 'canal',
      name: osmName(first!.tags)!,
      line,
    })),
  );
}
