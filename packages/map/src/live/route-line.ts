import type { Route } from '@bozor/domain/places/route.ts';
import type { GeoJSONSource, StyleSpecification } from 'maplibre-gl';
import { accentOf } from './accent-of.ts';
import type { EngineMap } from './map-engine.ts';
import { LINES } from './map-lines.ts';
import type { MapPalette } from '../style/map-palette.ts';

const ROUTE = 'route';
/** Sources that the page adds to the style. */
const DRAWN = [ROUTE, LINES];

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
    map.addLayer({ id: 'route', type: 'line', source: ROUTE, layout, paint: { 'line-color': accentOf(map), 'line-width': 5 } });
  };
  if (map.isStyleLoaded()) draw();
  else void map.once('styledata', draw);
  return () => map.off('styledata', draw);
}

/** Copies the route and other lines of the page into a new style. */
export function preserveRoute(before: StyleSpecification | undefined, after: StyleSpecification): StyleSpecification {
  const sources = Object.entries(before?.sources ?? {}).filter(([name]) => DRAWN.includes(name));
  if (!before || sources.length === 0) return after;
  const layers = before.layers.filter((layer) => 'source' in layer && DRAWN.includes(layer.source));
  return { ...after, sources: { ...after.sources, ...Object.fromEntries(sources) }, layers: [...after.layers, ...layers] };
}
