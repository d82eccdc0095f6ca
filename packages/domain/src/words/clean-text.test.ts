import { describe, expect, test } from 'vitest';
import { cleanCode } from './clean-code.ts';
import { cleanText, isBlank } from './clean-text.ts';
import { toLatinDigits } from './latin-digits.ts';
import { latinOfLookAlikes } from './look-alikes.ts';

describe('cleanText', () => {
  test.each([
    ['zero-width characters', 'A\u200bz\u200ci\u200dz\u2060', 'Aziz'],
    ['a byte order mark', '\ufeffAziz', 'Aziz'],
    ['marks and overrides of direction', '\u202aAziz\u202c\u200f\u061c\u2066\u2069', 'Aziz'],
    ['soft hyphens', 'Az\u00adiz', 'Aziz'],
    ['spaces of other kinds', 'Aziz\u00a0Karimov\u2009\u3000X', 'Aziz Karimov  X'],
    ['a letter of two characters', 'e\u0301', '\u00e9'],
    ['ends', '  Aziz \u00a0', 'Aziz'],
  ])('cleans %s', (_name, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  test.each([
    ['lines and tabs', 'a\nb\tc'],
    ['an emoji of several', '👨‍👩‍👧 ❤️'],
    ['Arabic and Uzbek letters', 'مرحبا oʻzbek'],
  ])('keeps %s', (_name, text) => {
    expect(cleanText(text)).toBe(text);
  });
});

test.each([['\u200b'], ['\u3164'], ['\u2800'], ['\u00a0\u202e'], ['\u{e0041}'], ['\ufe0f'], [' \n'], [''], [undefined]])(
  'nothing of %j is visible',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

test.each([['a'], ['1'], ['ش'], ['🙂'], ['-']])('%s is visible', (text) => {
  expect(isBlank(text)).toBe(false);
});

test.each([
  ['Cyrillic letters that look Latin', 'ВОZОR10', 'BOZOR10'],
  ['Cyrillic ones alone', 'САНЕК', 'CAHEK'],
  ['full-width ones', 'ＢＯＺＯＲ', 'BOZOR'],
  ['a word in Cyrillic', 'СКИДКА', 'СКИДКА'],
])('latinOfLookAlikes reads %s', (_name, text, expected) => {
  expect(latinOfLookAlikes(text)).toBe(expected);
});

test('cleanCode takes away spaces and writes digits and look-alikes in ASCII', () => {
  expect(cleanCode(' ВОZОR\u00a0١٠\u200b')).toBe('BOZOR10');
  expect(cleanCode('123 456')).toBe('123456');
});

test.each([
  ['Arabic', '٠١٩'],
  ['Persian', '۰۱۹'],
  ['Devanagari', '०१९'],
  ['full-width', '０１９'],
  ['mathematical', '𝟎𝟏𝟗𝟘𝟙'],
])('toLatinDigits reads %s digits', (_name, text) => {
  expect(toLatinDigits(text)).toMatch(/^019(01)?$/);
});
