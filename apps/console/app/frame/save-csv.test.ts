import { expect, test } from 'vitest';
import { csvOf, separatorOf } from './save-csv.ts';

test.each([
  ['UZ', ';'],
  ['RU', ';'],
  ['DE', ';'],
  ['US', ','],
  ['GB', ','],
])('a spreadsheet in %s separates by %s', (country, separator) => {
  expect(separatorOf(country)).toBe(separator);
});

test.each([
  ['numbers with the mark of the country', [['Net', 1.5, -20]], 'UZ', 'Net;1,5;-20'],
  ['numbers of another country', [['Net', 1.5]], 'US', 'Net,1.5'],
  ['a text with the separator in quotes', [['a;b']], 'UZ', '"a;b"'],
  ['no quotes for the other separator', [['a,b']], 'UZ', 'a,b'],
  ['quotes doubled', [['a "b"']], 'US', '"a ""b"""'],
  ['no formula', [['=1+1', '@x']], 'UZ', "'=1+1;'@x"],
])('writes %s', (_name, rows, country, expected) => {
  expect(csvOf(rows, country)).toBe(`\uFEFF${expected}\r\n`);
});
