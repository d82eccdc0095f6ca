import { expect, test } from 'vitest';
import { kilometres } from './kilometres.ts';

test.each([
  [0, '< 0.1'],
  [37, '< 0.1'],
  [50, '0.1'],
  [2_412, '2.4'],
])('%i metres are %s km on a bill', (metres, written) => {
  expect(kilometres(metres)).toBe(written);
});
