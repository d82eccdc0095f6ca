import { expect, test } from 'vitest';
import { text } from './product-seed.ts';

test('binds the digits of a sum, so that no direction turns them around', () => {
  expect(text`From 100 000 soʻm | 100 000 soʻmdan | От 100 000 сум | من 100 000 سوم`).toEqual({
    en: 'From 100\u202F000 soʻm',
    uz: '100\u202F000 soʻmdan',
    ru: 'От 100\u202F000 сум',
    ar: 'من 100\u202F000 سوم',
  });
});
