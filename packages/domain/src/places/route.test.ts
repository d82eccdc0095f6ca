import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greatCircleMetres } from './distance.ts';
import { point } from './point.ts';
import type { Point } from './point.ts';
import { pointAlong, restOfRoute, routeMetres } from './route.ts';

const at = (lat: number, lng: number): Point => point(lat, lng)!;
const corner = [at(41.3, 69.2), at(41.3, 69.21), at(41.31, 69.21)];
const firstLeg = greatCircleMetres(corner[0]!, corner[1]!);

describe('pointAlong', () => {
  test.each([
    ['before the start', -5, corner[0], 90],
    ['the start', 0, corner[0], 90],
    ['the corner', firstLeg, corner[1], 90],
    ['the second leg', firstLeg + 1, undefined, 0],
    ['beyond the end', 1e9, corner[2], 0],
  ])('finds %s', (_name, metres, expected, heading) => {
    const position = pointAlong(corner, metres)!;
    if (expected) expect(greatCircleMetres(position.point, expected)).toBeLessThan(0.001);
    expect(Math.abs(position.headingDegrees - heading)).toBeLessThan(0.01);
  });

  test('walks from corner to corner, not away from them', () => {
    const onFirst = pointAlong(corner, firstLeg / 2)!.point;
    expect([onFirst.lat, onFirst.lng]).toEqual([41.3, expect.closeTo(69.205, 6)]);
    const onSecond = pointAlong(corner, (firstLeg + routeMetres(corner)) / 2)!.point;
    expect([onSecond.lat, onSecond.lng]).toEqual([expect.closeTo(41.305, 6), 69.21]);
  });

  test('stays where it is on a route of one corner and nowhere on none', () => {
    expect(pointAlong([corner[0]!], 10)).toEqual({ point: corner[0], headingDegrees: 0 });
    expect(pointAlong([], 10)).toBeUndefined();
  });

  test('steps over corners that are given twice', () => {
    expect(pointAlong([corner[0]!, corner[0]!, corner[1]!], 0)?.headingDegrees).toBeCloseTo(90, 1);
  });

  test('has the requested distance from the start', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: routeMetres(corner), noNaN: true }), (metres) => {
        const { point: place } = pointAlong(corner, metres)!;
        const way = metres <= firstLeg ? [corner[0]!, place] : [corner[0]!, corner[1]!, place];
        expect(Math.abs(routeMetres(way) - metres)).toBeLessThan(0.5);
      }),
    );
  });
});

test('routeMetres adds the legs', () => {
  expect(routeMetres(corner)).toBeCloseTo(firstLeg + greatCircleMetres(corner[1]!, corner[2]!), 6);
  expect(routeMetres([])).toBe(0);
});

describe('restOfRoute', () => {
  test.each([
    ['at its start', corner[0]!, [corner[0], corner[1], corner[2]]],
    ['beside the first leg', at(41.3002, 69.205), [at(41.3002, 69.205), corner[1], corner[2]]],
    ['on the second leg', at(41.305, 69.21), [at(41.305, 69.21), corner[2]]],
    ['at its end', corner[2]!, [corner[2], corner[2]]],
  ])('begins where one is: %s', (_name, from, expected) => {
    expect(restOfRoute(corner, from)).toEqual(expected);
  });

  test('is the straight way to nowhere without corners', () => {
    expect(restOfRoute([], corner[0]!)).toEqual([corner[0]]);
    expect(restOfRoute([corner[0]!, corner[0]!], corner[1]!)).toEqual([corner[1], corner[0]]);
  });

  test('gets shorter the further one is', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (one, other) => {
        const length = routeMetres(corner);
        const left = [one, other].map((share) => routeMetres(restOfRoute(corner, pointAlong(corner, share * length)!.point)));
        expect(left[0]! - left[1]!).toBeCloseTo((other - one) * length, 0);
      }),
      { numRuns: 50, examples: [[0, 1]] },
    );
  });
});
