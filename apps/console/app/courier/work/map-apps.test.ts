import { expect, it } from 'vitest';
import { wayTo } from './map-apps.ts';

const STOP = { lat: 41.3111, lng: 69.2797, name: 'Osh markazi (2)' };

it.each([
  ['yandex', 'https://yandex.com/maps/?rtext=~41.3111,69.2797&rtt=auto'],
  ['2gis', 'https://2gis.uz/directions/points/%7C69.2797,41.3111'],
  ['google', 'https://www.google.com/maps/dir/?api=1&destination=41.3111,69.2797&travelmode=driving'],
  ['geo', 'geo:41.3111,69.2797?q=41.3111,69.2797(Osh%20markazi%20(2))'],
] as const)('%s opens the way to a stop', (app, address) => {
  expect(wayTo(STOP, app)).toBe(address);
});
