import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greatCircleMetres, headingDegrees, roadEstimateMetres } from './distance.ts';
import { point } from './point.ts';
import type { Point } from './point.ts';

const at = (lat: number, lng: number): Point => point(lat, lng)!;
const tashkent = at(41.3111, 69.2797);
const anyPoint = fc
  .record({ lat: fc.double({ min: -90, max: 90, noNaN: true }), lng: fc.double({ min: -180, max: 180, noNaN: true }) })
  .map(({ lat, lng }) => at(lat, lng));

describe('greatCircleMetres', () => {
  test.each([
    ['one degree along a meridian', at(0, 0), at(1, 0), 111_195],
    ['one degree along the equator', at(0, 0), at(0, 1), 111_195],
    ['across the date line', at(0, 179.5), at(0, -179.5), 111_195],
    ['pole to pole', at(90, 0), at(-90, 0), 20_015_115],
    ['Tashkent to Samarkand', tashkent, at(39.6542, 66.9597), 269_130],
  ])('measures %s', (_name, from, to, expected) => {
    expect(Math.abs(greatCircleMetres(from, to) - expected)).toBeLessThan(expected * 0.005);
  });

  test('is nothing from a place to itself and the same both ways', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (from, to) => {
        expect(greatCircleMetres(from, from)).toBe(0);
        expect(greatCircleMetres(from, to)).toBeCloseTo(greatCircleMetres(to, from), 3);
      }),
    );
  });
});

test('a road is estimated a third longer, in whole metres', () => {
  const metres = greatCircleMetres(tashkent, at(41.33, 69.3));
  expect(roadEstimateMetres(tashkent, at(41.33, 69.3))).toBe(Math.round(metres * 1.3));
});

describe('headingDegrees', () => {
  test.each([
    ['north', at(0, 0), at(1, 0), 0],
    ['east', at(0, 0), at(0, 1), 90],
    ['south', at(1, 0), at(0, 0), 180],
    ['west', at(0, 1), at(0, 0), 270],
    ['along the great circle, not along the parallel', at(45, 0), at(45, 90), (Math.atan(Math.SQRT2) * 180) / Math.PI],
    ['nowhere', at(1, 1), at(1, 1), 0],
  ])('looks %s', (_name, from, to, expected) => {
    expect(headingDegrees(from, to)).toBeCloseTo(expected, 6);
  });
});
