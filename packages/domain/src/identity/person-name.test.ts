import { expect, test } from 'vitest';
import { initialledName, joinName, splitName } from './person-name.ts';

test.each([
  ['both parts', { firstName: 'Aziza', lastName: 'Karimova' }, 'Aziza K.'],
  ['one part only', { firstName: 'Aziza', lastName: '' }, 'Aziza'],
  ['a letter of two halves', { firstName: 'Aziza', lastName: '𐐀bc' }, 'Aziza 𐐀.'],
])('a reader learns no more than the initial of a last name: %s', (_name, name, shown) => {
  expect(initialledName(name)).toBe(shown);
});

test.each([
  ['Aziz  Karim oʻgʻli', { firstName: 'Aziz', lastName: 'Karim oʻgʻli' }],
  [' Aziz ', { firstName: 'Aziz', lastName: '' }],
  ['', { firstName: '', lastName: '' }],
])('the name %j is split at its first space', (text, name) => {
  expect(splitName(text)).toEqual(name);
  expect(joinName(name)).toBe(text.trim().replace(/ +/, ' '));
});
