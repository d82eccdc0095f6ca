import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestEnd } from './nearest-end.ts';

test.each([
  ['the first page', { total: 100, limit: 10, offset: 1 }, { isForward: true, skip: 0, take: 10 }],
  ['one before the middle', { total: 100, limit: 10, offset: 5 }, { isForward: true, skip: 40, take: 10 }],
  ['one behind the middle', { total: 100, limit: 10, offset: 7 }, { isForward: false, skip: 30, take: 10 }],
  ['the last page', { total: 100, limit: 10, offset: 10 }, { isForward: false, skip: 0, take: 10 }],
  ['a last page that is not full', { total: 95, limit: 10, offset: 10 }, { isForward: false, skip: 0, take: 5 }],
  ['a page behind the last', { total: 95, limit: 10, offset: 11 }, { isForward: true, skip: 100, take: 0 }],
  ['a page of nothing', { total: 0, limit: 10, offset: 1 }, { isForward: true, skip: 0, take: 0 }],
])('%s is read from the end that is nearer', (_name, page, reading) => {
  expect(nearestEnd(page)).toEqual(reading);
});

test('every page has its rows, whichever end they are read from', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), (total, limit, offset) => {
      const list = Array.from({ length: total }, (_, index) => index);
      const { isForward, skip, take } = nearestEnd({ total, limit, offset });
      const read = (isForward ? list : list.toReversed()).slice(skip, skip + take);
      expect(isForward ? read : read.toReversed()).toEqual(list.slice((offset - 1) * limit, offset * limit));
      expect(take === 0 || skip <= total / 2).toBe(true);
    }),
  );
});
