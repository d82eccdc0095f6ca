import { expect, test } from 'vitest';
import { join } from 'node:path';
import { LOCALES } from '@bozor/domain/words/locale.ts';
import { readWordFiles } from '@bozor/words/word-files.ts';
import { compileWords } from './compile-words.ts';
import { parsePlaceholders } from '../src/i18n/parse-placeholders.ts';
import { keepUnits } from './keep-units.ts';

test.each([
  ['{amount} кг', '{amount}\u00a0кг'],
  ['{count, plural, one {# шт.} other {# шт.}}', '{count, plural, one {#\u00a0шт.} other {#\u00a0шт.}}'],
  ['+ {percent} % tax', '+ {percent}\u00a0% tax'],
  ['between {min} and {max}', 'between {min} and {max}'],
  ['{total} Lagman', '{total} Lagman'],
])('%s keeps number and unit together, and nothing else', (text, kept) => {
  expect(keepUnits(text)).toBe(kept);
});

test('in no language a measure of the shop breaks between number and unit', () => {
  const files = readWordFiles([join(import.meta.dirname, '../../../apps/storefront/app'), join(import.meta.dirname, '../src')]);
  const sources = files.flatMap(({ words }) => Object.keys(words)).filter((source) => /^\{\w+\} (kg|g|l|ml|km|min|pack)$/.test(source));
  expect(sources.length).toBeGreaterThan(5);
  for (const locale of LOCALES) {
    const messages = compileWords(files, locale);
    for (const source of sources)
      expect(JSON.stringify(messages[source] ?? parsePlaceholders(source)), `${source} in ${locale}`).not.toMatch(/" |\] /);
  }
});
