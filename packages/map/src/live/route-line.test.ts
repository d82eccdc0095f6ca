import type { StyleSpecification } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAP_PALETTES } from '../style/map-palette.ts';
import { drawRoute, preserveRoute } from './route-line.ts';

type Draw = Parameters<typeof drawRoute>;
const ROUTE = [
  { lat: 41, lng: 69 },
  { lat: 42, lng: 70 },
] as unknown as Draw[1];
const { light } = MAP_PALETTES;

let accent: string;
beforeEach(() => {
  accent = '';
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => accent }));
});
afterEach(() => vi.unstubAllGlobals());

/** A map with an empty style, which may still be loading. */
function openMap({ isLoaded = true } = {}) {
  const sources = new Map<string, { data: unknown; setData: (data: unknown) => void }>();
  const layers: { id: string; source: string; paint: Record<string, unknown>; layout: unknown }[] = [];
  const waiting = new Set<() => void>();
  const map = {
    isStyleLoaded: () => isLoaded,
    once: (_type: string, act: () => void) => void waiting.add(act),
    off: (_type: string, act: () => void) => void waiting.delete(act),
    getContainer: () => ({}),
    getSource: (name: string) => sources.get(name),
    addSource: (name: string, { data }: { data: unknown }) => {
      const source = { data, setData: (next: unknown) => void (source.data = next) };
      sources.set(name, source);
    },
    addLayer: (layer: (typeof layers)[number]) => void layers.push(layer),
  };
  return { map: map as unknown as Draw[0], sources, layers, load: () => [...waiting].forEach((act) => act()) };
}

const lineOf = (coordinates: unknown) => ({ type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } });
const LINE = lineOf([
  [69, 41],
  [70, 42],
]);

test('a route is drawn above all layers, in the accent of the module on its casing', () => {
  accent = ' #ff7918 ';
  const { map, sources, layers } = openMap();
  drawRoute(map, ROUTE, light);
  expect(sources.get('route')!.data).toEqual(LINE);
  const layout = { 'line-cap': 'round', 'line-join': 'round' };
  expect(layers).toEqual([
    { id: 'route-casing', type: 'line', source: 'route', layout, paint: { 'line-color': light.routeCasing, 'line-width': 9 } },
    { id: 'route', type: 'line', source: 'route', layout, paint: { 'line-color': '#ff7918', 'line-width': 5 } },
  ]);
});

test('a page without an accent has a blue route', () => {
  const { map, layers } = openMap();
  drawRoute(map, ROUTE, light);
  expect(layers.at(-1)!.paint['line-color']).toBe('#2f6ae0');
});

test('another route replaces the first in its layers, and none empties it', () => {
  const { map, sources, layers } = openMap();
  drawRoute(map, ROUTE, light);
  drawRoute(map, [ROUTE![1]!, ROUTE![0]!] as Draw[1], light);
  expect(layers).toHaveLength(2);
  expect(sources.get('route')!.data).toEqual(
    lineOf([
      [70, 42],
      [69, 41],
    ]),
  );
  drawRoute(map, undefined, light);
  expect(sources.get('route')!.data).toEqual(lineOf([]));
});

test('no route draws nothing', () => {
  const { map, sources, layers } = openMap();
  drawRoute(map, undefined, light);
  expect([sources.size, layers.length]).toEqual([0, 0]);
});

test('a style that is still loading gets its route when it has loaded, unless the map waits no more', () => {
  const waits = openMap({ isLoaded: false });
  drawRoute(waits.map, ROUTE, light);
  expect(waits.layers).toEqual([]);
  waits.load();
  expect(waits.layers).toHaveLength(2);
  const left = openMap({ isLoaded: false });
  drawRoute(left.map, ROUTE, light)();
  left.load();
  expect(left.layers).toEqual([]);
});

const styleOf = (sources: object, layers: object[]) => ({ version: 8, sources, layers }) as unknown as StyleSpecification;

test('a new style takes the route over with its layers, and nothing else', () => {
  const before = styleOf({ route: { data: LINE }, roads: {} }, [
    { id: 'land', type: 'background' },
    { id: 'roads', source: 'roads' },
    { id: 'route-casing', source: 'route' },
    { id: 'route', source: 'route' },
  ]);
  const after = styleOf({ parks: {} }, [{ id: 'parks', source: 'parks' }]);
  expect(preserveRoute(before, after)).toEqual(
    styleOf({ parks: {}, route: { data: LINE } }, [
      { id: 'parks', source: 'parks' },
      { id: 'route-casing', source: 'route' },
      { id: 'route', source: 'route' },
    ]),
  );
});

test('a style without a route, or the first one, leaves the new style as it is', () => {
  const after = styleOf({}, []);
  expect(preserveRoute(undefined, after)).toBe(after);
  expect(preserveRoute(styleOf({ roads: {} }, []), after)).toBe(after);
});
