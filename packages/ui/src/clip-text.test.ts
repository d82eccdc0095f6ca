import { expect, test } from 'vitest';
import { clipText } from './clip-text.ts';

test.each([
  ['leaves short text alone', 'Rice, lamb, carrots', 100, 'Rice, lamb, carrots'],
  ['ends with a whole word', 'Rice, lamb, carrots, chickpeas and barberries', 22, 'Rice, lamb, carrots…'],
  ['cuts a word that is too long to spare', 'a'.repeat(60), 20, `${'a'.repeat(20)}…`],
  ['does not hide a few last letters', 'Rice, lamb, carrots and peas', 20, 'Rice, lamb, carrots and peas'],
])('%s', (_name, text, limit, clipped) => {
  expect(clipText(text, limit)).toBe(clipped);
});
