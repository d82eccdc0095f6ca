import { expect, test } from 'vitest';
import { squareCrop } from './square-crop.ts';

test.each([
  ['a wide photo', 4000, 3000, { left: 500, top: 0, width: 3000, height: 3000, scale: 512 / 3000 }],
  ['a high photo', 600, 1000, { left: 0, top: 200, width: 600, height: 600, scale: 512 / 600 }],
  ['a small one', 100, 100, { left: 0, top: 0, width: 100, height: 100, scale: 1 }],
])('takes the middle of %s, as wide as it is high [profile-08]', (_name, width, height, crop) => {
  expect(squareCrop(width, height)).toEqual(crop);
});
