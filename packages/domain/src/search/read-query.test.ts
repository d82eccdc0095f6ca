import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, looseKey } from './fold.ts';
import { typoMatch } from './typo-match.ts';
import { likelySlip } from './likely-slip.ts';
import { indexOtherNames } from './other-names.ts';
import { readQuery, typedQuery, type DictionaryEntry } from './read-query.ts';
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

describe('likelySlip', () => {
  test.each([
    ['swapped letters of a short word', 'smosa', 'somsa', 'word'],
    ['a missing letter of a short word', 'lgmon', 'lagmon', 'word'],
    ['a vowel mistaken for another', 'kefer', 'kefir', 'word'],
    ['any error of a long word', 'shokolat', 'shokolad', 'word'],
    ['the beginning of a long word', 'shekol', 'shokolad', 'beginning'],
    ['a letter too many of a short word: it may be another', 'vodka', 'voda', undefined],
    ['another consonant of a short word', 'gilam', 'gilas', undefined],
    ['another first letter of a short word', 'bosom', 'posom', undefined],
    ['the beginning of a short word', 'telek', 'teleskop', undefined],
  ])('%s', (_name, typed, known, expected) => {
    expect(likelySlip(typed, known)).toBe(expected);
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
    readQuery(typedQuery(query), lookUp)
      ?.map(({ keys, isCorrected, writings }) => (writings ? `#${writings[0]?.join('+')}` : keys.join('|') + (isCorrected ? '?' : '')))
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
    ['a number beside a word', 'iphone 17', 'ifone #17'],
    ['a word that is only one letter beside an unknown one', "M&M's", undefined],
    ['a Russian word that is no Latin one on the other keyboard', 'духи', undefined],
    ['joining words beside others', 'лагман с сомса', 'lagman somsa'],
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
      readQuery(typedQuery('lag'), (kind, key) => ({ ...lookUp(kind, key), beginnings }));
    expect(reading(['lagmon', 'lager'])).toEqual([{ kind: 'exact', keys: ['lag'], isCorrected: false, wholeWords: ['lagmon', 'lager'] }]);
    expect(reading(null)).toEqual([{ kind: 'exact', keys: ['lag'], isCorrected: false }]);
  });

  test('of several words that may be meant takes those in most things, four at most', () => {
    const near = ['kolara', 'kolbat', 'kolbar', 'kolbaz', 'kolbav', 'kolba', 'kolbaka', 'kolbara'].map((word, count) => ({ word, count }));
    expect(readQuery(typedQuery('kolbak'), () => ({ begins: false, near }))).toEqual([
      { kind: 'exact', keys: ['kolbaka', 'kolba', 'kolbav', 'kolbaz'], isCorrected: true },
    ]);
  });

  test('words in equally many things are taken in the order of the alphabet', () => {
    const near = ['kolbat', 'kolbar', 'kolbaz'].map((word) => ({ word, count: 1 }));
    expect(readQuery(typedQuery('kolbak'), () => ({ begins: false, near }))).toEqual([
      { kind: 'exact', keys: ['kolbar', 'kolbat', 'kolbaz'], isCorrected: true },
    ]);
  });

  test('knows nothing where the dictionary has no answer', () => {
    expect(readQuery(typedQuery('lagmon somsa'), () => undefined)).toBeUndefined();
  });

  describe('of two keyboard layouts', () => {
    const word = (key: string) => ({ exact: key, loose: key });
    const answer = (key: string): DictionaryEntry => ({
      begins: key.startsWith('known'),
      near: key.startsWith('nearly') ? [{ word: `${key}y`, count: 1 }] : [],
    });
    const read = (...layouts: readonly string[][]) =>
      readQuery({ layouts: layouts.map((words) => words.map(word)), quantities: [] }, (_kind, key) => answer(key))?.flatMap(
        ({ keys }) => keys,
      );

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
    expect(typedQuery('хахаха дфпьфт').layouts[1]?.at(-1)).toEqual({ exact: 'lagman', loose: 'lagman' });
  });

  describe('by forms and other names', () => {
    const index = indexOtherNames([
      { find: 'lavash | doner', ru: 'шаурма, мясо в лаваше' },
      { find: 'kola', en: 'coke', ru: 'кока кола' },
    ]);
    const known = (words: readonly string[]) => (_kind: VariantKind, key: string) => ({
      begins: words.some((word) => word.startsWith(key)),
      kin: words,
      near: [{ word: 'kake', count: 1 }],
    });
    const readWith = (query: string, words: readonly string[] = []) => readQuery(typedQuery(query), known(words), index);

    test('finds a word in another form', () => {
      expect(readWith('шашлыки', ['shashlik', 'shashka'])).toEqual([{ kind: 'exact', keys: [], isCorrected: false, forms: ['shashlik'] }]);
    });

    test('finds a thing by another name, in any form', () => {
      expect(readWith('шаурму')).toEqual([{ kind: 'exact', keys: [], isCorrected: false, otherNames: [['lavash'], ['doner']] }]);
    });

    test('finds it by several words, and by these words themselves', () => {
      expect(readWith('кока колу')?.[0]?.otherNames).toEqual([['kola'], ['koka', 'kolu']]);
      expect(readWith('большая кока кола', ['bolshaya'])).toHaveLength(2);
    });

    test('prefers another name to a typing error', () => {
      expect(readWith('coke')).toEqual([{ kind: 'exact', keys: [], isCorrected: false, otherNames: [['kola']] }]);
    });
  });

  test('never fails, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (query) => {
        const typed = typedQuery(query);
        const { layouts } = typed;
        expect(layouts.length).toBeLessThanOrEqual(2);
        for (const words of layouts) expect(words.length).toBeLessThanOrEqual(8);
        readQuery(typed, lookUp);
      }),
    );
  });
});
