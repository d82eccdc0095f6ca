import type { CityMap } from '@bozor/contract/shop/place.ts';
import type { LayerSpecification } from 'maplibre-gl';
import { describe, expect, test } from 'vitest';
import { builtInStyle } from './built-in-style.ts';
import { MAP_PALETTES, type MapPalette } from './map-palette.ts';
import { parkAround, smoothed } from './map-shapes.ts';

const corner = (lat: number, lng: number) => ({ lat, lng }) as CityMap['places'][number];
const bend = [corner(41, 69), corner(41.1, 69.1), corner(41, 69.2)];

const CITY = {
  districts: ['Chilonzor', 'Yunusobod', 'Sergeli'].map((name, at) => ({
    name,
    center: corner(41, 69 + at),
    outline: [corner(1, 2), corner(3, 4), corner(5, 6)],
  })),
  lines: [
    { kind: 'canal', name: 'Bozsu', line: bend },
    { kind: 'ring', name: 'Ring', line: bend },
    { kind: 'street', name: 'Navoi', line: bend },
    { kind: 'metro-red', name: 'Red', line: bend },
    { kind: 'metro-blue', name: 'Blue', line: bend },
    { kind: 'metro-green', name: 'Green', line: bend },
  ],
  places: [
    { ...corner(41.3, 69.3), kind: 'park', name: 'Garden' },
    { ...corner(41.4, 69.4), kind: 'metro', name: 'Station' },
  ],
} as unknown as CityMap;

/** Each colour says its own name. */
const PALETTE = {
  ...Object.fromEntries(Object.keys(MAP_PALETTES.light).map((name) => [name, `<${name}>`])),
  districts: ['<first>', '<second>'],
  metro: ['<red>', '<blue>'],
} as unknown as MapPalette;

const zone = [corner(10, 20), corner(30, 40), corner(50, 60)];
const style = builtInStyle({ city: CITY, zones: [zone], palette: PALETTE, locale: 'ru' });

interface Feature {
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

function featuresOf(name: string): readonly Feature[] {
  const source = style.sources[name] as { readonly type: string; readonly data: { readonly type: string; readonly features: Feature[] } };
  expect([source.type, source.data.type]).toEqual(['geojson', 'FeatureCollection']);
  for (const { type } of source.data.features) expect(type).toBe('Feature');
  return source.data.features;
}

const shape = (name: string) => featuresOf(name).map(({ geometry }) => geometry);
const propertiesOf = (name: string) => featuresOf(name).map(({ properties }) => properties);
const pairs = (line: readonly { lat: number; lng: number }[]) => line.map(({ lat, lng }) => [lng, lat]);

interface Layer {
  readonly id: string;
  readonly type: string;
  readonly source?: string;
  readonly minzoom?: number;
  readonly maxzoom?: number;
  readonly filter?: unknown;
  readonly layout?: Readonly<Record<string, unknown>>;
  readonly paint: Readonly<Record<string, unknown>>;
}

const LAYERS = style.layers as readonly LayerSpecification[] as unknown as readonly Layer[];
const layer = (id: string) => LAYERS.find((each) => each.id === id)!;

describe('the sources of the built-in map', () => {
  test('districts are closed polygons with their names, in the colours of the palette over and over', () => {
    expect(shape('districts')[0]).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [2, 1],
          [4, 3],
          [6, 5],
          [2, 1],
        ],
      ],
    });
    expect(propertiesOf('districts')).toEqual([
      { name: 'Chilonzor', color: '<first>' },
      { name: 'Yunusobod', color: '<second>' },
      { name: 'Sergeli', color: '<first>' },
    ]);
    expect(shape('district-names')[1]).toEqual({ type: 'Point', coordinates: [70, 41] });
    expect(propertiesOf('district-names')[1]).toEqual({ name: 'Yunusobod' });
  });

  test('canals are waters, metro lines are metro, and all other lines are roads', () => {
    expect(propertiesOf('waters')).toEqual([{ name: 'Bozsu' }]);
    expect(shape('waters')).toEqual([{ type: 'LineString', coordinates: pairs(smoothed(bend)) }]);
    expect(propertiesOf('metro')).toEqual([{ color: '<red>' }, { color: '<blue>' }, { color: '<red>' }]);
    expect(shape('metro')[0]).toEqual({ type: 'LineString', coordinates: pairs(smoothed(bend)) });
    expect(propertiesOf('roads')).toEqual([
      { kind: 'ring', name: 'Ring' },
      { kind: 'street', name: 'Navoi' },
    ]);
    expect(shape('roads')[0]).toEqual({ type: 'LineString', coordinates: pairs(bend) });
  });

  test('a park is a patch around its spot, and a place like all others', () => {
    const around = pairs(parkAround(CITY.places[0]!));
    expect(shape('parks')).toEqual([{ type: 'Polygon', coordinates: [[...around, around[0]]] }]);
    expect(propertiesOf('places')).toEqual([
      { kind: 'park', name: 'Garden' },
      { kind: 'metro', name: 'Station' },
    ]);
    expect(shape('places')[1]).toEqual({ type: 'Point', coordinates: [69.4, 41.4] });
  });

  test('zones are outlined', () => {
    expect(shape('zones')).toEqual([{ type: 'Polygon', coordinates: [[...pairs(zone), [20, 10]]] }]);
  });
});

/** Widths of a road at the three zooms of its scale, by kind. */
function widthsOf(id: string) {
  const [name, curve, by, ...stops] = layer(id).paint['line-width'] as unknown[];
  expect([name, curve, by]).toEqual(['interpolate', ['exponential', 1.4], ['zoom']]);
  return [0, 2, 4].map((at) => {
    const [match, kind, ring, ringWidth, main, mainWidth, street] = stops[at + 1] as unknown[];
    expect([match, kind, ring, main]).toEqual(['match', ['get', 'kind'], 'ring', 'main']);
    return { zoom: stops[at] as number, widths: [ringWidth, mainWidth, street] as number[] };
  });
}

describe('the tiles of the built-in map', () => {
  const ofTiles = LAYERS.filter(({ source }) => source === 'tiles');

  test('come from the shop itself', () => {
    expect(style.sources['tiles']).toEqual({ type: 'vector', url: '/tiles.json' });
  });

  test('houses are drawn from zoom 14, their numbers from 16, and lanes below the main streets', () => {
    expect(layer('buildings').minzoom).toBe(14);
    expect(layer('house-numbers').minzoom).toBe(16);
    const order = LAYERS.map(({ id }) => id);
    expect(order.indexOf('buildings')).toBeLessThan(order.indexOf('lanes'));
    expect(order.indexOf('lanes')).toBeLessThan(order.indexOf('road-casings'));
  });

  test.each([
    ['ru', 'name:ru'],
    ['uz-Cyrl', 'name:uz-Cyrl'],
    ['ar', 'name:en'],
  ] as const)('lanes are named in the language %s, else in the local one', (locale, name) => {
    const labels = builtInStyle({ city: CITY, zones: [], palette: PALETTE, locale }).layers.find(({ id }) => id === 'lane-names');
    expect((labels?.layout as Layer['layout'])?.['text-field']).toEqual(['coalesce', ['get', name], ['get', 'name']]);
  });

  test('all their labels are in the fonts of the shop', () => {
    const symbols = ofTiles.filter(({ type }) => type === 'symbol');
    expect(symbols).toHaveLength(2);
    for (const { layout } of symbols) expect(layout?.['text-font']).toEqual(['Onest Variable', 'Vazirmatn Variable']);
  });
});

describe('the layers of the built-in map', () => {
  test('they read the sources that there are, each at least once, above the ground', () => {
    expect(style.version).toBe(8);
    expect(layer('land')).toBe(LAYERS[0]);
    expect(new Set(LAYERS.slice(1).map(({ source }) => source))).toEqual(new Set(Object.keys(style.sources)));
  });

  test('every colour of the palette is drawn but those of lines that the page adds and of the single districts and lines', () => {
    const drawn = JSON.stringify(style.layers);
    const colours = Object.values(PALETTE).filter((colour): colour is string => typeof colour === 'string');
    expect(colours.filter((colour) => !drawn.includes(colour))).toEqual(['<route>', '<routeCasing>', '<alarm>']);
    expect(layer('districts').paint['fill-color']).toEqual(['get', 'color']);
    expect(layer('metro').paint['line-color']).toEqual(['get', 'color']);
  });

  test('a road is wider the closer one looks and the larger it is, and its casing is wider still', () => {
    const [roads, casings] = [widthsOf('roads'), widthsOf('road-casings')];
    expect(roads.map(({ zoom }) => zoom)).toEqual([10, 15, 19]);
    for (const { widths } of [...roads, ...casings]) expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    for (const [at, { widths }] of roads.entries()) {
      for (const [kind, width] of widths.entries()) {
        expect(width).toBeGreaterThan(roads[at - 1]?.widths[kind] ?? 0);
        const border = casings[at]!.widths[kind]! - width;
        expect(border).toBeCloseTo(at === 0 ? 1.2 : 3, 6);
      }
    }
  });

  test('waters grow with the zoom', () => {
    const width = ['interpolate', ['exponential', 1.4], ['zoom'], 10, 1.5, 15, 8, 19, 30];
    expect(layer('waters').paint['line-width']).toEqual(width);
  });

  test.each(['waters', 'road-casings', 'roads', 'metro'])('%s have round ends and bends', (id) => {
    expect(layer(id).layout).toEqual({ 'line-cap': 'round', 'line-join': 'round' });
  });

  test.each(['borders', 'zones'])('%s are dashed', (id) => {
    expect(layer(id).paint['line-dasharray']).toEqual([expect.any(Number), expect.any(Number)]);
  });

  test('stations have signs of their own, other places a dot, and neighbourhoods only their name', () => {
    const isStation = ['==', ['get', 'kind'], 'metro'];
    expect(layer('stations').filter).toEqual(isStation);
    expect(layer('places').filter).toEqual(['all', ['!', isStation], ['!=', ['get', 'kind'], 'neighbourhood']]);
    expect(layer('place-names').filter).toBeUndefined();
  });

  test.each(['road-names', 'district-names', 'place-names'])("%s are written in the shop's fonts, with a halo", (id) => {
    const { type, layout, paint } = layer(id);
    expect(type).toBe('symbol');
    expect(layout).toMatchObject({
      'text-field': ['get', 'name'],
      'text-font': ['Onest Variable', 'Vazirmatn Variable'],
      'text-size': expect.any(Number) as unknown,
    });
    expect(paint).toMatchObject({ 'text-halo-color': '<halo>', 'text-halo-width': 1.6 });
  });

  test('the name of a place is below its dot, and that of a neighbourhood about its middle', () => {
    expect(layer('place-names').layout!['text-offset']).toEqual([
      'case',
      ['==', ['get', 'kind'], 'neighbourhood'],
      ['literal', [0, -0.5]],
      ['literal', [0, 0.55]],
    ]);
  });
});
