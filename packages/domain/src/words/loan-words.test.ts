import { expect, test } from 'vitest';
import { FILE_KINDS, LATIN_EVERYWHERE, LOAN_STEMS, LOAN_WORDS, UNITS } from './loan-words.ts';

const WORDS = [...LOAN_STEMS, ...Object.entries(LOAN_WORDS)];

test.each(WORDS)('%s is spelled %s: Latin letters on one side, Cyrillic ones on the other', (latin, cyrillic) => {
  expect(latin).toMatch(/^[a-zʻʼ]{3,}$/);
  expect(cyrillic).toMatch(/^[а-яёўқғҳ]{3,}$/);
});

test('no word has two spellings', () => {
  const latin = WORDS.map(([word]) => word);
  expect(latin.filter((word, at) => latin.indexOf(word) !== at)).toEqual([]);
});

test('what stays Latin, and units, are single words in lower case', () => {
  for (const word of [...FILE_KINDS, ...LATIN_EVERYWHERE, ...UNITS]) expect(word).toMatch(/^[a-zʻ]+$/);
});
