import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { point } from './point.ts';
import type { Point } from './point.ts';
import { pointInPolygon } from './polygon.ts';

const at = (lat: number, lng: number): Point => point(lat, lng)!;
const square = [at(0, 0), at(0, 10), at(10, 10), at(10, 0)];
const triangle = [at(0, 0), at(6, 6), at(6, -6)];
const hook = [at(0, 0), at(0, 10), at(10, 10), at(10, 8), at(2, 8), at(2, 0)];

describe('pointInPolygon', () => {
  test.each([
    ['the middle', at(5, 5), square, true],
    ['outside', at(5, 11), square, false],
    ['level with a corner, outside', at(0, 11), square, false],
    ['level with an edge, before it', at(10, -1), square, false],
    ['an edge', at(0, 5), square, true],
    ['another edge', at(5, 10), square, true],
    ['a corner', at(10, 10), square, true],
    ['the notch of a concave outline', at(5, 4), hook, false],
    ['the arm of a concave outline', at(5, 9), hook, true],
    ['a slanting edge', at(3, 3), triangle, true],
    ['just inside a slanting edge', at(3, 2.999), triangle, true],
    ['just outside a slanting edge', at(3, 3.001), triangle, false],
    ['beyond the end of a slanting edge', at(7, 7), triangle, false],
    ['an outline of two corners', at(0, 5), [at(0, 0), at(0, 10)], false],
    ['no outline', at(0, 0), [], false],
  ])('knows %s', (_name, place, polygon, expected) => {
    expect(pointInPolygon(place, polygon)).toBe(expected);
  });

  test('neither direction nor first corner of the outline matter', () => {
    const degree = fc.integer({ min: -20, max: 20 });
    fc.assert(
      fc.property(degree, degree, fc.nat(5), (lat, lng, turn) => {
        const turned = [...hook.slice(turn), ...hook.slice(0, turn)];
        const expected = pointInPolygon(at(lat, lng), hook);
        expect(pointInPolygon(at(lat, lng), turned)).toBe(expected);
        expect(pointInPolygon(at(lat, lng), turned.toReversed())).toBe(expected);
      }),
    );
  });

  test('moving place and outline together changes nothing', () => {
    const degree = fc.integer({ min: -20, max: 20 });
    fc.assert(
      fc.property(degree, degree, fc.integer({ min: -60, max: 60 }), fc.integer({ min: -150, max: 150 }), (lat, lng, north, east) => {
        for (const shape of [hook, triangle]) {
          const moved = shape.map((corner) => at(corner.lat + north, corner.lng + east));
          expect(pointInPolygon(at(lat + north, lng + east), moved)).toBe(pointInPolygon(at(lat, lng), shape));
        }
      }),
    );
  });

  test('neighbours leave no gap along a slanting border', () => {
    const part = fc.double({ min: 0.001, max: 9.999, noNaN: true });
    fc.assert(
      fc.property(part, part, part, fc.integer({ min: -2, max: 2 }), (from, to, lng, ulps) => {
        const [west, east] = [at(from, 0), at(to, 10)];
        const below = [at(0, 0), west, east, at(0, 10)];
        const above = [at(10, 0), at(10, 10), east, west];
        const lat = from + ((to - from) * lng) / 10 + ulps * Number.EPSILON * 4;
        expect(pointInPolygon(at(lat, lng), below) || pointInPolygon(at(lat, lng), above)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('every point of a shared border is in both neighbours', () => {
    const right = [at(0, 10), at(0, 20), at(10, 20), at(10, 10)];
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10, noNaN: true }), (lat) => {
        expect(pointInPolygon(at(lat, 10), square) && pointInPolygon(at(lat, 10), right)).toBe(true);
      }),
    );
  });
});
