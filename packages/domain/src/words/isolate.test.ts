import { expect, test } from 'vitest';
import { isolate } from './isolate.ts';

test.each([
  ['14 900 سوم', 'ar', '\u206814 900 سوم\u2069'],
  ['+998 90 123 45 67', 'ar', '\u2068+998 90 123 45 67\u2069'],
  ['Korzinka', 'he', '\u2068Korzinka\u2069'],
  ['14 900 soʻm', 'uz', '14 900 soʻm'],
  ['2.4', 'ar', '2.4'],
  ['123456', 'ar', '123456'],
  ['', 'ar', ''],
  ['https://shop.example/track?token=1', 'ar', 'https://shop.example/track?token=1'],
])('%j in a sentence of %s is %j', (value, locale, isolated) => {
  expect(isolate(value, locale)).toBe(isolated);
});
