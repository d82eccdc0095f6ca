import { describe, expect, test } from 'vitest';
import { metresToLine, nearestName } from './nearest-name.ts';
import { point } from './point.ts';
import type { Point } from './point.ts';

const at = (lat: number, lng: number): Point => point(lat, lng)!;
/** Metres north of the street. */
const north = (metres: number): Point => at(41.3 + metres / 111_195, 69.25);
const gazetteer = {
  streets: [{ name: 'Amir Temur', line: [at(41.3, 69.24), at(41.3, 69.26)] }],
  places: [{ name: 'Chorsu', point: north(1000) }],
  districts: [{ name: 'Yunusobod', polygon: [at(41, 69), at(41, 70), at(42, 70), at(42, 69)] }],
};

describe('nearestName', () => {
  test.each([
    ['the street within 400 m', north(390), 'street'],
    ['the street although a place is nearer', north(395), 'street'],
    ['the place beyond 400 m of a street', north(420), 'place'],
    ['the place up to 700 m', north(1690), 'place'],
    ['the district beyond both', north(1710), 'district'],
  ])('says %s', (_name, place, kind) => {
    expect(nearestName(place, gazetteer)?.kind).toBe(kind);
  });

  test('returns the distance and the district', () => {
    const found = nearestName(north(100), gazetteer);
    expect(found).toMatchObject({ kind: 'street', street: { name: 'Amir Temur' }, district: { name: 'Yunusobod' } });
    expect(found?.kind === 'street' && Math.round(found.metres)).toBe(100);
  });

  test('says nothing outside everything', () => {
    expect(nearestName(at(10, 10), gazetteer)).toBeUndefined();
  });

  test('takes the nearer of two', () => {
    const places = [
      { name: 'far', point: north(600) },
      { name: 'near', point: north(500) },
    ];
    expect(nearestName(north(450), { streets: [], places, districts: [] })).toMatchObject({ place: { name: 'near' } });
  });
});

describe('metresToLine', () => {
  const line = gazetteer.streets[0]!.line;
  test.each([
    ['beside the line', north(50), 50],
    ['beyond its end', at(41.3, 69.27), 835],
    ['on it', at(41.3, 69.25), 0],
    ['before its start', at(41.3, 69.23), 835],
  ])('measures %s', (_name, place, expected) => {
    expect(Math.abs(metresToLine(place, line) - expected)).toBeLessThan(2);
  });

  test('measures beside a slanting line', () => {
    const slanting = [at(41.3, 69.24), at(41.31, 69.2533)];
    expect(metresToLine(at(41.305, 69.24665), slanting)).toBeLessThan(2);
    expect(Math.abs(metresToLine(at(41.31, 69.24), slanting) - 786)).toBeLessThan(10);
  });

  test('knows lines of one corner and of none', () => {
    expect(metresToLine(north(50), [at(41.3, 69.25)])).toBeCloseTo(50, 0);
    expect(metresToLine(north(50), [])).toBe(Infinity);
  });
});
