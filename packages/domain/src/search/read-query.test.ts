import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, looseKey } from './fold.ts';
import { typoMatch } from './typo-match.ts';
import { readQuery, typedWords, type DictionaryEntry } from './read-query.ts';
import type { VariantKind } from './query-variants.ts';

describe('typoMatch', () => {
  test.each([
    ['a swapped pair', 'lagmno', 'lagmon', 'word'],
    ['a letter less', 'samsa', 'somsa', 'word'],
    ['an unfinished word', 'shkola', 'shokolad', 'beginning'],
    ['two slips', 'lugmen', 'lagmon', undefined],
    ['three letters', 'osg', 'osh', 'word'],
    ['three letters, the first of them wrong', 'psh', 'osh', undefined],
    ['an unfinished word of three letters', 'shk', 'shokolad', undefined],
    ['two letters', 'oh', 'osh', undefined],
    ['a number', '1000', '100', undefined],
    ['one letter over and over', 'nnn', 'non', undefined],
  ])('takes %s for what it is', (_name, typed, known, expected) => {
    expect(typoMatch(typed, known)).toBe(expected);
  });
});

const NAMES = ['Lagʻmon', 'Somsa', 'Non', 'Сметана', 'Шоколад', 'Coca-Cola', 'Sut', 'Iphone 16'];
const dictionary = (names: readonly string[], keyOf: (text: string) => string) => names.flatMap((name) => keyOf(name).split(' '));
const WORDS: Readonly<Record<VariantKind, readonly string[]>> = { exact: dictionary(NAMES, fold), loose: dictionary(NAMES, looseKey) };

function lookUp(kind: VariantKind, key: string): DictionaryEntry {
  return {
    begins: WORDS[kind].some((word) => word.startsWith(key)),
    near: WORDS[kind].map((word) => ({ word, count: word.length })),
  };
}

describe('readQuery', () => {
  const read = (query: string) =>
    readQuery(typedWords(query), lookUp)
      ?.map(({ keys, isCorrected }) => keys.join('|') + (isCorrected ? '?' : ''))
      .join(' ');

  test.each([
    ['a name', 'lagmon', 'lagmon'],
    ['an apostrophe', "lag'mon", 'lagmon'],
    ['Cyrillic letters', 'лағмон', 'lagmon'],
    ['the Russian spelling, loosely', 'лагман', 'lagman'],
    ['the wrong keyboard', 'kfuvjy', 'lagmon'],
    ['the Russian spelling on the wrong keyboard', 'kfuvfy', 'lagman'],
    ['a slip', 'lagmno', 'lagmon?'],
    ['a slip in Cyrillic letters', 'сметена', 'smetana?'],
    ['a slip on the wrong keyboard', 'cvtnfyjd', 'smetana?'],
    ['a beginning', 'lag', 'lag'],
    ['a beginning with a slip', 'shekol', 'shokolad?'],
    ['several words', 'coca kola', 'koka kola'],
    ['a word that means nothing beside one that does', 'xyzzy non', 'non'],
    ['a number that is not known', 'iphone 17', 'ifone'],
    ['nothing that is known', 'xyzzy', undefined],
    ['one letter over and over', 'ssss', undefined],
    ['what falls apart into letters on the other keyboard', 'хсхсхс', undefined],
    ['one letter over and over, beside a word', 'нннн somsa', 'somsa'],
    ['no letters', "'’ʻ%%", undefined],
    ['nothing', '', undefined],
  ])('finds by %s', (_name, query, expected) => {
    expect(read(query)).toBe(expected);
  });

  test('says which words a beginning stands for, where the dictionary tells them all', () => {
    const reading = (beginnings: readonly string[] | null) =>
      readQuery(typedWords('lag'), (kind, key) => ({ ...lookUp(kind, key), beginnings }));
    expect(reading(['lagmon', 'lager'])).toEqual([{ kind: 'exact', keys: ['lag'], isCorrected: false, wholeWords: ['lagmon', 'lager'] }]);
    expect(reading(null)).toEqual([{ kind: 'exact', keys: ['lag'], isCorrected: false }]);
  });

  test('of several words that may be meant takes those in most things, four at most', () => {
    const near = ['kala', 'kola', 'kota', 'kolo', 'kol', 'kolba'].map((word, count) => ({ word, count }));
    expect(readQuery(typedWords('kolk'), () => ({ begins: false, near }))).toEqual([
      { kind: 'exact', keys: ['kol', 'kolo', 'kola'], isCorrected: true },
    ]);
  });

  test('never fails, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (query) => {
        const layouts = typedWords(query);
        expect(layouts.length).toBeLessThanOrEqual(2);
        for (const words of layouts) expect(words.length).toBeLessThanOrEqual(8);
        readQuery(layouts, lookUp);
      }),
    );
  });
});
