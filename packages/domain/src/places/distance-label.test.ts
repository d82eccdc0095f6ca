import { expect, test } from 'vitest';
import { distanceLabel } from './distance-label.ts';

test.each([
  ['metres as km', 2412, 1, { kind: 'km', km: '2.4' }],
  ['the configured digits', 2412, 2, { kind: 'km', km: '2.41' }],
  ['no digits', 2412, 0, { kind: 'km', km: '2' }],
  ['next door', 0, 1, { kind: 'km', km: '0.0' }],
  ['next door without digits', 999, 0, { kind: 'next-door' }],
  ['exactly a thousand', 1_000_000, 0, { kind: 'km', km: '1000' }],
  ['over a thousand', 1_000_001, 2, { kind: 'far' }],
])('distanceLabel returns %s [card-09]', (_name, metres, digits, expected) => {
  expect(distanceLabel(metres, digits)).toEqual(expected);
});
