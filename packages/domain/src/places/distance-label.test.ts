import { expect, test } from 'vitest';
import { distanceLabel } from './distance-label.ts';

test.each([
  ['metres as km', 2412, 1, '2.4 km'],
  ['the configured digits', 2412, 2, '2.41 km'],
  ['no digits', 2412, 0, '2 km'],
  ['next door', 0, 1, '0.0 km'],
  ['exactly a thousand', 1_000_000, 0, '1000 km'],
  ['over a thousand', 1_000_001, 2, '1k+ km'],
])('distanceLabel shows %s [card-09]', (_name, metres, digits, expected) => {
  expect(distanceLabel(metres, digits)).toBe(expected);
});
