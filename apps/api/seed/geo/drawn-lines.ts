import { TASHKENT, type LngLat, type Road } from './tashkent.ts';

/** The two canals of the city, as roughly outlined as the districts: they are not for navigation. */
const CANALS: readonly Road[] = [
  {
    id: 'anhor',
    class: 'canal',
    name: { uz: 'Anhor', ru: 'Анхор', en: 'Anhor' },
    line: [
      [69.3, 41.4],
      [69.285, 41.372],
      [69.272, 41.352],
      [69.2745, 41.336],
      [69.2665, 41.322],
      [69.2635, 41.312],
      [69.255, 41.303],
      [69.247, 41.292],
      [69.236, 41.281],
      [69.222, 41.262],
      [69.205, 41.245],
    ],
  },
  {
    id: 'salor',
    class: 'canal',
    name: { uz: 'Salor', ru: 'Салар', en: 'Salor' },
    line: [
      [69.35, 41.36],
      [69.33, 41.338],
      [69.312, 41.326],
      [69.303, 41.312],
      [69.298, 41.297],
      [69.283, 41.284],
      [69.272, 41.27],
      [69.258, 41.252],
    ],
  },
];

/** Numbers and names of the metro lines. */
const METRO: readonly { readonly line: string; readonly ru: string; readonly en: string }[] = [
  { line: 'Chilonzor', ru: 'Чиланзарская линия', en: 'Chilonzor line' },
  { line: 'Oʻzbekiston', ru: 'Узбекистанская линия', en: 'Oʻzbekiston line' },
  { line: 'Yunusobod', ru: 'Юнусабадская линия', en: 'Yunusobod line' },
  { line: 'Halqa', ru: 'Кольцевая линия', en: 'Circle line' },
];

/** Metro lines through their stations, in the order of the facts. */
const METRO_LINES: readonly Road[] = METRO.map(({ line, ru, en }, at) => ({
  id: `metro-${at + 1}`,
  class: `metro-${at + 1}`,
  name: { uz: `${line} yoʻli`, ru, en },
  line: TASHKENT.places.filter((place) => place.line === line).map(({ lat, lng }): LngLat => [lng, lat]),
}));

/** Lines that are only shown on the map: the gazetteer neither finds them nor routes along them. */
export const DRAWN_LINES: readonly Road[] = [...CANALS, ...METRO_LINES];
