import type { Route } from '@bozor/domain/places/route.ts';
import type { GeoJSONSource, StyleSpecification } from 'maplibre-gl';
import type { EngineMap } from './map-engine.ts';
import type { MapPalette } from '../style/map-palette.ts';

const ROUTE = 'route';

/** Draws a route above all layers; returns a function that stops waiting for the map's style. */
export function drawRoute(map: EngineMap, route: Route | undefined, { routeCasing }: MapPalette): () => void {
  const draw = () => {
    const data = {
      type: 'Feature' as const,
      properties: {},
      geometry: { type: 'LineString' as const, coordinates: (route ?? []).map(({ lat, lng }) => [lng, lat]) },
    };
    const source = map.getSource<GeoJSONSource>(ROUTE);
    if (source) return source.setData(data);
    if (!route) return;
    const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
    map.addSource(ROUTE, { type: 'geojson', data });
    map.addLayer({ id: 'route-casing', type: 'line', source: ROUTE, layout, paint: { 'line-color': routeCasing, 'line-width': 9 } });
    map.addLayer({ id: 'route', type: 'line', source: ROUTE, layout, paint: { 'line-color': accent(map), 'line-width': 5 } });
  };
  if (map.isStyleLoaded()) draw();
  else void map.once('styledata', draw);
  return () => map.off('styledata', draw);
}

/** Copies the route into a new style. */
export function preserveRoute(before: StyleSpecification | undefined, after: StyleSpecification): StyleSpecification {
  const source = before?.sources[ROUTE];
  if (!source) return after;
  const layers = before.layers.filter((layer) => 'source' in layer && layer.source === ROUTE);
  return { ...after, sources: { ...after.sources, [ROUTE]: source }, layers: [...after.layers, ...layers] };
}

/** Accent colour of the active module. */
function accent(map: EngineMap): string {
  return getComputedStyle(map.getContainer()).getPropertyValue('--accent').trim() || '#2f6ae0';
}
