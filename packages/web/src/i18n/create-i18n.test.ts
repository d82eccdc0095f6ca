import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import texts from '../words.json' with { type: 'json' };
import { makeCalendar } from '../../vite/make-calendar.ts';
import { createI18n } from './create-i18n.ts';
import type { Calendar } from './calendar.ts';

const CALENDAR: Calendar = {
  months: ['yanvar', 'fevral', 'mart'],
  shortMonths: ['yan', 'fev', 'mar'],
  weekdays: ['dushanba', 'seshanba', 'chorshanba', 'payshanba', 'juma', 'shanba', 'yakshanba'],
  patterns: {
    long: '{day}-{month}, {year}',
    short: '{day}-{shortMonth}, {year}',
    day: '{day}-{month}',
    weekday: '{weekday}, {day}-{month}',
    weekdayOnly: '{weekday}',
  },
};
const wordsOf = (locale: 'en' | 'uz' | 'ru' | 'ar', texts: Record<string, string> = {}, calendar = CALENDAR) =>
  createI18n(locale, {
    calendar,
    messages: Object.fromEntries(Object.entries(texts).map(([source, text]) => [source, compileMessage(text)])),
  });

const WHEN = ['at {time}', 'tomorrow at {time}', 'on {date} at {time}', 'on {weekday} at {time}'] as const;
const RUSSIAN_WHEN = Object.fromEntries(WHEN.map((source) => [source, texts[source].ru]));

test('says a text in the language, and in English where there is no other', () => {
  const { t } = wordsOf('uz', { 'Shopping Cart': 'Savat' });
  expect([t('Shopping Cart'), t('Close')]).toEqual(['Savat', 'Close']);
  expect(t('{count} of {name}, {count}', { count: 2.5, name: '{count}' })).toBe('2,5 of {count}, 2,5');
});

test('keeps the sign of an amount before its digits where text runs to the left', () => {
  expect(wordsOf('en').formatPrice(-4000)).toBe('\u22124\u202F000\u00A0soʻm');
  expect(wordsOf('ar').formatPrice(4000)).not.toMatch(/[\u2066\u2069]/);
  expect(wordsOf('ar').formatPrice(-4000)).toMatch(/^\u2066\u22124\u202F000\u2069/);
  expect(wordsOf('ar').formatDifference(20_000)).toMatch(/^\u2066\+20\u202F000\u2069/);
  expect(wordsOf('en').formatDifference(20_000)).toBe('+20\u202F000\u00A0soʻm');
});

test('fills placeholders and chooses plural forms', () => {
  const items = '{count, plural, one {# item} other {# items}}';
  const { t } = wordsOf('ru', {
    [items]: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
    '{total} {tab} Found': 'Найдено: {total} · {tab}',
  });
  expect([1, 3, 5, 21].map((count) => t(items, { count }))).toEqual(['1 товар', '3 товара', '5 товаров', '21 товар']);
  expect(t('{total} {tab} Found', { total: 7, tab: 'Foods' })).toBe('Найдено: 7 · Foods');
});

test('a number that is filled in never stands on another line than its unit', () => {
  const { t, rich } = wordsOf('en');
  expect(t('{range} min', { range: '35–50' })).toBe('35–50\u00a0min');
  expect(t('+ {percent} % tax', { percent: '12' })).toBe('+ 12\u00a0% tax');
  expect(t('between Minimum {min} and Maximum {max}', { min: 1, max: 2 })).toBe('between Minimum 1 and Maximum 2');
  expect(rich('{km} km', { km: '1,2' })).toEqual(['', '1,2', '\u00a0km']);
});

test('puts elements where the language wants them', () => {
  const { rich } = wordsOf('ru', { 'I agree to the {terms}': '{terms} принимаю' });
  const link = { type: 'a', props: {}, key: null } as never;
  expect(rich('I agree to the {terms}', { terms: link })).toEqual(['', link, ' принимаю']);
  expect(wordsOf('en').rich('I agree to the {terms}', { terms: link })).toEqual(['I agree to the ', link, '']);
  expect(wordsOf('en').rich('Plain', {})).toEqual(['Plain']);
});

test('writes money and numbers in groups that no line and no direction tears', () => {
  const { formatPrice, formatMoney, formatNumber } = wordsOf('uz');
  expect(formatPrice(14900)).toBe('14\u202F900\u00A0soʻm');
  expect(formatMoney(-1500 as never)).toBe('−1\u202F500\u00A0soʻm');
  expect([formatNumber(1234.5), formatNumber(2.4, 1), formatNumber(2, 1), formatNumber(-1000)]).toEqual([
    '1\u202F235',
    '2,4',
    '2',
    '−1\u202F000',
  ]);
});

test('writes decimals with the mark of the language, in numbers, ratings, money and sentences', () => {
  const DOLLAR = { code: 'USD', symbol: '$', position: 'after', digits: 2 } as const;
  const textsIn = (locale: 'en' | 'uz' | 'ru' | 'ar') => {
    const texts = { 'Rated {stars} out of 5': compileMessage('Rated {stars} out of 5') };
    const words = createI18n(locale, { calendar: CALENDAR, messages: texts }, { currency: DOLLAR, timezone: 'Asia/Tashkent' });
    const { t, formatNumber, formatFixed, formatPrice } = words;
    return [formatNumber(2.5, 1), formatFixed(5, 1), formatPrice(12.5), t('Rated {stars} out of 5', { stars: 4.5 })];
  };
  for (const locale of ['uz', 'ru'] as const) expect(textsIn(locale)).toEqual(['2,5', '5,0', '12,50\u00A0$', 'Rated 4,5 out of 5']);
  for (const locale of ['en', 'ar'] as const) expect(textsIn(locale)).toEqual(['2.5', '5.0', '12.50\u00A0$', 'Rated 4.5 out of 5']);
});

test('says of a list that was counted no further that there are at least so many', () => {
  const { formatTotal } = wordsOf('en');
  expect([formatTotal(12), formatTotal(999), formatTotal(1_000)]).toEqual(['12', '999', '1\u202F000+']);
});

test("formats days and times in the shop's time zone, wherever the reader is", () => {
  const { formatDate, formatTime } = wordsOf('uz');
  const moment = '2026-03-20T20:05:00.000Z';
  expect([formatDate(moment), formatDate(moment, 'weekday'), formatTime(moment)]).toEqual(['21-mar, 2026', 'shanba, 21-mart', '01:05']);
});

test.each([
  ['the hour alone today, however late', '2026-03-20T18:59:00.000Z', 'at 23:59', 'в 23:59'],
  ['tomorrow, though that is an hour away', '2026-03-20T19:30:00.000Z', 'tomorrow at 00:30', 'завтра в 00:30'],
  ['the weekday after that', '2026-03-24T04:00:00.000Z', 'on Tuesday at 09:00', 'во вторник в 09:00'],
  ['the weekday of a Sunday', '2026-03-22T04:00:00.000Z', 'on Sunday at 09:00', 'в воскресенье в 09:00'],
  ['the date in a week', '2026-03-27T04:00:00.000Z', 'on 27 March at 09:00', '27 марта в 09:00'],
])("says of an hour to come, on the shop's clock, %s", (_, moment, english, russian) => {
  const evening = Date.parse('2026-03-20T18:30:00.000Z');
  const inEnglish = wordsOf('en', Object.fromEntries(WHEN.map((source) => [source, source])), makeCalendar('en'));
  expect(inEnglish.formatWhen(moment, evening)).toBe(english);
  expect(wordsOf('ru', RUSSIAN_WHEN, makeCalendar('ru')).formatWhen(moment, evening)).toBe(russian);
});

test('isolates values in a right-to-left sentence: amounts, names, times and elements', () => {
  const source = 'From {price} at {time}';
  const texts = { [source]: 'من {price} في {time}' };
  const filled = (locale: 'ar' | 'ru') => {
    const { t, formatPrice, formatTime } = wordsOf(locale, texts);
    return t(source, { price: formatPrice(14_900), time: formatTime('2026-03-20T20:05:00.000Z') });
  };
  expect(filled('ar')).toBe('من \u206814\u202F900\u00A0soʻm\u2069 في \u206801:05\u2069');
  expect(filled('ru')).toBe('من 14\u202F900\u00A0soʻm في 01:05');
  expect(wordsOf('ar', texts).rich(source, { price: 1, time: 2 })).toEqual(['من \u2068', 1, '\u2069 في \u2068', 2, '\u2069']);
});

test('knows the direction of the language [lang-04]', () => {
  expect([wordsOf('ar').direction, wordsOf('ru').direction]).toEqual(['rtl', 'ltr']);
});

test('things stand behind each other with the comma of the language', () => {
  expect(wordsOf('en').formatList(['gluten', 'milk'])).toBe('gluten, milk');
  expect(wordsOf('ar').formatList(['غلوتين', 'حليب'])).toBe('غلوتين، حليب');
});
