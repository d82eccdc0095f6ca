import { point, type Point } from '@bozor/domain/places/point.ts';
import { describe, expect, it } from 'vitest';
import { project, viewOf } from './projection.ts';

const at = (lat: number, lng: number): Point => point(lat, lng)!;

describe('projection', () => {
  it.each([
    ['the middle of the world', at(0, 0), { x: 256, y: 256 }],
    ['the date line', at(0, 180), { x: 512, y: 256 }],
    ['the north of the map', at(85.051_128_78, -180), { x: 0, y: 0 }],
  ])('puts %s where web maps put it', (_name, place, { x, y }) => {
    expect(project(place, 0).x).toBeCloseTo(x, 4);
    expect(project(place, 0).y).toBeCloseTo(y, 4);
  });

  it('doubles with every zoom', () => {
    expect(project(at(41.3, 69.3), 11).x).toBeCloseTo(2 * project(at(41.3, 69.3), 10).x, 6);
  });

  it('shows all points, and one of them not too closely', () => {
    const size = { width: 400, height: 200 };
    const points = [at(41.28, 69.2), at(41.34, 69.33)];
    const { center, zoom } = viewOf(points, size)!;
    for (const each of points) {
      const [spot, middle] = [project(each, zoom), project(center, zoom)];
      expect(Math.abs(spot.x - middle.x)).toBeLessThan(size.width / 2);
      expect(Math.abs(spot.y - middle.y)).toBeLessThan(size.height / 2);
    }
    expect(viewOf([points[0]!], size)!.zoom).toBe(15);
    expect(viewOf([], size)).toBeUndefined();
  });
});
