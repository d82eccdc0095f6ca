const PAIRS: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['oʻ', 'ў'], ['gʻ', 'ғ'], ['sh', 'ш'], ['ch', 'ч'], ['yo', 'ё'], ['yu', 'ю'], ['ya', 'я'], ['ye', 'е'], ['ts', 'ц'],
  ['a', 'а'], ['b', 'б'], ['d', 'д'], ['e', 'е'], ['f', 'ф'], ['g', 'г'], ['h', 'ҳ'], ['i', 'и'], ['j', 'ж'], ['k', 'к'], ['l', 'л'],
  ['m', 'м'], ['n', 'н'], ['o', 'о'], ['p', 'п'], ['q', 'қ'], ['r', 'р'], ['s', 'с'], ['t', 'т'], ['u', 'у'], ['v', 'в'], ['x', 'х'],
  ['y', 'й'], ['z', 'з'], ['ʼ', 'ъ'],
];
const LETTERS = new Map(PAIRS);
const APOSTROPHES = /['’‘`ʻʼ]/g;
const LETTER = /\p{L}/u;

/**
 * Uzbek in Latin letters written in Cyrillic ones, by the rules of the 1995 alphabet. Any apostrophe is understood; digits, signs and Cyrillic
 * text stay. `e` at the start of a word and after a vowel is `э`; `yo`, followed by the apostrophe of `oʻ`, is `йў`. Words that the rule cannot
 * know (loanwords with `ц` or `ь`, foreign names) are given by hand where they are written.
 * @example latinToCyrillic('Oʻzbek choyi, 500 g') // 'Ўзбек чойи, 500 г'
 */
export function latinToCyrillic(text: string): string {
  const source = text.replace(APOSTROPHES, (_, at: number) => (/[og]/i.test(text[at - 1] ?? '') ? 'ʻ' : 'ʼ'));
  let written = '';
  for (let at = 0; at < source.length; ) {
    const [taken, letter] = letterAt(source, at);
    written += letter;
    at += taken;
  }
  return written;
}

/** How many signs are read at this place, and what they become. */
function letterAt(source: string, at: number): [taken: number, letter: string] {
  const two = source.slice(at, at + 2);
  const isYoWithMark = two.toLowerCase() === 'yo' && source[at + 2] === 'ʻ';
  // Inside a word t and s meet by chance (aytsa); a loanword begins with ts.
  const isChance = two.toLowerCase() === 'ts' && LETTER.test(source[at - 1] ?? '');
  const pair = isYoWithMark || isChance ? undefined : LETTERS.get(two.toLowerCase());
  if (pair !== undefined && two.length === 2) return [2, inCaseOf(source[at]!, pair)];
  const one = source[at]!;
  if (one.toLowerCase() === 'e' && startsSyllable(source[at - 1])) return [1, one === 'e' ? 'э' : 'Э'];
  if (one === 'ʼ') return [1, LETTER.test(source[at - 1] ?? '') && LETTER.test(source[at + 1] ?? '') ? 'ъ' : one];
  const single = LETTERS.get(one.toLowerCase());
  return [1, single === undefined ? one : one === one.toLowerCase() ? single : single.toUpperCase()];
}

function startsSyllable(before: string | undefined): boolean {
  return before === undefined || !LETTER.test(before) || /[aeiou]/i.test(before);
}

/** `Sh` and `SH` are one capital: the pair's first letter decides. */
function inCaseOf(first: string, letter: string): string {
  return first === first.toLowerCase() ? letter : letter.toUpperCase();
}
