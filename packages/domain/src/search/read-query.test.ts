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
  ])('reads %s as it is', (_name, typed, known, expected) => {
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

  test('expands a prefix where the dictionary returns all its words', () => {
    const reading = (beginnings: readonly string[] | null) =>
      readQuery(typedWords('lag'), (kind, key) => ({ ...lookUp(kind, key), beginnings }));
    expect(reading(['lagmon', 'lager'])).toEqual([{ kind: 'exact', keys: ['lag'], isCorrected: false, wholeWords: ['lagmon', 'lager'] }]);
    expect(reading(null)).toEqual([{ kind: 'exact', keys: ['lag'], isCorrected: false }]);
  });

  test('of several words that may be meant takes those in most things, four at most', () => {
    const near = ['kala', 'kolt', 'kola', 'kota', 'kolo', 'kol', 'kolka', 'kolba'].map((word, count) => ({ word, count }));
    expect(readQuery(typedWords('kolk'), () => ({ begins: false, near }))).toEqual([
      { kind: 'exact', keys: ['kolka', 'kol', 'kolo', 'kola'], isCorrected: true },
    ]);
  });

  test('words in equally many things are taken in the order of the alphabet', () => {
    const near = ['kolt', 'kola', 'kolo'].map((word) => ({ word, count: 1 }));
    expect(readQuery(typedWords('kolk'), () => ({ begins: false, near }))).toEqual([
      { kind: 'exact', keys: ['kola', 'kolo', 'kolt'], isCorrected: true },
    ]);
  });

  test('knows nothing where the dictionary has no answer', () => {
    expect(readQuery(typedWords('lagmon somsa'), () => undefined)).toBeUndefined();
  });

  describe('of two keyboard layouts', () => {
    const word = (key: string) => ({ exact: key, loose: key });
    const answer = (key: string): DictionaryEntry => ({
      begins: key.startsWith('known'),
      near: key.startsWith('nearly') ? [{ word: `${key}y`, count: 1 }] : [],
    });
    const read = (...layouts: readonly string[][]) =>
      readQuery(
        layouts.map((words) => words.map(word)),
        (_kind, key) => answer(key),
      )?.flatMap(({ keys }) => keys);

    test.each([
      ['the one whose words are all known', [['nearlya'], ['knownb']], ['knownb']],
      [
        'the one whose words are all known, not only one',
        [
          ['knowna', 'nearlya'],
          ['knownb', 'knownc'],
        ],
        ['knownb', 'knownc'],
      ],
      ['the typed one when both are known', [['knowna'], ['knownb']], ['knowna']],
      [
        'the one that corrections complete',
        [
          ['knowna', 'void'],
          ['nearlyb', 'nearlyc'],
        ],
        ['nearlyby', 'nearlycy'],
      ],
      [
        'the one with more words understood',
        [
          ['knowna', 'void', 'void'],
          ['knownb', 'nearlyc', 'void'],
        ],
        ['knownb', 'nearlycy'],
      ],
      [
        'the typed one when as many are understood',
        [
          ['knowna', 'void'],
          ['knownb', 'void'],
        ],
        ['knowna'],
      ],
    ])('takes %s', (_name, layouts, keys) => {
      expect(read(...layouts)).toEqual(keys);
    });
  });

  test('keeps the other layout where only some of its words become letters', () => {
    expect(typedWords('хахаха дфпьфт')[1]?.at(-1)).toEqual({ exact: 'lagman', loose: 'lagman' });
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
