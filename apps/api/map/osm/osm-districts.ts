import type { DistrictFacts } from '../../seed/load/gazetteer-facts.ts';
import { middleOf, simplified } from './outline.ts';
import { osmName, type Spellings } from './osm-name.ts';
import type { OsmData } from './osm-item.ts';
import type { LngLat } from '../../seed/geo/tashkent.ts';

/** Levels of administration below a province and above a block of houses. */
const LEVELS = [8, 7, 6, 9, 5];
/** Ten metres. */
const TOLERANCE_DEGREES = 0.0001;

/**
 * Districts of the extract: the administrative level that has several of them. An extract without any is one district, named after its
 * largest place.
 */
export function osmDistricts({ nodes, ways, areas }: OsmData, fallbackName: string): DistrictFacts[] {
  const byLevel = new Map<number, DistrictFacts[]>();
  for (const { id, tags, outline } of areas) {
    const name = osmName(tags);
    if (tags['boundary'] !== 'administrative' || !name) continue;
    const level = Number(tags['admin_level']);
    const known = byLevel.get(level) ?? [];
    // A district with an island has two outlines; the first one is the mainland's code.
    const code = known.some(({ code: taken }) => taken === `osm-${id}`) ? `osm-${id}-${known.length}` : `osm-${id}`;
    const corners = simplified(outline, TOLERANCE_DEGREES).slice(0, -1);
    if (corners.length >= 3) byLevel.set(level, [...known, { code, name, outline: corners, centre: middleOf(corners) }]);
  }
  const level = LEVELS.find((each) => (byLevel.get(each)?.length ?? 0) > 1) ?? LEVELS.find((each) => byLevel.has(each));
  if (level !== undefined) return byLevel.get(level)!;
  const all = [...nodes.map(({ at }) => at), ...ways.flatMap(({ line }) => line)];
  return all.length === 0 ? [] : [wholeExtract(all, largestPlace(nodes) ?? { en: fallbackName })];
}

function largestPlace(nodes: OsmData['nodes']): Spellings | undefined {
  const [first] = ['city', 'town', 'village'].flatMap((kind) => nodes.filter(({ tags }) => tags['place'] === kind));
  return first && osmName(first.tags);
}

function wholeExtract(all: readonly LngLat[], name: Spellings): DistrictFacts {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lng, lat] of all)
    [west, south, east, north] = [Math.min(west, lng), Math.min(south, lat), Math.max(east, lng), Math.max(north, lat)];
  const outline: LngLat[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  return { code: 'osm-all', name, outline, centre: middleOf(outline) };
}
