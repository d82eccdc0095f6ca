import { FILE_KINDS, LATIN_EVERYWHERE, LOAN_STEMS, LOAN_WORDS, UNITS } from './loan-words.ts';

/** The signs people write for the turned comma of oʻ, gʻ and for the tutuq belgisi. */
const APOSTROPHES = "'’‘`´ʻʼ";
const SIGNS = new RegExp(`[${APOSTROPHES}]`, 'g');
const WORD = `[\\p{L}\\p{M}\\d][\\p{L}\\p{M}\\d${APOSTROPHES}]*`;
const EMAIL = '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+';
const TOKEN = new RegExp(`${EMAIL}|${WORD}`, 'gu');
/** Quotation marks behind a word are not its own, but for the one of oʻ and gʻ. */
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
/** Longest first; a digraph wins over its letters. */
const GRAPHEME = /yoʻ|sʼh|oʻ|gʻ|sh|ch|ya|yu|yo|ye|ts(?!h)|[a-zʼ]/g;
const VOWEL_BEFORE = /(?:[aeiou]|oʻ)$/;
/** What follows ц inside loan words; elsewhere ts is the t of a stem and the s of an ending: ketsa, sutsiz, ketsin. */
const AFTER_TS = /^(?:e|i(?:y|on|al|olog|an|na|ns|ll|d|t|kl|st))/;

/**
 * Writes an Uzbek text of the Latin alphabet in the Cyrillic one: oʻ ў, gʻ ғ, sh ш, ch ч, ya я, e э at the start of a word and after a vowel,
 * the tutuq belgisi ъ, ts ц in loan words; capitals stay capitals. Cyrillic text, digits, names with foreign letters (Coca-Cola, iPhone, A55, Wi-Fi,
 * Galaxy), e-mail addresses and the words of `keep` (brands) stay as they are; any of the usual apostrophes is understood.
 * @example latinToCyrillic('Oʻzbekcha lagʻmon, 2-sinf') // 'Ўзбекча лағмон, 2-синф'
 */
export function latinToCyrillic(text: string, keep: readonly string[] = []): string {
  const kept = new Set(keep.flatMap((name) => name.toLowerCase().split(/\s+/)));
  return text.normalize('NFC').replace(TOKEN, (found) => {
    const [, token = found, quotes = ''] = WORD_AND_QUOTES.exec(found) ?? [];
    return (kept.has(token.toLowerCase()) ? token : writeToken(token)) + quotes;
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

/** Lower case with one sign for oʻ and gʻ and another for the tutuq belgisi. */
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

/** Spells by rule; `before` is what of the word is already written. */
function spell(rest: string, before: string): string {
  return rest.replace(GRAPHEME, (grapheme, index: number) => {
    const left = before + rest.slice(0, index);
    const right = rest.slice(index + grapheme.length);
    if (grapheme === 'e') return left === '' || VOWEL_BEFORE.test(left) ? 'э' : 'е';
    if (grapheme === 'ts') return left === '' || right === '' || AFTER_TS.test(right) ? 'ц' : 'тс';
    // Between consonants and e a soft sign is heard: kuryer, premyera.
    if (grapheme === 'ye') return left === '' || VOWEL_BEFORE.test(left) || left.endsWith('ʼ') ? 'е' : 'ье';
    return LETTERS[grapheme] ?? grapheme;
  });
}

/** Capitals as in the original: all, the first, or none. */
function withCase(cyrillic: string, token: string): string {
  const letters = token.replace(/[^\p{L}]/gu, '');
  const isUpper = (text: string) => text !== text.toLowerCase() && text === text.toUpperCase();
  if (letters.length > 1 && isUpper(letters)) return cyrillic.toUpperCase();
  return isUpper(letters.slice(0, 1)) ? cyrillic.charAt(0).toUpperCase() + cyrillic.slice(1) : cyrillic;
}
