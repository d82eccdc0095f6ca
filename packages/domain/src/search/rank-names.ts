import { fold, looseKey } from './fold.ts';
import { typoMatch } from './typo-match.ts';
import { queryVariants } from './query-variants.ts';
import type { VariantKind } from './query-variants.ts';

/** Search keys of a name: the words of all its spellings, exact and loose. */
export type NameKeys = Readonly<Record<VariantKind, readonly string[]>>;

/** An entry that can be found by its name. */
export interface Ranked {
  readonly keys: NameKeys;
  /** Tie-breaker, 0 to 100. */
  readonly importance: number;
}

/** Generic words of addresses. They do not identify an address, so they need not match. */
const FILLERS = new Set(
  [
    "koʻcha ko'chasi shoh mahalla mavze daha tuman tumani bekat bekati metro bozor bozori uy",
    'улица ул проспект пр площадь район рынок базар станция метро дом массив квартал махалля',
    'street st avenue road district station house square',
  ].flatMap((line) => fold(line).split(' ')),
);
/** Shorter words resemble too many others. */
const SHORTEST_CORRECTED = 4;

/**
 * Returns the search keys of a name from all its spellings.
 * @example nameKeys(['Oloy bozori', 'Алайский рынок']).exact // ['oloy', 'bozori', 'alayskiy', 'rinok']
 */
export function nameKeys(spellings: readonly string[]): NameKeys {
  const words = (key: (text: string) => string) => [...new Set(spellings.flatMap((spelling) => key(spelling).split(' ')))].filter(Boolean);
  return { exact: words(fold), loose: words(looseKey) };
}

/**
 * Returns the entries whose names match a query, best first, at most `limit`. A match may be in any spelling and script, half typed, in the
 * wrong keyboard layout, and with one typing error per word. House numbers and generic words like "street" need not match.
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

/** Returns the score of a query against a name: 0 when a significant word does not match, or when no word counts. */
function fitOf(typed: readonly string[], known: readonly string[]): number {
  let sum = 0;
  let counted = 0;
  for (const [at, word] of typed.entries()) {
    const fit = Math.max(0, ...known.map((each) => wordFit(word, each)));
    const isFiller = FILLERS.has(word) || /^\d/.test(word);
    // The last word may be the beginning of a filler while it is being typed.
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
  if (typed.length < SHORTEST_CORRECTED) return 0;
  const slip = typoMatch(typed, known);
  return slip === undefined ? 0 : slip === 'word' ? 2 : 1;
}
