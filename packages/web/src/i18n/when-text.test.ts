import { expect, test } from 'vitest';
import { parsePlaceholders } from './parse-placeholders.ts';
import { whenText } from './when-text.ts';

const parts = { time: '10:30', weekday: 'Friday', date: '27 November' };

test.each([
  [-1, 'at 10:30'],
  [0, 'at 10:30'],
  [1, 'tomorrow at 10:30'],
  [2, 'on Friday at 10:30'],
  [6, 'on Friday at 10:30'],
  [7, 'on 27 November at 10:30'],
])('a time %d days ahead is %s', (days, text) => {
  const t = (source: string, values: object) =>
    source.replace(/\{(\w+)\}/g, (_, name: string) => (values as Record<string, string>)[name]!);
  expect(whenText(days, parts, t)).toBe(text);
});

test.each([
  ['Edit {address}', ['Edit ', ['address'], '']],
  ['{total} {tab} Found', ['', ['total'], ' ', ['tab'], ' Found']],
  ['Nothing', ['Nothing']],
])('the placeholders of %j are found', (text, parsed) => {
  expect(parsePlaceholders(text)).toEqual(parsed);
});
