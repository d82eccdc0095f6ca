import type { Locale } from '@bozor/domain/words/locale.ts';
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapPalette } from './map-palette.ts';
import { MAP_FONTS } from './map-fonts.ts';

const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
const tile = (layer: string) => ({ 'source': 'tiles', 'source-layer': layer }) as const;

/** Parks, houses, side streets and lanes of the tiles, from below to above. */
export function tileLayers(palette: MapPalette): LayerSpecification[] {
  const width = (more: number): ExpressionSpecification => {
    const byKind = (street: number, lane: number): ExpressionSpecification => ['match', ['get', 'kind'], 'side-street', street, lane];
    return [
      'interpolate',
      ['exponential', 1.5],
      ['zoom'],
      13,
      byKind(1.4 + more * 0.3, 0.5 + more * 0.2),
      15,
      byKind(6 + more, 3 + more),
      17,
      byKind(15 + more, 10 + more),
      20,
      byKind(48 + more, 34 + more),
    ];
  };
  return [
    { id: 'tile-parks', type: 'fill', ...tile('parks'), paint: { 'fill-color': palette.park } },
    { id: 'tile-water', type: 'fill', ...tile('water'), paint: { 'fill-color': palette.water } },
    {
      id: 'buildings',
      type: 'fill',
      ...tile('buildings'),
      minzoom: 14,
      paint: { 'fill-color': palette.building, 'fill-outline-color': palette.buildingRim },
    },
    { id: 'lane-casings', type: 'line', ...tile('roads'), layout: round, paint: { 'line-color': palette.casing, 'line-width': width(2) } },
    { id: 'lanes', type: 'line', ...tile('roads'), layout: round, paint: { 'line-color': palette.road, 'line-width': width(0) } },
  ];
}

/** House numbers, and the names of side streets and lanes in the language of the page. */
export function tileLabels(palette: MapPalette, locale: Locale): LayerSpecification[] {
  const name: ExpressionSpecification = ['coalesce', ['get', `name:${locale === 'ar' ? 'en' : locale}`], ['get', 'name']];
  return [
    {
      id: 'house-numbers',
      type: 'symbol',
      ...tile('houses'),
      minzoom: 16,
      layout: { 'text-field': ['get', 'house'], 'text-size': 11, 'text-font': MAP_FONTS, 'text-padding': 1 },
      paint: { 'text-color': palette.houseNumber, 'text-halo-color': palette.building, 'text-halo-width': 1 },
    },
    {
      id: 'lane-names',
      type: 'symbol',
      ...tile('roads'),
      minzoom: 14.5,
      layout: {
        'symbol-placement': 'line',
        'text-field': name,
        'text-size': 11.5,
        'text-font': MAP_FONTS,
        'symbol-spacing': 320,
        'text-max-angle': 30,
      },
      paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 1.6 },
    },
  ];
}
