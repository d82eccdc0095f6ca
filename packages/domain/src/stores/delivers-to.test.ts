import { expect, test } from 'vitest';
import { deliversTo } from './delivers-to.ts';

test.each([
  [true, [1, 2], true],
  [true, [1, 4], false],
  [true, [], false],
  [true, undefined, true],
  [false, [2], false],
  [false, undefined, false],
])('a store of zone 2 with delivery %s brings to zones %j: %s', (delivery, zones, brings) => {
  expect(deliversTo({ delivery, zone_id: 2 }, zones)).toBe(brings);
});
