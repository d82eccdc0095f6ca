import { FILE_KINDS, LATIN_EVERYWHERE, LOAN_STEMS, LOAN_WORDS, UNITS } from './loan-words.ts';

/** Characters in use for the turned comma of oʻ, gʻ and for the tutuq belgisi. */
const APOSTROPHES = "'’‘`´ʻʼ";
const SIGNS = new RegExp(`[${APOSTROPHES}]`, 'g');
const WORD = `[\\p{L}\\p{M}\\d][\\p{L}\\p{M}\\d${APOSTROPHES}]*`;
const EMAIL = '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+';
const TOKEN = new RegExp(`${EMAIL}|${WORD}`, 'gu');
/** Quotation marks after a word do not belong to it, except the sign of oʻ and gʻ. */
const WORD_AND_QUOTES = new RegExp(`^(.*?(?:[oOgG][${APOSTROPHES}])?)([${APOSTROPHES}]*)$`, 's');
const LETTERS: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'ҳ',
  i: 'и',
  j: 'ж',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'қ',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  x: 'х',
  y: 'й',
  z: 'з',
  ʼ: 'ъ',
  oʻ: 'ў',
  gʻ: 'ғ',
  sh: 'ш',
  ch: 'ч',
  ya: 'я',
  yu: 'ю',
  yo: 'ё',
  ye: 'е',
  ts: 'ц',
  yoʻ: 'йў',
  sʼh: 'сҳ',
};
/** Longest alternatives first, so that a digraph wins over its letters. */
const GRAPHEME = /yoʻ|sʼh|oʻ|gʻ|sh|ch|ya|yu|yo|ye|ts(?!h)|[a-zʼ]/g;
const VOWEL_BEFORE = /(?:[aeiou]|oʻ)$/;
/** Endings after ц inside loan words. Elsewhere ts is the t of a stem and the s of an ending: ketsa, sutsiz, ketsin. */
const AFTER_TS = /^(?:e|i(?:y|on|al|olog|an|na|ns|ll|d|t|kl|st))/;

/**
 * Transliterates an Uzbek text from Latin to Cyrillic: oʻ ў, gʻ ғ, sh ш, ch ч, ya я, e э at the start of a word and after a vowel, the
 * tutuq belgisi ъ, ts ц in loan words. Case is preserved, and any of the usual apostrophes is accepted.
 * Unchanged: Cyrillic text, digits, names with foreign letters (Coca-Cola, iPhone, A55, Wi-Fi, Galaxy), e-mail addresses and the words of
 * `keep` (brands).
 * @example latinToCyrillic('Oʻzbekcha lagʻmon, 2-sinf') // 'Ўзбекча лағмон, 2-синф'
 */
export function latinToCyrillic(text: string, keep: readonly string[] = []): string {
  const unchanged = new Set(keep.flatMap((name) => name.toLowerCase().split(/\s+/)));
  return text.normalize('NFC').replace(TOKEN, (found) => {
    const [, token = found, quotes = ''] = WORD_AND_QUOTES.exec(found) ?? [];
    return (unchanged.has(token.toLowerCase()) ? token : writeToken(token)) + quotes;
  });
}

function writeToken(token: string): string {
  const measured = /^(\d+)(\D+)$/.exec(token);
  if (measured && UNITS.has(measured[2]!.replace(SIGNS, 'ʻ'))) return measured[1]! + writeWord(measured[2]!);
  return isForeign(token) ? token : writeWord(token);
}

function isForeign(token: string): boolean {
  const word = plain(token);
  return (
    /[^a-zʼʻ]/.test(word) || // digits, accents, Cyrillic, e-mail addresses
    /w|c(?!h)/.test(word) || // letters that Uzbek does not have
    /[bdfghjklmnpqrstvxz]y$/.test(word) || // Galaxy, Sony
    /\p{Ll}\p{Lu}/u.test(token) || // iPhone
    /^[IVXLCDM]{2,}$/.test(token) || // XX asr
    FILE_KINDS.has(word) ||
    (token !== word && LATIN_EVERYWHERE.has(word)) // USB
  );
}

/** Lower case, with one sign for oʻ and gʻ and another for the tutuq belgisi. */
function plain(token: string): string {
  return token
    .toLowerCase()
    .replace(SIGNS, 'ʼ')
    .replace(/([og])ʼ/g, '$1ʻ');
}

function writeWord(token: string): string {
  const word = plain(token);
  const cyrillic = LOAN_WORDS[word] ?? writeStem(word);
  return withCase(cyrillic, token);
}

function writeStem(word: string): string {
  const stem = LOAN_STEMS.find(([latin]) => word.startsWith(latin));
  return stem ? stem[1] + spell(word.slice(stem[0].length), stem[0]) : spell(word, '');
}

/** Spells by rule; `before` is the part of the word that is already written. */
function spell(rest: string, before: string): string {
  return rest.replace(GRAPHEME, (grapheme, index: number) => {
    const left = before + rest.slice(0, index);
    const right = rest.slice(index + grapheme.length);
    if (grapheme === 'e') return left === '' || VOWEL_BEFORE.test(left) ? 'э' : 'е';
    if (grapheme === 'ts') return left === '' || right === '' || AFTER_TS.test(right) ? 'ц' : 'тс';
    // Between a consonant and e there is a soft sign: kuryer, premyera.
    if (grapheme === 'ye') return left === '' || VOWEL_BEFORE.test(left) || left.endsWith('ʼ') ? 'е' : 'ье';
    return LETTERS[grapheme] ?? grapheme;
  });
}

/** Applies the capitals of the original: all, the first, or none. */
function withCase(cyrillic: string, token: string): string {
  const letters = token.replace(/[^\p{L}]/gu, '');
  const isUpper = (text: string) => text !== text.toLowerCase() && text === text.toUpperCase();
  if (letters.length > 1 && isUpper(letters)) return cyrillic.toUpperCase();
  return isUpper(letters.slice(0, 1)) ? cyrillic.charAt(0).toUpperCase() + cyrillic.slice(1) : cyrillic;
}
