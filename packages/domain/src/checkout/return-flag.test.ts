import { expect, it } from 'vitest';
import { unpaidFlag } from './return-flag.ts';

it.each([
  ['fail', 'fail'],
  ['cancel', 'cancel'],
  ['success', undefined],
  ['', undefined],
  ['0', undefined],
  [null, undefined],
])('the flag %j of a return says %j', (flag, expected) => {
  expect(unpaidFlag(flag)).toBe(expected);
});
