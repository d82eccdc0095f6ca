import type { Theme } from '@bozor/domain/storage/parse-stored.ts';

/** Colours of the built-in map. The static picture repeats them in `map-preview.module.css`. */
export interface MapPalette {
  readonly land: string;
  readonly districts: readonly string[];
  readonly border: string;
  readonly zone: string;
  readonly park: string;
  readonly water: string;
  readonly road: string;
  readonly casing: string;
  readonly building: string;
  readonly buildingRim: string;
  readonly houseNumber: string;
  readonly place: string;
  readonly station: string;
  readonly stationRim: string;
  readonly text: string;
  readonly quietText: string;
  readonly halo: string;
  readonly metro: readonly string[];
  readonly route: string;
  readonly routeCasing: string;
  /** `--danger` of `tokens.css`. */
  readonly alarm: string;
}

export const MAP_PALETTES: Readonly<Record<Theme, MapPalette>> = {
  light: {
    land: '#f4f1ec',
    districts: [
      '#e9f3ea',
      '#eef1fb',
      '#fbf1e6',
      '#f3eefb',
      '#e8f4f6',
      '#fdf0ee',
      '#f2f5e4',
      '#eaf0fb',
      '#fbf4e2',
      '#f0f0f2',
      '#e9f6f0',
      '#f7eff5',
    ],
    border: '#b9c0cc',
    zone: '#8a93a3',
    park: '#cfe8c9',
    water: '#a9d3ee',
    road: '#ffffff',
    casing: '#d7cdbd',
    building: '#ded8cd',
    buildingRim: '#c5bcad',
    houseNumber: '#5f584d',
    place: '#8a6d3b',
    station: '#ffffff',
    stationRim: '#535862',
    text: '#3c4048',
    quietText: '#656c79',
    halo: '#ffffff',
    metro: ['#d9352b', '#2b66d9', '#1f9d55', '#b58a12'],
    route: '#15171c',
    routeCasing: '#ffffff',
    alarm: '#c51d28',
  },
  dark: {
    land: '#121418',
    districts: [
      '#1a221d',
      '#1a1e29',
      '#241f19',
      '#201c28',
      '#192326',
      '#251d1c',
      '#20231a',
      '#191f29',
      '#25221a',
      '#1d1e22',
      '#19251f',
      '#231c22',
    ],
    border: '#3a404b',
    zone: '#596172',
    park: '#1d3524',
    water: '#1d3a50',
    road: '#3b404a',
    casing: '#0e1014',
    building: '#2b3038',
    buildingRim: '#434a56',
    houseNumber: '#b3b9c4',
    place: '#c8a468',
    station: '#15171c',
    stationRim: '#c9ccd2',
    text: '#d6d9de',
    quietText: '#9a9ea7',
    halo: '#15171c',
    metro: ['#e5645b', '#6d98ea', '#4fbf7f', '#d0a83a'],
    route: '#f4f5f8',
    routeCasing: '#15171c',
    alarm: '#ff8f8c',
  },
};
