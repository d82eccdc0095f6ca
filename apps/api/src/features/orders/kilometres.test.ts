import { expect, test } from 'vitest';
import { kilometres } from './kilometres.ts';

test.each([
  [0, 'en', '< 0.1'],
  [37, 'uz', '< 0,1'],
  [50, 'en', '0.1'],
  [2_412, 'ru', '2,4'],
  [2_412, 'ar', '2.4'],
] as const)('%i metres on a bill in %s are %s km', (metres, locale, written) => {
  expect(kilometres(metres, locale)).toBe(written);
});
