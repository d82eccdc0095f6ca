import { expect, test } from 'vitest';
import { houseKey } from './house-key.ts';

test.each([
  ['15', '15'],
  [' 15 а ', '15A'],
  ['15A', '15A'],
  ['15б', '15B'],
  ['15/2', '15/2'],
  ['15\\2', '15/2'],
  ['15-2', '15/2'],
  ['60 к2', '60/2'],
  ['60 корп. 2', '60/2'],
  ['15а/2б', '15A/2B'],
  ['№ 7', '7'],
  ['', undefined],
  ['б/н', undefined],
  ['0', undefined],
  ['12345', undefined],
])('the key of "%s" is %s', (house, key) => {
  expect(houseKey(house)).toBe(key);
});
