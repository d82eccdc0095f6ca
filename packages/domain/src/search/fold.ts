/**
 * Search keys. Folding removes script, spelling habits and typing habits from a text, so that one dish has one key:
 * 'lagmon', "lag'mon", 'Lagʻmon' and 'лағмон' all become 'lagmon'. Keys are Latin letters, digits and single spaces (other scripts keep
 * their own
 * letters). They are for comparison, never for display. A changed rule needs a migration that rebuilds all stored keys.
 *
 * Equal after folding:
 * - upper and lower case, composed and decomposed letters, accents (é e), doubled letters (kk k), everything that is not a letter or digit
 *   and a space
 * - every apostrophe and none; oʻ ў o · gʻ ғ г g · q қ к k · h ҳ х x kh · w в v · ж j zh дж dj · ш щ sh · ч ch · ц ts zz · ф ph f
 * - и ы i; й y; я ya; ю yu; э е e ye; ё yo (after a consonant e: мёд мед, dunyo дунё); ъ ь nothing; кс ks x; c as in cola k, as in cent s
 * - Arabic vowel signs nothing, forms of alif ا, ى ي, ة ه
 *
 * A word of one letter repeated three times or more (AAA, xxxx) stays as it is: it means something else than the single letter, or nothing.
 */

const APOSTROPHES = /['’‘`´ʻʼ]/g;
const O_WITH_COMMA = /o['’‘`´ʻʼ]|ў/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}'’‘`´ʻʼ]+/gu;
const MARKS = /\p{M}/gu;
const DOUBLED = /([^\d\s])\1+/g;
const IS_ASCII = /^[ -~]*$/;
const IS_ONE_LETTER = /^(\D)\1{2,}$/u;

const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  қ: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'o',
  ф: 'f',
  х: 'x',
  ҳ: 'x',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Rules run in order, each on the result of the previous one. Ç and Ş stand for ch and sh until doubled letters are merged. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|sh/g, 'ş'],
  [/ch/g, 'ç'],
  [/dj|dzh|zh/g, 'j'],
  [/kh|h/g, 'x'],
  [/px/g, 'f'], // ph, after h became x
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/w/g, 'v'],
  [/zz/g, 'ts'],
  [/ks/g, 'x'],
  [/y+e/g, 'e'],
  [/([bdfgjklmnprstvxzşç])yo/g, '$1e'],
  [/(^|[^aeiouy])y(?![aeiouy])/g, '$1i'],
  [/iy(?=[aou])/g, 'i'],
  [/tsts/g, 'ts'],
  [DOUBLED, '$1'],
  [/ş/g, 'sh'],
  [/ç/g, 'ch'],
];

/**
 * Returns the search key of a text; empty when the text has no letters or digits.
 * @example fold("Lag'mon") // 'lagmon';  fold('Лағмон') // 'lagmon';  fold('Pizza «Пицца»') // 'pitsa pitsa'
 */
export function fold(text: string): string {
  return foldWords(spoken(text), foldWord);
}

/**
 * Returns a looser key for a second search, in which Uzbek and Russian spellings of one word are equal: o and а are one (lagmon лагман,
 * somsa самса, Toshkent Ташкент), oʻ is у (Oʻzbekiston Узбекистан, choʻpon чупан). Compare it only with other loose keys.
 * @example looseKey('лагман') === looseKey('lagʻmon') // true
 */
export function looseKey(text: string): string {
  return foldWords(spoken(text).replace(O_WITH_COMMA, 'у'), (word) => {
    const loose = foldWord(word).replace(/o/g, 'a');
    return IS_ONE_LETTER.test(word) ? loose : loose.replace(DOUBLED, '$1');
  });
}

/**
 * Returns the words of a search key, at most `limit` (8).
 * @example tokensOf(fold('Osh, palov!')) // ['osh', 'palov']
 */
export function tokensOf(key: string, limit = 8): string[] {
  return key.split(' ').filter(Boolean).slice(0, limit);
}

/** Lower case; words of letters, digits and apostrophes, separated by single spaces. */
function spoken(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(BETWEEN_WORDS, ' ').trim();
}

function foldWords(text: string, foldOne: (word: string) => string): string {
  const plain = text
    .replace(APOSTROPHES, '')
    .replace(/ь(?=о)/g, 'й')
    .replace(/[ьъ](?=е)/g, '');
  return plain.split(' ').map(foldOne).filter(Boolean).join(' ');
}

function foldWord(word: string): string {
  const letters = Array.from(word, foldLetter).join('');
  const bare = IS_ASCII.test(letters) ? letters : letters.normalize('NFD').replace(MARKS, '').replace(/ı/g, 'i');
  return IS_ONE_LETTER.test(word) ? bare : LATIN.reduce((key, [pattern, by]) => key.replace(pattern, by), bare);
}

function foldLetter(letter: string): string {
  const cyrillic = CYRILLIC[letter];
  if (cyrillic !== undefined) return cyrillic;
  return letter < '\u0600' ? letter : (ARABIC[letter] ?? decimalDigit(letter));
}

const ARABIC: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ـ: '' };

/** Returns Arabic-Indic digits as ASCII and other letters unchanged. */
function decimalDigit(letter: string): string {
  const code = letter.charCodeAt(0);
  const zero = [0x0660, 0x06f0].find((each) => code >= each && code <= each + 9);
  return zero === undefined ? letter : String(code - zero);
}
