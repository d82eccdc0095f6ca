import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { latinToCyrillic } from '../words/latin-to-cyrillic.ts';
import { fold, looseKey, tokensOf } from './fold.ts';

/** Each row lists the usual spellings of one word. All of them fold to one key. */
const SAME: readonly (readonly [key: string, ...spellings: string[]])[] = [
  ['lagmon', 'lagmon', "lag'mon", 'lag‘mon', 'lagʻmon', 'Lagʼmon', 'LAG`MON', 'лағмон', 'лагмон', 'ЛАҒМОН'],
  ['shorva', 'shoʻrva', "sho'rva", 'шўрва', 'шорва'],
  ['ozbek', 'oʻzbek', 'ўзбек', 'ozbek'],
  ['xalim', 'halim', 'ҳалим', 'халим', 'xalim', 'khalim'],
  ['katik', 'qatiq', 'қатиқ', 'катик', 'катык'],
  ['kazi', 'qazi', 'қази', 'казы', 'кази'],
  ['yogurt', 'yogurt', 'йогурт', 'ёгурт'],
  ['yog', 'yogʻ', 'ёғ', "yog'"],
  ['tayor', 'tayyor', 'тайёр'],
  ['dune', 'dunyo', 'дунё'],
  ['med', 'мёд', 'мед', 'myod'],
  ['kurer', 'kuryer', 'курьер', 'курер'],
  ['obekt', 'obyekt', 'объект'],
  ['bulen', 'bulyon', 'бульон'],
  ['shampinen', 'shampinyon', 'шампиньон'],
  ['mayonez', 'mayonez', 'майонез', 'маёнез'],
  ['pitsa', 'pitsa', 'pizza', 'пицца', 'Pitstsa'],
  ['motsarela', 'motsarella', 'mozzarella', 'моцарелла'],
  ['kokakola', 'cocacola', 'kokakola', 'кокакола'],
  ['koka kola', 'Coca-Cola', 'кока-кола', 'koka  kola!'],
  ['snikers', 'Snickers', 'сникерс', 'snikkers'],
  ['neskafe', 'Nescafe', 'Nescafé', 'нескафе'],
  ['taxi', 'taksi', 'такси', 'taxi', 'taхi'],
  ['jins', 'jins', 'джинс', 'жинс', 'djins'],
  ['choy', 'choy', 'чой', 'чой.'],
  ['choxvara', 'choxvara', 'чоҳвара'],
  ['borsh', 'borsh', 'борщ', 'борш', 'borshch'],
  ['sir', 'сыр', 'сир', 'syr'],
  ['manti', 'manti', 'манти', 'манты', 'manty'],
  ['eshik', 'eshik', 'эшик', 'ешик'],
  ['er', 'yer', 'ер', 'эр'],
  ['moskva', 'moskva', 'москва', 'moskwa'],
  ['foto', 'foto', 'photo', 'фото'],
  ['toshkent 100052', 'Toshkent, 100052', 'тошкент 100052'],
  ['100', '100', '١٠٠', '۱۰۰'],
  ['2959', '2959', '٢٩٥٩', '۲۹۵۹'],
  ['شاي', 'شَاي', 'شاى'],
  ['aaa bateri', 'AAA battery', 'ААА батери'],
  ['lagmon', 'lagmooon', 'laaagmon'],
];

describe('fold', () => {
  test.each(SAME)('makes one key %s', (key, ...spellings) => {
    expect(spellings.map(fold)).toEqual(spellings.map(() => key));
  });

  test.each([
    ['words', 'osh', 'non'],
    ['sh and s', 'shar', 'sar'],
    ['ch and sh', 'choy', 'shoy'],
    ['u and o', 'un', 'on'],
    ['digits that repeat', '11', '1'],
    ['a letter and the same over and over', 'xxxx', 'x'],
    ['kinds of batteries', 'AAA', 'AA'],
  ])('distinguishes %s', (_name, one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });

  test.each(['', '   ', '!?—', "'", '«»'])('gives nothing for %j', (text) => {
    expect(fold(text)).toBe('');
  });

  test('keys of Latin and Cyrillic letters and digits are Latin letters, digits and single spaces', () => {
    const letters = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzʻʼ'’абвгғдеёжзийкқлмнопрстуўфхҳцчшщъыьэюя0123456789 -,.".split(''));
    fc.assert(
      fc.property(fc.string({ unit: letters }), (text) => {
        expect(fold(text)).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/);
      }),
    );
  });

  test('folding a key changes nothing for these', () => {
    for (const [key] of SAME) expect(fold(fold(key))).toBe(fold(key));
  });

  test('an Uzbek word and its Cyrillic have one key', () => {
    const syllable = fc.constantFrom(
      'la',
      'gʻmon',
      'sho',
      'rva',
      'qa',
      'tiq',
      'choy',
      'non',
      'oʻr',
      'yoʻl',
      'ye',
      'pa',
      'lov',
      'xon',
      'hay',
      'yu',
    );
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 4 }), (syllables) => {
        const word = syllables.join('');
        // "yeyeye" is one letter three times in Cyrillic, which stays as it is.
        fc.pre(syllables.length < 3 || syllables.some((each) => each !== 'ye'));
        expect(fold(latinToCyrillic(word))).toBe(fold(word));
      }),
    );
  });

  test('never fails', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
        (text) => typeof fold(text) === 'string' && typeof looseKey(text) === 'string',
      ),
    );
  });
});

describe('looseKey', () => {
  test.each([
    ['lagʻmon', 'лагман', 'лағмон', 'lagmon'],
    ['somsa', 'самса', 'сомса'],
    ['Toshkent', 'Ташкент', 'Тошкент'],
    ['Oʻzbekiston', 'Узбекистан', 'Ўзбекистон'],
    ['choʻpon', 'чупан', 'чўпон'],
    ['palov', 'палов', 'полов'],
    ['norin', 'нарын', 'норин'],
  ])('%s meets its other spellings', (...spellings) => {
    expect(new Set(spellings.map(looseKey)).size).toBe(1);
  });

  test('still distinguishes words', () => {
    expect(looseKey('non')).not.toBe(looseKey('un'));
    expect(looseKey('osh')).not.toBe(looseKey('qush'));
  });
});

test('tokensOf splits a key into a few words', () => {
  expect(tokensOf(fold('Osh, palov!'))).toEqual(['osh', 'palov']);
  expect(tokensOf(fold('a b c d e f g h i j'))).toHaveLength(8);
  expect(tokensOf('')).toEqual([]);
});

test('a doubled letter is one in a loose key, and not none', () => {
  expect(looseKey('massa')).toBe(looseKey('masa'));
  expect(looseKey('massa')).not.toBe(looseKey('maa'));
});
