import { expect, test } from 'vitest';
import { compileTranslation } from './word-files.ts';

test('makes Uzbek Cyrillic of Uzbek, placeholders and plural forms untouched', () => {
  const source = '{count, plural, one {# item of {store}} other {# items of {store}}}';
  const uz = '{count, plural, one {# ta {store} mahsuloti} other {# ta {store} mahsuloti}}';
  expect(compileTranslation(source, { uz }, 'uz-Cyrl')).toEqual([
    ['count', 'plural', { offset: undefined, one: ['#', ' та ', ['store'], ' маҳсулоти'], other: ['#', ' та ', ['store'], ' маҳсулоти'] }],
  ]);
});

test('its own Cyrillic overrides the rule', () => {
  expect(compileTranslation('Circus', { 'uz': 'Sirk', 'uz-Cyrl': 'Цирк' }, 'uz-Cyrl')).toEqual(['Цирк']);
});
