import { expect, test } from 'vitest';
import { readSearchText, type OrderQuery } from './read-search-text.ts';

test.each<[string, OrderQuery]>([
  ['', { kind: 'all' }],
  ['  ', { kind: 'all' }],
  ['12', { kind: 'too-short' }],
  ['A', { kind: 'too-short' }],
  ['Az', { kind: 'name', names: 'Az' }],
  ['45 67', { kind: 'digits', digits: '4567', names: '' }],
  ['٤٥٦٧', { kind: 'digits', digits: '4567', names: '' }],
  ['№ 123 456 789', { kind: 'digits', digits: '123456789', names: '' }],
  ['123\u202F456\u202F789', { kind: 'digits', digits: '123456789', names: '' }],
  ['+998 (90) 123-45-67', { kind: 'digits', digits: '998901234567', names: '' }],
  ['Азиза 4567', { kind: 'digits', digits: '4567', names: 'Азиза' }],
  ['Oʻgʻiloy Karimova', { kind: 'name', names: 'Oʻgʻiloy Karimova' }],
  ['Aziza 12', { kind: 'name', names: 'Aziza' }],
])('reads "%s"', (text, expected) => {
  expect(readSearchText(text)).toEqual(expected);
});
