import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greatCircleMetres, ROAD_FACTOR } from './distance.ts';
import { point } from './point.ts';
import type { Point } from './point.ts';
import { routeMetres } from './route.ts';
import { buildStreetNetwork, findRoute } from './street-network.ts';

const at = (lat: number, lng: number): Point => point(lat, lng)!;
/** A street along a parallel, one along a meridian that crosses it, and one that ends 100 m short of the second. */
const along = [at(41.3, 69.2), at(41.3, 69.3)];
const across = [at(41.25, 69.25), at(41.35, 69.25)];
const short = [at(41.34, 69.2512), at(41.34, 69.3)];
const network = buildStreetNetwork([along, across, short]);
const rounded = (way: readonly Point[]) => way.map(({ lat, lng }) => [Number(lat.toFixed(3)), Number(lng.toFixed(3))]);

describe('findRoute', () => {
  test('turns where streets cross', () => {
    expect(rounded(findRoute(at(41.3, 69.21), at(41.33, 69.25), network))).toEqual([
      [41.3, 69.21],
      [41.3, 69.25],
      [41.33, 69.25],
    ]);
  });

  test('comes to the street and leaves it by the shortest leg', () => {
    expect(rounded(findRoute(at(41.302, 69.21), at(41.298, 69.29), network))).toEqual(
      [
        [41.302, 69.21],
        [41.3, 69.21],
        [41.3, 69.29],
        [41.298, 69.29],
      ].flatMap((each, index) => (index === 2 ? [[41.3, 69.25], each] : [each])),
    );
  });

  test('follows one street between two houses beside it', () => {
    expect(rounded(findRoute(at(41.301, 69.21), at(41.301, 69.24), network))).toEqual([
      [41.301, 69.21],
      [41.3, 69.21],
      [41.3, 69.24],
      [41.301, 69.24],
    ]);
  });

  test('goes round a block by its shorter side', () => {
    const block = buildStreetNetwork([[at(41.3, 69.2), at(41.3, 69.21), at(41.32, 69.21), at(41.32, 69.2), at(41.3, 69.2)]]);
    const west = at(41.309, 69.2);
    const east = at(41.309, 69.21);
    expect(rounded(findRoute(west, at(41.3, 69.21), block))).toEqual([
      [41.309, 69.2],
      [41.3, 69.2],
      [41.3, 69.21],
    ]);
    expect(rounded(findRoute(at(41.32, 69.2), east, block))).toEqual([
      [41.32, 69.2],
      [41.32, 69.21],
      [41.309, 69.21],
    ]);
  });

  test('goes over from a street that ends beside another', () => {
    expect(rounded(findRoute(at(41.34, 69.29), at(41.3, 69.24), network))).toEqual([
      [41.34, 69.29],
      [41.34, 69.251],
      [41.34, 69.25],
      [41.3, 69.25],
      [41.3, 69.24],
    ]);
  });

  test.each([
    ['stays straight where the streets would be a detour', at(41.31, 69.21), at(41.312, 69.211)],
    ['stays straight far from every street', at(40, 68), at(40.1, 68.1)],
  ])('%s', (_name, from, to) => {
    expect(findRoute(from, to, network)).toEqual([from, to]);
    expect(findRoute(from, to, buildStreetNetwork([]))).toEqual([from, to]);
  });

  test('does not go anywhere from a point to itself', () => {
    const here = at(41.31, 69.26);
    expect(routeMetres(findRoute(here, here, network))).toBe(0);
  });

  test('begins and ends at the given points, and is never much longer than the straight line', () => {
    const anywhere = fc.tuple(fc.double({ min: 41.2, max: 41.4, noNaN: true }), fc.double({ min: 69.15, max: 69.35, noNaN: true }));
    fc.assert(
      fc.property(anywhere, anywhere, (one, other) => {
        const [from, to] = [at(...one), at(...other)];
        const way = findRoute(from, to, network);
        expect(way[0]).toEqual(from);
        expect(way.at(-1)).toEqual(to);
        expect(routeMetres(way)).toBeLessThanOrEqual(greatCircleMetres(from, to) * 1.6 + 1);
      }),
    );
    expect(ROAD_FACTOR).toBeLessThan(1.6);
  });
});
