import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAP_PALETTES } from '../style/map-palette.ts';
import { drawLines, followPresses } from './map-lines.ts';
import { preserveRoute } from './route-line.ts';

type Draw = Parameters<typeof drawLines>;
type Style = Parameters<typeof preserveRoute>[1];
const { light, dark } = MAP_PALETTES;
const PATH = [
  { lat: 41, lng: 69 },
  { lat: 42, lng: 70 },
] as unknown as Draw[1][number]['path'];

beforeEach(() => void vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '#ff7918' })));
afterEach(() => vi.unstubAllGlobals());

interface Collection {
  readonly features: readonly { readonly properties: Record<string, unknown>; readonly geometry: { readonly coordinates: unknown } }[];
}

/** A map with an empty style, which may still be loading. */
function openMap({ isLoaded = true } = {}) {
  const sources = new Map<string, { data: Collection; setData: (data: Collection) => void }>();
  const layers: string[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const canvas = { dataset: {} as Record<string, string> };
  const nameOf = (type: string, layer: unknown) => (typeof layer === 'string' ? `${type} ${layer}` : type);
  const map = {
    isStyleLoaded: () => isLoaded,
    once: (type: string, act: () => void) => void listeners.set(type, act),
    on: (type: string, layer: string, act: (event: unknown) => void) => void listeners.set(nameOf(type, layer), act),
    off: (type: string, layer: unknown) => void listeners.delete(nameOf(type, layer)),
    getContainer: () => ({}),
    getCanvas: () => canvas,
    getSource: (name: string) => sources.get(name),
    addSource: (name: string, { data }: { data: Collection }) => {
      const source = { data, setData: (next: Collection) => void (source.data = next) };
      sources.set(name, source);
    },
    addLayer: ({ id }: { id: string }) => void layers.push(id),
  };
  return {
    map: map as unknown as Draw[0],
    drawn: () => sources.get('lines')?.data.features,
    layers,
    canvas,
    emit: (name: string, event?: unknown) => listeners.get(name)?.(event),
    waiting: () => [...listeners.keys()],
  };
}

test('lines are dark, an alarming one is red, the chosen one is wide and above the others', () => {
  const { map, drawn, layers } = openMap();
  drawLines(
    map,
    [
      { id: 1, path: PATH },
      { id: 2, path: PATH, isAlarming: true },
      { id: 3, path: PATH, isChosen: true },
      { id: 4, path: PATH, isAlarming: true, isChosen: true },
    ],
    light,
  );
  expect(layers).toEqual(['lines-casing', 'lines', 'lines-pressed']);
  expect(drawn()!.map(({ properties: { id, color, width, order } }) => [id, color, width, order])).toEqual([
    ['1', light.route, 3, 0],
    ['2', light.alarm, 3, 1],
    ['3', '#ff7918', 6, 2],
    ['4', light.alarm, 6, 2],
  ]);
  expect(drawn()![0]!.geometry.coordinates).toEqual([
    [69, 41],
    [70, 42],
  ]);
});

test('other lines replace the drawn ones, in the colours of the theme, without another layer', () => {
  const { map, drawn, layers } = openMap();
  drawLines(map, [{ id: 1, path: PATH }], light);
  drawLines(map, [{ id: 2, path: PATH, isAlarming: true }], dark);
  expect(drawn()!.map(({ properties: { id, color } }) => [id, color])).toEqual([['2', dark.alarm]]);
  expect(layers).toHaveLength(3);
});

test.each(['styledata', 'idle'])('a map that is loading draws its lines at %s, once', (event) => {
  const { map, drawn, emit, waiting } = openMap({ isLoaded: false });
  drawLines(map, [{ id: 1, path: PATH }], light);
  expect(drawn()).toBeUndefined();
  emit(event);
  expect(drawn()).toHaveLength(1);
  expect(waiting()).toEqual([]);
});

test('a map that is left while it loads draws nothing more', () => {
  const { map, waiting } = openMap({ isLoaded: false });
  drawLines(map, [{ id: 1, path: PATH }], light)();
  expect(waiting()).toEqual([]);
});

test('a press on a line tells which; the pointer shows where one can be pressed', () => {
  const { map, canvas, emit, waiting } = openMap();
  const pressed: string[] = [];
  const stop = followPresses(map, (id) => pressed.push(id));
  emit('mouseenter lines-pressed');
  expect(canvas.dataset).toEqual({ pointer: '' });
  emit('click lines-pressed', { features: [{ properties: { id: '7' } }] });
  emit('click lines-pressed', { features: [] });
  expect(pressed).toEqual(['7']);
  emit('mouseleave lines-pressed');
  expect(canvas.dataset).toEqual({});
  stop();
  expect(waiting()).toEqual([]);
});

test('a new style takes the lines over', () => {
  const layer = { id: 'lines', type: 'line', source: 'lines' };
  const before = { version: 8, sources: { lines: { type: 'geojson' }, roads: {} }, layers: [layer] } as unknown as Style;
  const after = { version: 8, sources: {}, layers: [] } as Style;
  expect(preserveRoute(before, after)).toEqual({ version: 8, sources: { lines: { type: 'geojson' } }, layers: [layer] });
});
