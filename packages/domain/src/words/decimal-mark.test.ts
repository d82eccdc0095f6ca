import { expect, test } from 'vitest';
import { writeDecimal, writeDecimals } from './decimal-mark.ts';
import { LANGUAGES, LOCALES } from './locale.ts';

test.each(LOCALES)('writes decimals in %s as Unicode says', (locale) => {
  const tag = locale === 'ar' ? 'ar-u-nu-latn' : locale;
  const mark = new Intl.NumberFormat(tag).formatToParts(4.5).find(({ type }) => type === 'decimal')?.value;
  expect(LANGUAGES[locale].decimalMark).toBe(mark);
});

test.each([
  ['ru', 4.5, 1, '4,5'],
  ['uz-Cyrl', 5, 1, '5,0'],
  ['en', 2.412, 2, '2.41'],
  ['ru', 3, 0, '3'],
] as const)('writes a number in %s with its digits', (locale, value, digits, written) => {
  expect(writeDecimal(value, digits, locale)).toBe(written);
});

test.each([
  ['uz', 12.5, '12,5'],
  ['en', 12.125, '12.125'],
  ['ru', 12, '12'],
] as const)('writes a number in %s with all its decimals', (locale, value, written) => {
  expect(writeDecimals(value, locale)).toBe(written);
});
