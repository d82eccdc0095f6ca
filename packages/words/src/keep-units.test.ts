import { expect, test } from 'vitest';
import { join } from 'node:path';
import { LOCALES } from '@bozor/domain/words/locale.ts';
import { compileTranslation, readWordFiles } from './word-files.ts';
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
  const files = readWordFiles([join(import.meta.dirname, '../../../apps/storefront/app'), join(import.meta.dirname, '../../web/src')]);
  const measures = files
    .flatMap(({ words }) => Object.entries(words))
    .filter(([source]) => /^\{\w+\} (kg|g|l|ml|km|min|pack)$/.test(source));
  expect(measures.length).toBeGreaterThan(5);
  for (const [source, translations] of measures)
    for (const locale of LOCALES)
      expect(JSON.stringify(compileTranslation(source, translations, locale)), `${source} ${locale}`).not.toContain('" ');
});
