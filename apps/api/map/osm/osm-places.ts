import type { PlaceFacts } from '../../seed/load/gazetteer-facts.ts';
import { middleOf } from './outline.ts';
import { osmName } from './osm-name.ts';
import type { OsmArea, OsmNode, Tags } from './osm-item.ts';

/** Tag and value → kind of the gazetteer; the first that fits. */
const KINDS: readonly (readonly [key: string, value: RegExp, kind: string])[] = [
  ['station', /^subway$/, 'metro'],
  ['railway', /^station$/, 'transport'],
  ['aeroway', /^aerodrome$/, 'transport'],
  ['amenity', /^bus_station$/, 'transport'],
  ['amenity', /^marketplace$/, 'bazaar'],
  ['place', /^square$/, 'square'],
  ['shop', /^(mall|department_store|supermarket)$/, 'mall'],
  ['leisure', /^(park|garden)$/, 'park'],
  ['leisure', /^(stadium|sports_centre)$/, 'stadium'],
  ['tourism', /^(museum|gallery)$/, 'museum'],
  ['amenity', /^(university|college)$/, 'university'],
  ['amenity', /^(hospital|clinic)$/, 'hospital'],
  ['place', /^(suburb|quarter|neighbourhood|village|hamlet|town)$/, 'neighbourhood'],
  ['amenity', /^(theatre|cinema|place_of_worship|townhall|embassy|library|school)$/, 'landmark'],
  ['tourism', /^(attraction|hotel|zoo|theme_park)$/, 'landmark'],
  ['historic', /./, 'landmark'],
];

/** Landmarks by which people give their address. */
export function osmPlaces(nodes: readonly OsmNode[], areas: readonly OsmArea[]): PlaceFacts[] {
  const things = [
    ...areas.map(({ id, tags, outline }) => ({ key: `osm-area-${id}`, tags, at: middleOf(outline) })),
    ...nodes.map(({ id, tags, at }) => ({ key: `osm-node-${id}`, tags, at })),
  ];
  const places = new Map<string, PlaceFacts>();
  for (const { key: code, tags, at } of things) {
    const kind = kindOf(tags);
    const name = kind && osmName(tags);
    // A museum is often drawn as a node within its outline.
    const twin = name && `${kind} ${name.en} ${at.map((degrees) => degrees.toFixed(2)).join()}`;
    if (name && kind && twin && !places.has(twin)) places.set(twin, { code, kind, name, at });
  }
  return [...places.values()];
}

function kindOf(tags: Tags): string | undefined {
  return KINDS.find(([key, value]) => value.test(tags[key] ?? ''))?.[2];
}
