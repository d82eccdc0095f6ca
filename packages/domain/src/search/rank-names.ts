import { fold, looseKey } from './fold.ts';
import { slipBetween } from './near-word.ts';
import { queryVariants } from './query-variants.ts';
import type { VariantKind } from './query-variants.ts';

/** The words by which a name is found: those of all its spellings, folded closely and loosely. */
export type NameKeys = Readonly<Record<VariantKind, readonly string[]>>;

export interface Ranked {
  readonly keys: NameKeys;
  /** Breaks ties, 0 to 100. */
  readonly importance: number;
}

/** Words of addresses that say nothing about which one is meant: they may be typed and need not fit. */
const FILLERS = new Set(
  [
    "koʻcha ko'chasi shoh mahalla mavze daha tuman tumani bekat bekati metro bozor bozori uy",
    'улица ул проспект пр площадь район рынок базар станция метро дом массив квартал махалля',
    'street st avenue road district station house square',
  ].flatMap((line) => fold(line).split(' ')),
);
/** A shorter word is too easily mistaken for another. */
const SHORTEST_MENDED = 4;

/**
 * The words by which a name is found, from all spellings of it.
 * @example nameKeys(['Oloy bozori', 'Алайский рынок']).exact // ['oloy', 'bozori', 'alayskiy', 'rinok']
 */
export function nameKeys(spellings: readonly string[]): NameKeys {
  const words = (key: (text: string) => string) => [...new Set(spellings.flatMap((spelling) => key(spelling).split(' ')))].filter(Boolean);
  return { exact: words(fold), loose: words(looseKey) };
}

/**
 * The entries whose names fit what is being typed, best first: in any spelling and script, half typed, in the wrong keyboard layout, with one slip of
 * the finger a word. House numbers and words like "street" need not fit.
 * @example rankNames('fkfqcrbq', bazaars, 5)[0].name // 'Oloy bozori'
 */
export function rankNames<Entry extends Ranked>(query: string, entries: readonly Entry[], limit: number): Entry[] {
  const variants = queryVariants(query).map(({ kind, key, isSwitched }) => ({
    kind,
    words: key.split(' '),
    worth: worthOf(kind, isSwitched),
  }));
  return entries
    .map((entry) => ({ entry, score: Math.max(0, ...variants.map(({ kind, words, worth }) => worth * fitOf(words, entry.keys[kind]))) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || other.entry.importance - one.entry.importance)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

function worthOf(kind: VariantKind, isSwitched: boolean): number {
  return (kind === 'exact' ? 1 : 0.8) * (isSwitched ? 0.7 : 1);
}

/** How well typed words fit those of a name: 0 when one that counts does not, or when none counts. */
function fitOf(typed: readonly string[], known: readonly string[]): number {
  let sum = 0;
  let counted = 0;
  for (const [at, word] of typed.entries()) {
    const fit = Math.max(0, ...known.map((each) => wordFit(word, each)));
    const isFiller = FILLERS.has(word) || /^\d/.test(word);
    // While it is being typed the last word may be the beginning of a filler.
    const mayMiss = isFiller || (typed.length > 1 && at === typed.length - 1 && [...FILLERS].some((filler) => filler.startsWith(word)));
    if (fit === 0 && !mayMiss) return 0;
    sum += isFiller ? fit / 10 : fit;
    counted += isFiller ? 0 : 1;
  }
  return counted > 0 ? sum / counted : sum;
}

function wordFit(typed: string, known: string): number {
  if (typed === known) return 4;
  if (known.startsWith(typed)) return 3;
  if (typed.length < SHORTEST_MENDED) return 0;
  const slip = slipBetween(typed, known);
  return slip === undefined ? 0 : slip === 'word' ? 2 : 1;
}
