import { expect, test } from 'vitest';
import { parseId } from './ids.ts';

test.each([
  ['a number', 42, 42],
  ['digits', '42', 42],
  ['the largest whole number', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ['zero', 0, undefined],
  ['a negative number', -1, undefined],
  ['a part', 1.5, undefined],
  ['an exponent', '1e3', undefined],
  ['a space', ' 7', undefined],
  ['digits behind a letter', 'x42', undefined],
  ['digits before a letter', '42x', undefined],
  ['ten digits', '1234567890', 1_234_567_890],
  ['leading zeros', '007', undefined],
  ['digits beyond the whole numbers', '9999999999999999', undefined],
  ['nothing', undefined, undefined],
  ['a list', [7], undefined],
])('parseId reads %s', (_name, value, expected) => {
  expect(parseId(value)).toBe(expected);
});
