import type { Feature, Position } from 'geojson';
import type { MapLayer } from '../write-archive.ts';
import { middleOf } from './outline.ts';
import { osmName } from './osm-name.ts';
import { streetKind } from './osm-streets.ts';
import type { OsmArea, OsmData, Tags } from './osm-item.ts';
import type { LngLat } from '../../seed/geo/tashkent.ts';

/** Ways that the tiles show like side streets: the map has the names of the widest streets itself, but not their links. */
const WIDE = new Set(['ring', 'main']);

/** Tiles of an extract, in the layers of the built-in style. */
export function osmLayers({ nodes, ways, areas }: OsmData): MapLayer[] {
  const numbered = [...nodes, ...areas.map(({ tags, outline }) => ({ tags, at: middleOf(outline) }))].filter(
    ({ tags }) => tags['addr:housenumber'] !== undefined,
  );
  return [
    { name: 'parks', minZoom: 13, features: areas.filter(isPark).map(polygon) },
    { name: 'water', minZoom: 13, features: areas.filter(isWater).map(polygon) },
    {
      name: 'roads',
      minZoom: 13,
      features: ways.flatMap(({ tags, line }) => {
        const kind = streetKind(tags);
        if (kind === undefined || (WIDE.has(kind) && tags['name'] !== undefined)) return [];
        return [feature('LineString', line, { kind: WIDE.has(kind) ? 'side-street' : kind, ...nameFields(tags) })];
      }),
    },
    { name: 'buildings', minZoom: 14, features: areas.filter(({ tags }) => tags['building'] !== undefined).map(polygon) },
    {
      name: 'houses',
      minZoom: 15,
      features: numbered.map(({ tags, at }) => feature('Point', at, { house: tags['addr:housenumber']! })),
    },
  ];
}

function isPark({ tags }: OsmArea): boolean {
  return (
    /^(park|garden|pitch|playground|golf_course)$/.test(tags['leisure'] ?? '') ||
    /^(grass|forest|cemetery|recreation_ground|village_green|meadow)$/.test(tags['landuse'] ?? '') ||
    tags['natural'] === 'wood'
  );
}

function isWater({ tags }: OsmArea): boolean {
  return tags['natural'] === 'water' || tags['waterway'] === 'riverbank' || tags['landuse'] === 'reservoir';
}

function nameFields(tags: Tags): Record<string, string> {
  const name = osmName(tags);
  if (!name) return {};
  const fields = (['uz', 'uz-Cyrl', 'ru', 'en'] as const).flatMap((locale) => {
    const spelling = name[locale];
    return spelling === undefined ? [] : [[`name:${locale}`, spelling] as const];
  });
  return { name: tags['name'] ?? name.en, ...Object.fromEntries(fields) };
}

function polygon({ outline }: OsmArea): Feature {
  return feature('Polygon', [outline], {});
}

function feature(
  type: 'Point' | 'LineString' | 'Polygon',
  coordinates: LngLat | readonly LngLat[] | (readonly LngLat[])[],
  properties: Feature['properties'],
): Feature {
  return { type: 'Feature', properties, geometry: { type, coordinates: coordinates as unknown as Position } } as Feature;
}
