import { describe, expect, test } from 'vitest';
import { directionOf, RIGHT_TO_LEFT } from './direction.ts';
import { closestLocale, isLocale, LANGUAGES, LOCALES, preferredLocale } from './locale.ts';
import { inLocale } from './localized.ts';

test('the picker offers Uzbek, Uzbek Cyrillic and Russian, and every locale once [lang-01]', () => {
  const codes = Object.keys(LANGUAGES);
  expect(codes).toEqual(expect.arrayContaining(['uz', 'uz-Cyrl', 'ru']));
  expect(codes.toSorted()).toEqual([...LOCALES].toSorted());
});

test.each([
  ['uz', 'Oʻzbekcha', 'latin', '1,5', 'a, b'],
  ['uz-Cyrl', 'Ўзбекча', 'cyrillic-extended', '1,5', 'a, b'],
  ['ru', 'Русский', 'cyrillic', '1,5', 'a, b'],
  ['en', 'English', 'latin', '1.5', 'a, b'],
  ['ar', 'العربية', 'arabic', '1.5', 'a، b'],
] as const)('%s is called %s, is written in %s, and writes %s and %s', (locale, name, script, number, list) => {
  const language = LANGUAGES[locale];
  expect([language.name, language.script]).toEqual([name, script]);
  expect([`1${language.decimalMark}5`, ['a', 'b'].join(language.listMark)]).toEqual([number, list]);
  expect(() => new Intl.DateTimeFormat(language.dates)).not.toThrow();
  expect(new Intl.DateTimeFormat(language.dates).resolvedOptions().numberingSystem).toBe('latn');
});

test.each([
  ['uz', 'uz'],
  ['uz-Cyrl', 'uz-Cyrl'],
  ['UZ_cyrl-UZ', 'uz-Cyrl'],
  ['uz-Latn-UZ', 'uz'],
  ['ru-RU', 'ru'],
  [' en ', 'en'],
  ['de', undefined],
  ['', undefined],
  ['__proto__', undefined],
])('closestLocale of %j is %j', (tag, expected) => {
  expect(closestLocale(tag)).toBe(expected);
});

test.each([
  ['the first that fits', 'de, ru;q=0.8, en;q=0.5', 'ru'],
  ['the heaviest', 'en;q=0.5, uz;q=0.9', 'uz'],
  ['not what is refused', 'ru;q=0, ar', 'ar'],
  ['English for nothing known', 'de, fr', 'en'],
  ['English for nothing', '', 'en'],
  ['English for nonsense', ';;q=,,;q=x', 'en'],
])('preferredLocale takes %s', (_name, header, expected) => {
  expect(preferredLocale(header)).toBe(expected);
});

test('isLocale is exact', () => {
  expect(isLocale('uz-Cyrl')).toBe(true);
  expect(isLocale('uz-cyrl')).toBe(false);
  expect(isLocale(undefined)).toBe(false);
});

describe('directionOf', () => {
  test('these twelve are written from right to left [lang-04]', () => {
    expect(RIGHT_TO_LEFT).toEqual(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl']);
  });

  test.each(RIGHT_TO_LEFT)('%s is [lang-04]', (language) => {
    expect(directionOf(language)).toBe('rtl');
    expect(directionOf(`${language.toUpperCase()}-XX`)).toBe('rtl');
  });

  test.each(['en', 'uz', 'uz-Cyrl', 'ru', 'arn', 'kurmanji', ''])('%j is not [lang-04]', (language) => {
    expect(directionOf(language)).toBe('ltr');
  });
});

test('a text falls back to English where it was not written', () => {
  expect(inLocale({ en: 'Lagman', uz: 'Lagʻmon' }, 'uz')).toBe('Lagʻmon');
  expect(inLocale({ en: 'Lagman', uz: '' }, 'uz')).toBe('Lagman');
  expect(inLocale({ en: 'Lagman' }, 'ru')).toBe('Lagman');
});
