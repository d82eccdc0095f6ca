import { expect, test } from 'vitest';
import { makeCalendar } from './make-calendar.ts';
import { compileTranslation, compileWords } from './word-files.ts';

const file = (words: Record<string, object>) => [{ path: 'words.json', words }];

test('makes Uzbek Cyrillic of Uzbek, holes and plural forms untouched', () => {
  const source = '{count, plural, one {# item of {store}} other {# items of {store}}}';
  const uz = '{count, plural, one {# ta {store} mahsuloti} other {# ta {store} mahsuloti}}';
  expect(compileTranslation(source, { uz }, 'uz-Cyrl')).toEqual([
    ['count', 'plural', { offset: undefined, one: ['#', ' та ', ['store'], ' маҳсулоти'], other: ['#', ' та ', ['store'], ' маҳсулоти'] }],
  ]);
});

test('where the rule is wrong its own Cyrillic counts', () => {
  expect(compileTranslation('Circus', { 'uz': 'Sirk', 'uz-Cyrl': 'Цирк' }, 'uz-Cyrl')).toEqual(['Цирк']);
});

test('English keeps only what its own text does not say: forms, and what is quoted', () => {
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
  // Days of delivery take the two apart there.
  for (const { patterns, weekdays } of (['en', 'uz', 'uz-Cyrl', 'ru', 'ar'] as const).map(makeCalendar)) {
    expect(patterns.weekday).toMatch(/^\{weekday\}[,،]? \{day\}/);
    expect(weekdays.join('')).not.toMatch(/\s/);
  }
});
