import type { Feature, Position } from 'geojson';
import { planCity } from '../seed/geo/city/city-plan.ts';
import type { LngLat } from '../seed/geo/tashkent.ts';
import type { MapLayer } from './write-archive.ts';

/** The demo city's tiles: the same streets and houses that its gazetteer finds and its router uses. */
export function demoLayers(): MapLayer[] {
  const { streets, buildings, parks } = planCity();
  return [
    { name: 'parks', minZoom: 13, features: parks.map(({ outline }) => polygon(outline, {})) },
    {
      name: 'roads',
      minZoom: 13,
      features: streets.map(({ kind, name, line }) =>
        feature('LineString', line, {
          'kind': kind,
          'name': name.uz,
          'name:uz-Cyrl': name['uz-Cyrl'],
          'name:ru': name.ru,
          'name:en': name.en,
        }),
      ),
    },
    { name: 'buildings', minZoom: 14, features: buildings.map(({ outline }) => polygon(outline, {})) },
    { name: 'houses', minZoom: 15, features: buildings.map(({ at, house }) => feature('Point', at, { house })) },
  ];
}

function polygon(outline: readonly LngLat[], properties: Feature['properties']): Feature {
  return feature('Polygon', [[...outline, outline[0]!]], properties);
}

function feature(type: 'Point' | 'LineString' | 'Polygon', coordinates: unknown, properties: Feature['properties']): Feature {
  return { type: 'Feature', properties, geometry: { type, coordinates: coordinates as Position } } as Feature;
}
