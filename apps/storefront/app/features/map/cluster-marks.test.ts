import type { Point } from '@bozor/domain/places/point.ts';
import { expect, test } from 'vitest';
import { clusterMarks, zoomInto } from './cluster-marks.ts';
import type { MapMark } from './map-mark.ts';

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
