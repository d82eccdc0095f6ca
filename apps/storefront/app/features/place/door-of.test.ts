import { expect, test } from 'vitest';
import { doorOf } from './door-of.ts';

test.each([
  ['a house', { house: '15' }, { house: '15', floor: '', note: '' }],
  ['house, flat and floor', { house: '15', flat: '42', floor: '5' }, { house: '15, 42', floor: '5', note: '' }],
  ['a landmark', { house: '', landmark: 'Korzinka' }, { house: '', floor: '', note: 'Korzinka' }],
])('%s leads to the door', (_name, typed, door) => {
  expect(doorOf(typed)).toEqual(door);
});

test('a street alone has no door', () => {
  expect(doorOf({ house: '' })).toBeUndefined();
});
