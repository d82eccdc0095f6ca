import { createOSMStream } from 'osm-pbf-parser-node';
import { NodePositions } from './node-positions.ts';
import type { Bounds, OsmArea, OsmData, OsmNode, OsmWay, Tags } from './osm-item.ts';
import type { LngLat } from '../../seed/geo/tashkent.ts';
import { joinRings } from './join-rings.ts';

/** Kept around the bounds, so that a street or a house on their edge is whole. */
const MARGIN_DEGREES = 0.02;
const OPTIONS = { withTags: true, withInfo: false } as const;

interface Relation {
  readonly id: number;
  readonly tags: Tags;
  /** Ways of its outer rings. */
  readonly outer: readonly number[];
}

/** Reads streets, houses, water, parks, places and districts of an OpenStreetMap extract (`.osm.pbf`) within the bounds. */
export async function readOsm(path: string, bounds?: Bounds): Promise<OsmData> {
  const relations = await readRelations(path);
  const members = new Map<number, Pick<OsmWay, 'refs' | 'line'> | undefined>(
    relations.flatMap(({ outer }) => outer.map((id) => [id, undefined] as const)),
  );
  const positions = new NodePositions();
  const nodes: OsmNode[] = [];
  const ways: OsmWay[] = [];
  const areas: OsmArea[] = [];
  const isWithin = boundsCheck(bounds);
  for await (const item of createOSMStream(path, OPTIONS)) {
    if (item.type === 'node') {
      const at: LngLat = [item.lon, item.lat];
      if (!isWithin(at)) continue;
      positions.add(item.id, at);
      if (item.tags && isWantedNode(item.tags)) nodes.push({ id: item.id, tags: item.tags, at });
    } else if (item.type === 'way') {
      const { id, refs, tags = {} } = item;
      const isMember = members.has(id);
      if (!isMember && !isWantedWay(tags)) continue;
      const known = refs.flatMap((ref) => {
        const at = positions.get(ref);
        return at ? [{ ref, at }] : [];
      });
      if (known.length < 2) continue;
      const way = { id, tags, refs: known.map(({ ref }) => ref), line: known.map(({ at }) => at) };
      if (isMember) members.set(id, way);
      if (isWantedWay(tags)) {
        const isArea = refs.length > 3 && refs[0] === refs.at(-1) && known.length === refs.length && tags['highway'] === undefined;
        if (isArea) areas.push({ id, tags, outline: way.line });
        else ways.push(way);
      }
    }
  }
  for (const { id, tags, outer } of relations) {
    const parts = outer.flatMap((way) => members.get(way) ?? []);
    areas.push(...joinRings(parts).map((outline) => ({ id, tags, outline })));
  }
  return { nodes, ways, areas };
}

async function readRelations(path: string): Promise<Relation[]> {
  const relations: Relation[] = [];
  for await (const item of createOSMStream(path, OPTIONS)) {
    if (item.type !== 'relation' || !isWantedRelation(item.tags ?? {})) continue;
    const outer = item.members.filter(({ type, role }) => type === 'way' && role !== 'inner').map(({ ref }) => ref);
    relations.push({ id: item.id, tags: item.tags ?? {}, outer });
  }
  return relations;
}

function boundsCheck(bounds: Bounds | undefined): (at: LngLat) => boolean {
  if (!bounds) return () => true;
  const [west, south, east, north] = bounds;
  return ([lng, lat]) =>
    lng >= west - MARGIN_DEGREES && lng <= east + MARGIN_DEGREES && lat >= south - MARGIN_DEGREES && lat <= north + MARGIN_DEGREES;
}

function isWantedNode(tags: Tags): boolean {
  return tags['name'] !== undefined || tags['addr:housenumber'] !== undefined;
}

function isWantedWay(tags: Tags): boolean {
  return [
    'highway',
    'building',
    'waterway',
    'natural',
    'landuse',
    'leisure',
    'amenity',
    'addr:housenumber',
    'shop',
    'tourism',
    'place',
  ].some((key) => tags[key] !== undefined);
}

function isWantedRelation(tags: Tags): boolean {
  return tags['boundary'] === 'administrative' || (tags['type'] === 'multipolygon' && isWantedWay(tags));
}
