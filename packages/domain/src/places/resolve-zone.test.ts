import { describe, expect, test } from 'vitest';
import type { ZoneId } from '../ids.ts';
import { point } from './point.ts';
import type { Point } from './point.ts';
import { resolveZone, resolveZones } from './resolve-zone.ts';

const at = (lat: number, lng: number): Point => point(lat, lng)!;
const box = (south: number, west: number, north: number, east: number) => [
  at(south, west),
  at(south, east),
  at(north, east),
  at(north, west),
];
const city = { id: 1 as ZoneId, priority: 10, polygon: box(0, 0, 10, 10) };
const centre = { id: 2 as ZoneId, priority: 1, polygon: box(4, 4, 6, 6) };
const suburb = { id: 3 as ZoneId, priority: 10, polygon: box(0, 10, 10, 20) };

describe('resolveZone', () => {
  test.each([
    ['the only zone that holds the point', at(1, 1), 1],
    ['the lowest priority number where zones overlap', at(5, 5), 2],
    ['the lowest id on a border between equals', at(5, 10), 1],
    ['no zone outside all', at(50, 50), undefined],
  ])('finds %s [app-01]', (_name, place, expected) => {
    expect(resolveZone(place, [suburb, city, centre])?.id).toBe(expected);
  });

  test('lists every zone that holds the point, the serving one first', () => {
    expect(resolveZones(at(5, 5), [city, centre, suburb]).map((zone) => zone.id)).toEqual([2, 1]);
  });
});
