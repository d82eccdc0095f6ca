import { expect, it } from 'vitest';
import { Words } from './words.ts';

const words = new Words([{ '{amount} for {name}': { uz: '{name}ga {amount}', ru: '{amount} для {name}', ar: '{amount} إلى {name}' } }]);
const values = { amount: '14 900 soʻm', name: 'Aziza' };

it('isolates values in a right-to-left sentence, so that names and amounts keep their direction', () => {
  expect(words.translate('ar', '{amount} for {name}', values)).toBe('\u206814 900 soʻm\u2069 إلى \u2068Aziza\u2069');
  expect(words.translate('ru', '{amount} for {name}', values)).toBe('14 900 soʻm для Aziza');
});

it('leaves codes and links as they are, for apps that look for them', () => {
  expect(words.translate('ar', '{amount} for {name}', { amount: '123456', name: 'https://shop.example/a' })).toBe(
    '123456 إلى https://shop.example/a',
  );
});
