import { expect, test } from 'vitest';
import { parkAround, smoothed } from './map-shapes.ts';

const at = (lat: number, lng: number) => ({ lat, lng });

test('a park is a soft patch around its point, always the same one', () => {
  const centre = at(41.31, 69.24);
  const outline = parkAround(centre);
  expect(outline).toHaveLength(18);
  expect(parkAround({ ...centre })).toEqual(outline);
  for (const [index, { lat, lng }] of outline.entries()) {
    const [north, east] = [(lat - 41.31) / 0.0026, (lng - 69.24) / (0.0026 * 1.3)];
    expect(Math.hypot(north, east)).toBeGreaterThan(1 - 0.25);
    expect(Math.hypot(north, east)).toBeLessThan(1 + 0.25);
    const turn = (Math.atan2(north, east) / (2 * Math.PI) + 1) % 1;
    expect(Math.abs(turn - index / 18)).toBeLessThan(1e-6);
  }
});

test('parks in two places have two shapes', () => {
  const reach = (lat: number) => parkAround(at(lat, 69)).map((spot) => Math.hypot(spot.lat - lat, (spot.lng - 69) / 1.3));
  expect(Math.max(...reach(41.3).map((each, index) => Math.abs(each - reach(41.301)[index]!)))).toBeGreaterThan(0.0002);
});

test('the edge of a park swells three times, and five times a little', () => {
  const swells = parkAround(at(0, 0)).map(({ lat, lng }) => Math.hypot(lat, lng / 1.3) / 0.0026 - 1);
  const share = (times: number) =>
    (swells.reduce((sum, each, index) => sum + each * Math.sin((times * index * 2 * Math.PI) / 18), 0) * 2) / 18;
  expect([1, 2, 3, 4, 5].map(share).map((each) => Math.abs(Math.round(each * 100)) / 100)).toEqual([0, 0, 0.16, 0, 0.08]);
});

test.each([[[]], [[at(1, 2)]], [[at(1, 2), at(3, 4)]]])('a line of %# points has nothing to bend', (line) => {
  expect(smoothed(line)).toEqual(line);
  expect(smoothed(line)).not.toBe(line);
});

const BENT = [at(0, 0), at(0, 3), at(3, 3), at(3, 6)];

test('a curve passes all points, with as many between two as asked for', () => {
  const curve = smoothed(BENT, 4);
  expect(curve).toHaveLength(13);
  expect([0, 4, 8, 12].map((index) => curve[index])).toEqual(BENT);
  expect(smoothed(BENT)).toHaveLength(19);
});

test('a straight line with even points stays straight, and even within', () => {
  const curve = smoothed([at(0, 0), at(1, 2), at(2, 4), at(3, 6)], 2);
  for (const { lat, lng } of curve) expect(lng).toBeCloseTo(2 * lat, 9);
  expect(curve[3]!.lat).toBeCloseTo(1.5, 9);
});

test('a bend is rounded as Catmull and Rom do: half-way −1, 9, 9, −1 sixteenths of the four points', () => {
  const curve = smoothed(BENT, 2);
  const half = (of: (spot: { lat: number; lng: number }) => number, [a, b, c, d]: number[]) =>
    (-of(BENT[a!]!) + 9 * of(BENT[b!]!) + 9 * of(BENT[c!]!) - of(BENT[d!]!)) / 16;
  for (const [index, points] of [
    [0, 0, 1, 2],
    [0, 1, 2, 3],
    [1, 2, 3, 3],
  ].entries()) {
    expect(curve[2 * index + 1]!.lat).toBeCloseTo(
      half(({ lat }) => lat, points),
      9,
    );
    expect(curve[2 * index + 1]!.lng).toBeCloseTo(
      half(({ lng }) => lng, points),
      9,
    );
  }
});
