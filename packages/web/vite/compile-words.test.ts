import { LOCALES } from '@bozor/domain/words/locale.ts';
import { expect, test } from 'vitest';
import { makeCalendar } from './make-calendar.ts';
import { compileWords } from './compile-words.ts';

const file = (words: Record<string, object>) => [{ path: 'words.json', words }];

test('the English catalogue contains only plural forms and quoted texts', () => {
  const forms = '{n, plural, one {# star} other {# stars}}';
  const texts = { 'Close': {}, '{n} km': {}, 'Don’t say {word}': {}, [forms]: {}, "Type '{'{n}": {} };
  expect(Object.keys(compileWords(file(texts), 'en'))).toEqual([forms, "Type '{'{n}"]);
  expect(Object.keys(compileWords(file(texts), 'uz'))).toHaveLength(5);
});

test('a message that cannot be read names its file', () => {
  expect(() => compileWords(file({ Hello: { ru: 'При{вет' } }), 'ru')).toThrow(/words\.json: 'Hello' in ru/);
});

test('every language has its months, days and order of a date', () => {
  expect(makeCalendar('uz').patterns.day).toBe('{day}-{month}');
  expect(makeCalendar('ru').months[2]).toBe('марта');
  expect(makeCalendar('ar').patterns.long).toContain('{day}');
  expect(makeCalendar('en').weekdays[0]).toBe('Monday');
  for (const locale of LOCALES) expect([locale, makeCalendar(locale).patterns.weekdayOnly]).toEqual([locale, '{weekday}']);
});
