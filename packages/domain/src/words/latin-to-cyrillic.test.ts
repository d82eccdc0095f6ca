import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { latinToCyrillic } from './latin-to-cyrillic.ts';
import { LOAN_STEMS, LOAN_WORDS } from './loan-words.ts';

const CASES: readonly (readonly [rule: string, latin: string, cyrillic: string])[] = [
  ['letters', 'bozor narxlari', 'бозор нархлари'],
  ['x and h', 'xona, havo', 'хона, ҳаво'],
  ['q', 'qatiq', 'қатиқ'],
  ['names of services', 'Google Xaritalar, Google Authenticator yoki Aegis', 'Google Хариталар, Google Authenticator ёки Aegis'],
  ['ng', 'singil', 'сингил'],
  ['oʻ', 'oʻrik', 'ўрик'],
  ['gʻ', 'lagʻmon', 'лағмон'],
  ['an ASCII apostrophe', "lag'mon va sho'rva", 'лағмон ва шўрва'],
  ['a right quotation mark', 'o’rik', 'ўрик'],
  ['a left quotation mark', 'o‘rik', 'ўрик'],
  ['a grave accent', 'o`rik', 'ўрик'],
  ['gʻ at the end', 'togʻ yogʻ', 'тоғ ёғ'],
  ['oʻ at the end', "obro'", 'обрў'],
  ['sh and ch', 'shashlik, choy', 'шашлик, чой'],
  ['t before sh', 'tabiatshunos', 'табиатшунос'],
  ['ya yu yo', 'yangi, yulduz, yoz', 'янги, юлдуз, ёз'],
  ['ya yu yo inside', 'dunyo daryosi, tayyor sayyoh', 'дунё дарёси, тайёр сайёҳ'],
  ['yoʻ', 'yoʻl, yoʻq', 'йўл, йўқ'],
  ['yi', 'yil', 'йил'],
  ['y at the end', 'choy, tuy', 'чой, туй'],
  ['ye at the start', 'yer, yetkazish', 'ер, етказиш'],
  ['ye after a vowel', 'poyezd', 'поезд'],
  ['ye after the tutuq belgisi', 'obyekt, obʼyektivli, subʼyekt', 'объект, объективли, субъект'],
  ['ye after a consonant', 'kuryer, premyera', 'курьер, премьера'],
  ['e at the start', 'ertaga, eshik', 'эртага, эшик'],
  ['e inside', 'bepul, tez', 'бепул, тез'],
  ['e after a vowel', 'poema, aeroport', 'поэма, аэропорт'],
  ['the tutuq belgisi', 'maʼno, sanʼat, eʼlon', 'маъно, санъат, эълон'],
  ['the tutuq belgisi as an apostrophe', "ta'm, ne'mat", 'таъм, неъмат'],
  ['the tutuq belgisi that parts s and h', 'asʼhob, Isʼhoq', 'асҳоб, Исҳоқ'],
  ['ts of loan words', 'konstitutsiya, protsent, litsenziya, retsept', 'конституция, процент, лицензия, рецепт'],
  ['ts of medicines', 'penitsillin, glitserin, meditsina', 'пенициллин, глицерин, медицина'],
  ['ts at the start', 'tsement, tsirk', 'цемент, цирк'],
  ['ts at the end', 'abzats, shprits', 'абзац, шприц'],
  ['t and s of an ending', 'ketsa, aytsin, sutsiz, oʻtsimon', 'кетса, айтсин, сутсиз, ўтсимон'],
  ['a capital', 'Oshxona', 'Ошхона'],
  ['a capital digraph', 'Shirinlik, Choyxona', 'Ширинлик, Чойхона'],
  ['a capital oʻ and gʻ', 'Oʻzbekiston, Gʻijduvon', 'Ўзбекистон, Ғиждувон'],
  ['a capital ya and ye', 'Yangiyer, Yakkasaroy', 'Янгиер, Яккасарой'],
  ['capital letters throughout', 'OSHXONA, SHOʻRVA, YOʻQ', 'ОШХОНА, ШЎРВА, ЙЎҚ'],
  ['a capital e', 'Eshmat, ETIK', 'Эшмат, ЭТИК'],
  ['a single capital', 'A blok', 'А блок'],
  ['parts of a name with hyphens', 'Sergeli-5, oziq-ovqat, Eski-Joʻva', 'Сергели-5, озиқ-овқат, Эски-Жўва'],
  ['an ordinal', '2-sinf, 15-shahar kasalxonasi', '2-синф, 15-шаҳар касалхонаси'],
  ['a measure close behind a number', '500g, 5kg, 900ml, 2sm', '500г, 5кг, 900мл, 2см'],
  ['a measure apart', '1,5 l suv', '1,5 л сув'],
  ['a foreign c', 'Coca-Cola, Nescafe', 'Coca-Cola, Nescafe'],
  ['a foreign w', 'Wi-Fi, Twix', 'Wi-Fi, Twix'],
  [
    'an e-mail address',
    'salom@bozor.example manziliga yozing: ali-vali+1@pochta.uz.',
    'salom@bozor.example манзилига ёзинг: ali-vali+1@pochta.uz.',
  ],
  ['the word email', 'Emailingiz, toʻgʻri email kiriting', 'Имейлингиз, тўғри имейл киритинг'],
  ['kinds of files', 'jpg, png yoki gif, 2 MB gacha', 'jpg, png ёки gif, 2 MB гача'],
  ['a foreign y', 'Samsung Galaxy', 'Самсунг Galaxy'],
  ['a capital within', 'iPhone, MacBook', 'iPhone, MacBook'],
  ['letters with digits', 'A55, 5G, 128GB, B12', 'A55, 5G, 128GB, B12'],
  ['technical abbreviations', 'USB kabel, LED lampa', 'USB кабель, LED лампа'],
  ['Roman numbers', 'XX asr', 'XX аср'],
  ['an accent that Uzbek lacks', 'Café', 'Café'],
  ['Cyrillic that is already there', 'Тошкент shahri', 'Тошкент шаҳри'],
  ['other scripts', 'مرحبا bozor', 'مرحبا бозор'],
  ['quotation marks', "'Oshxona', «Bahor», “Navroʻz”", "'Ошхона', «Баҳор», “Наврўз”"],
  ['placeholders and signs', '14 900 soʻm — 10% chegirma!', '14 900 сўм — 10% чегирма!'],
  ['loan words with a soft sign', 'apelsin sharbati, gel, bulyon, shampinyon', 'апельсин шарбати, гель, бульон, шампиньон'],
  ['loan words with an ending', 'apelsinlar, pitsani, kompyuterda', 'апельсинлар, пиццани, компьютерда'],
  ['loan words with a capital', 'Mayonez, PITSA, Yogurt', 'Майонез, ПИЦЦА, Йогурт'],
  ['loan words of trade', 'aksiya, porsiya', 'акция, порция'],
  ['months', '1-sentabr, aprel', '1-сентябрь, апрель'],
  ['e after a loan stem', 'filmes', 'фильмес'],
  ['nothing', '', ''],
];

describe('latinToCyrillic', () => {
  test.each(CASES)('spells %s: %s', (_rule, latin, cyrillic) => {
    expect(latinToCyrillic(latin)).toBe(cyrillic);
  });

  test('keeps the given names', () => {
    expect(latinToCyrillic('Samsung televizor', ['Samsung'])).toBe('Samsung телевизор');
    expect(latinToCyrillic('Artel muzlatgich', ['artel'])).toBe('Artel музлатгич');
  });

  test('composed and decomposed text spell the same', () => {
    expect(latinToCyrillic('Cafe\u0301 osh')).toBe('Café ош');
  });

  test('keeps Cyrillic text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CASES), ([, latin]) => {
        const once = latinToCyrillic(latin);
        expect(latinToCyrillic(once)).toBe(once);
      }),
    );
  });

  test('never fails and never touches digits', () => {
    const digits = (text: string) => text.replace(/\D/g, '');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(digits(latinToCyrillic(text))).toBe(digits(text.normalize('NFC')));
      }),
    );
  });

  test('every loan word is spelled as listed', () => {
    for (const [latin, cyrillic] of LOAN_STEMS) expect(latinToCyrillic(latin)).toBe(cyrillic);
    for (const [latin, cyrillic] of Object.entries(LOAN_WORDS)) expect(latinToCyrillic(latin)).toBe(cyrillic);
  });
});
