import type { CityMap } from '@bozor/contract/shop/place.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { MAP_FONTS } from './map-fonts.ts';
import { tileLabels, tileLayers } from './tile-layers.ts';
import { parkAround, smoothed } from './map-shapes.ts';
import type { MapPalette } from './map-palette.ts';
import type { LatLng } from '../projection.ts';

export interface BuiltInMap {
  readonly city: CityMap;
  /** Outlines of the delivery zones. */
  readonly zones: readonly (readonly LatLng[])[];
  readonly palette: MapPalette;
  /** Language of the labels in the tiles; the other data is in the caller's language already. */
  readonly locale: Locale;
}

/** Tiles of the shop itself, with lanes and houses. They are empty for a city without an archive. */
const TILES_PATH = '/tiles.json';

/** Style of the city map: main streets and places are in the style itself, lanes and houses come from the shop's tiles. */
export function builtInStyle({ city, zones, palette, locale }: BuiltInMap): StyleSpecification {
  const waters = city.lines.filter(({ kind }) => kind === 'canal');
  const metro = city.lines.filter(({ kind }) => kind.startsWith('metro'));
  const roads = city.lines.filter((line) => !waters.includes(line) && !metro.includes(line));
  return {
    version: 8,
    sources: {
      'districts': source(
        city.districts.map(({ name, outline }, at) => polygon(outline, { name, color: palette.districts[at % palette.districts.length]! })),
      ),
      'district-names': source(city.districts.map(({ name, center }) => spot(center, { name }))),
      'parks': source(city.places.filter(({ kind }) => kind === 'park').map((park) => polygon(parkAround(park), {}))),
      'waters': source(waters.map(({ line, name }) => path(smoothed(line), { name }))),
      'roads': source(roads.map(({ kind, line, name }) => path(line, { kind, name }))),
      'metro': source(metro.map(({ line }, at) => path(smoothed(line), { color: palette.metro[at % palette.metro.length]! }))),
      'places': source(city.places.map((place) => spot(place, { kind: place.kind, name: place.name }))),
      'tiles': { type: 'vector', url: TILES_PATH },
      'zones': source(zones.map((outline) => polygon(outline, {}))),
    },
    layers: layersOf(palette, locale),
  };
}

function layersOf(palette: MapPalette, locale: Locale): LayerSpecification[] {
  const roadWidth = (more: number): ExpressionSpecification => {
    const byKind = (ring: number, main: number, street: number): ExpressionSpecification => [
      'match',
      ['get', 'kind'],
      'ring',
      ring,
      'main',
      main,
      street,
    ];
    return [
      'interpolate',
      ['exponential', 1.4],
      ['zoom'],
      10,
      byKind(2.4 + more * 0.4, 1.8 + more * 0.4, 1.2 + more * 0.4),
      15,
      byKind(15 + more, 13 + more, 9 + more),
      19,
      byKind(34 + more, 30 + more, 24 + more),
    ];
  };
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const isStation: ExpressionSpecification = ['==', ['get', 'kind'], 'metro'];
  const halo = { 'text-halo-color': palette.halo, 'text-halo-width': 1.6 };
  return [
    { id: 'land', type: 'background', paint: { 'background-color': palette.land } },
    { id: 'districts', type: 'fill', source: 'districts', paint: { 'fill-color': ['get', 'color'] } },
    { id: 'parks', type: 'fill', source: 'parks', paint: { 'fill-color': palette.park } },
    {
      id: 'waters',
      type: 'line',
      source: 'waters',
      layout: round,
      paint: { 'line-color': palette.water, 'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 10, 1.5, 15, 8, 19, 30] },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'districts',
      paint: { 'line-color': palette.border, 'line-width': 1.2, 'line-dasharray': [3, 3] },
    },
    { id: 'zones', type: 'line', source: 'zones', paint: { 'line-color': palette.zone, 'line-width': 1.8, 'line-dasharray': [4, 2] } },
    ...tileLayers(palette),
    {
      id: 'road-casings',
      type: 'line',
      source: 'roads',
      layout: round,
      paint: { 'line-color': palette.casing, 'line-width': roadWidth(3) },
    },
    { id: 'roads', type: 'line', source: 'roads', layout: round, paint: { 'line-color': palette.road, 'line-width': roadWidth(0) } },
    {
      id: 'metro',
      type: 'line',
      source: 'metro',
      layout: round,
      paint: { 'line-color': ['get', 'color'], 'line-opacity': 0.4, 'line-width': 2.5 },
    },
    {
      id: 'places',
      type: 'circle',
      source: 'places',
      minzoom: 11.5,
      filter: ['all', ['!', isStation], ['!=', ['get', 'kind'], 'neighbourhood']],
      paint: { 'circle-radius': 3.5, 'circle-color': palette.place, 'circle-stroke-color': palette.halo, 'circle-stroke-width': 1.5 },
    },
    {
      id: 'stations',
      type: 'circle',
      source: 'places',
      minzoom: 11,
      filter: isStation,
      paint: { 'circle-radius': 4, 'circle-color': palette.station, 'circle-stroke-color': palette.stationRim, 'circle-stroke-width': 2 },
    },
    ...tileLabels(palette, locale),
    {
      id: 'road-names',
      type: 'symbol',
      source: 'roads',
      minzoom: 11.5,
      layout: { 'symbol-placement': 'line', 'text-field': ['get', 'name'], 'text-size': 12, 'text-font': MAP_FONTS, 'symbol-spacing': 260 },
      paint: { 'text-color': palette.text, ...halo },
    },
    {
      id: 'district-names',
      type: 'symbol',
      source: 'district-names',
      maxzoom: 14.5,
      layout: { 'text-field': ['get', 'name'], 'text-size': 15, 'text-font': MAP_FONTS },
      paint: { 'text-color': palette.quietText, ...halo },
    },
    {
      id: 'place-names',
      type: 'symbol',
      source: 'places',
      minzoom: 12.5,
      layout: {
        'text-field': ['get', 'name'],
        'text-size': 12,
        'text-font': MAP_FONTS,
        'text-anchor': 'top',
        'text-offset': ['case', ['==', ['get', 'kind'], 'neighbourhood'], ['literal', [0, -0.5]], ['literal', [0, 0.55]]],
        'text-max-width': 9,
      },
      paint: { 'text-color': palette.text, ...halo },
    },
  ];
}

type Source = StyleSpecification['sources'][string];
type Feature = { type: 'Feature'; properties: object; geometry: { type: string; coordinates: unknown } };

function source(features: readonly Feature[]): Source {
  return { type: 'geojson', data: { type: 'FeatureCollection', features } as never };
}

function feature(type: string, coordinates: unknown, properties: object): Feature {
  return { type: 'Feature', properties, geometry: { type, coordinates } };
}

const pair = ({ lat, lng }: LatLng) => [lng, lat];
const spot = (at: LatLng, properties: object) => feature('Point', pair(at), properties);
const path = (line: readonly LatLng[], properties: object) => feature('LineString', line.map(pair), properties);
const polygon = (outline: readonly LatLng[], properties: object) => feature('Polygon', [[...outline, outline[0]!].map(pair)], properties);
