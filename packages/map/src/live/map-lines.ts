import type { GeoJSONSource, LineLayerSpecification } from 'maplibre-gl';
import type { MapLine } from '../map-line.ts';
import type { MapPalette } from '../style/map-palette.ts';
import { accentOf } from './accent-of.ts';
import type { EngineMap, MapLayerMouseEvent } from './map-engine.ts';

export const LINES = 'lines';
/** Wider than what is seen, so that a finger meets it. */
const PRESSED = 'lines-pressed';
const PRESSED_WIDTH = 22;

/** Draws lines above all layers, the chosen ones last; returns a function that stops waiting for the map's style. */
export function drawLines(map: EngineMap, lines: readonly MapLine[], palette: MapPalette): () => void {
  const draw = () => {
    stop();
    const accent = accentOf(map);
    const data = { type: 'FeatureCollection' as const, features: lines.map((line) => featureOf(line, palette, accent)) };
    const source = map.getSource<GeoJSONSource>(LINES);
    if (source) return void source.setData(data);
    map.addSource(LINES, { type: 'geojson', data });
    for (const layer of LAYERS) map.addLayer(layer);
  };
  const stop = () => {
    map.off('styledata', draw);
    map.off('idle', draw);
  };
  // With a source there is nothing to wait for. While tiles load, only `idle` is sure to come.
  if (map.getSource(LINES) || map.isStyleLoaded()) draw();
  else {
    void map.once('styledata', draw);
    void map.once('idle', draw);
  }
  return stop;
}

/** Calls with the id of a line that is pressed; returns a function that unsubscribes. */
export function followPresses(map: EngineMap, onPress: (id: string) => void): () => void {
  const press = ({ features }: MapLayerMouseEvent) => {
    const id: unknown = features?.[0]?.properties['id'];
    if (typeof id === 'string') onPress(id);
  };
  const point = () => (map.getCanvas().dataset['pointer'] = '');
  const leave = () => delete map.getCanvas().dataset['pointer'];
  map.on('click', PRESSED, press);
  map.on('mouseenter', PRESSED, point);
  map.on('mouseleave', PRESSED, leave);
  return () => {
    map.off('click', PRESSED, press);
    map.off('mouseenter', PRESSED, point);
    map.off('mouseleave', PRESSED, leave);
  };
}

function featureOf({ id, path, isAlarming = false, isChosen = false }: MapLine, palette: MapPalette, accent: string) {
  const color = isAlarming ? palette.alarm : isChosen ? accent : palette.route;
  return {
    type: 'Feature' as const,
    properties: { id: String(id), color, casing: palette.routeCasing, width: isChosen ? 6 : 3, order: isChosen ? 2 : isAlarming ? 1 : 0 },
    geometry: { type: 'LineString' as const, coordinates: path.map(({ lat, lng }) => [lng, lat]) },
  };
}

const layout: LineLayerSpecification['layout'] = { 'line-cap': 'round', 'line-join': 'round', 'line-sort-key': ['get', 'order'] };
const LAYERS: readonly LineLayerSpecification[] = [
  {
    id: 'lines-casing',
    type: 'line',
    source: LINES,
    layout,
    paint: { 'line-color': ['get', 'casing'], 'line-width': ['+', ['get', 'width'], 3] },
  },
  { id: 'lines', type: 'line', source: LINES, layout, paint: { 'line-color': ['get', 'color'], 'line-width': ['get', 'width'] } },
  { id: PRESSED, type: 'line', source: LINES, paint: { 'line-width': PRESSED_WIDTH, 'line-opacity': 0 } },
];
