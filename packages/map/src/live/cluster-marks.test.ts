import type { Point } from '@bozor/domain/places/point.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusterMarks, zoomInto } from './cluster-marks.ts';
import type { MapMark } from '../map-mark.ts';

const mark = (kind: MapMark['kind'], id: number, x: number, y: number): MapMark => ({
  kind,
  id,
  label: `${kind} ${id}`,
  point: { lat: y, lng: x } as Point,
});
const at = ({ point }: MapMark) => ({ x: point.lng, y: point.lat });
const ids = (marks: readonly MapMark[]) => marks.map(({ id }) => id);

test('pins that cover each other are one group, the others stand alone', () => {
  const { single, groups } = clusterMarks(
    [mark('store', 1, 0, 0), mark('closed-store', 2, 30, 20), mark('store', 3, 300, 0), mark('store', 4, 10, 45)],
    at,
  );
  expect(groups.map(ids)).toEqual([[1, 2, 4]]);
  expect(ids(single)).toEqual([3]);
});

test('pins beside each other do not touch', () => {
  const { single, groups } = clusterMarks([mark('store', 1, 0, 0), mark('store', 2, 40, 0), mark('store', 3, 0, 46)], at);
  expect([ids(single), groups]).toEqual([[1, 2, 3], []]);
});

test('a pin that only the disc of a group covers joins it', () => {
  const below = mark('store', 3, 0, 60);
  expect(clusterMarks([mark('store', 1, 0, 0), below], at).groups).toEqual([]);
  expect(clusterMarks([mark('store', 1, 0, 0), mark('store', 2, 30, 0), below], at).groups.map(ids)).toEqual([[1, 2, 3]]);
});

test('no mark of a crowded map covers another', () => {
  const random = fc.record({ x: fc.integer({ min: 0, max: 360 }), y: fc.integer({ min: 0, max: 400 }) });
  fc.assert(
    fc.property(fc.array(random, { maxLength: 60 }), (points) => {
      const stores = points.map(({ x, y }, id) => mark('store', id, x, y));
      const { single, groups } = clusterMarks(stores, at);
      expect(single.length + groups.flat().length).toBe(stores.length);
      const boxes = [
        ...single.map((each) => ({ ...at(each), half: 20, top: 46, bottom: 0 })),
        ...groups.map(([first]) => ({ ...at(first!), half: 22, top: 22, bottom: 22 })),
      ];
      for (const [index, a] of boxes.entries())
        for (const b of boxes.slice(index + 1))
          expect(Math.abs(a.x - b.x) >= a.half + b.half || a.y - a.top >= b.y + b.bottom || b.y - b.top >= a.y + a.bottom).toBe(true);
    }),
  );
});

test('the home and the courier are never in a group', () => {
  const { single, groups } = clusterMarks([mark('home', 1, 0, 0), mark('store', 2, 0, 0), mark('courier', 3, 0, 0)], at);
  expect([ids(single), groups]).toEqual([[1, 3, 2], []]);
});

test.each([
  ['to the zoom where its stores fit', 17, 13, 17],
  ['at least one step, where they fit already', 12, 14, 15],
  ['and never out, where the map is closest already', 19, 21, 21],
])('a pressed group zooms in %s', (_how, fitting, now, zoom) => {
  expect(zoomInto(fitting, now, 21)).toBe(zoom);
});
