import { fold, looseKey, tokensOf } from './fold.ts';
import { typoMatch } from './typo-match.ts';
import { queryLayouts } from './query-variants.ts';
import type { VariantKind } from './query-variants.ts';

/** A word of a query with both its keys. */
export type TypedWord = Readonly<Record<VariantKind, string>>;

/** Dictionary result for a key: whether a known word begins with it, else the similar words. */
export interface DictionaryEntry {
  readonly begins: boolean;
  /** Every word that begins with the key, words of descriptions included; set only while they are few. */
  readonly beginnings?: readonly string[] | null;
  readonly near: readonly { readonly word: string; readonly count: number }[];
}

/** Dictionary lookup of a key. */
export type DictionaryLookup = (kind: VariantKind, key: string) => DictionaryEntry | undefined;

/** Search terms for a typed word; any of `keys` matches. Corrected terms are whole words, others may be beginnings. */
export interface WordReading {
  readonly kind: VariantKind;
  readonly keys: readonly string[];
  /** All words that begin with one of the keys, where known. */
  readonly wholeWords?: readonly string[];
  readonly isCorrected: boolean;
}

/** Maximum number of corrections of one word. */
const MAXIMUM_CORRECTIONS = 4;

/**
 * Returns the words of a query, as typed and, where meaningful, in the other keyboard layout. A layout in which the words become single
 * letters is dropped: хахаха is not a search for f, which most names begin with.
 * @example typedWords('kfuvfy') // [[{ exact: 'kfuvfi', loose: 'kfuvfi' }], [{ exact: 'lagman', loose: 'lagman' }]]
 */
export function typedWords(query: string): TypedWord[][] {
  const [typed = [], switched = []] = queryLayouts(query).map(wordsOf);
  return [typed, isLetters(switched) && !isLetters(typed) ? [] : switched].filter(isFilled);
}

/**
 * Returns the search terms of a query, word by word: as typed when the dictionary knows it, exactly or loosely, else in the other keyboard
 * layout, else with a typing error corrected. Unknown words are ignored while others are known; `undefined` when none is.
 * @example readQuery(typedWords('lagmno'), lookUp) // [{ kind: 'exact', keys: ['lagmon'], isCorrected: true }]
 */
export function readQuery(layouts: readonly (readonly TypedWord[])[], lookUp: DictionaryLookup): WordReading[] | undefined {
  const readings = layouts.map((words) => words.map((word) => readWord(word, lookUp)));
  const best =
    readings.find((words) => words.every((word) => word && !word.isCorrected)) ??
    readings.find((words) => words.every((word) => word !== undefined)) ??
    readings.toSorted((one, other) => understood(other).length - understood(one).length)[0];
  return best && understood(best).length > 0 ? understood(best) : undefined;
}

function readWord(word: TypedWord, lookUp: DictionaryLookup): WordReading | undefined {
  const kinds = ['exact', 'loose'] as const;
  const known = kinds.find((kind) => lookUp(kind, word[kind])?.begins);
  if (known) {
    const wholeWords = lookUp(known, word[known])?.beginnings;
    return { kind: known, keys: [word[known]], isCorrected: false, ...(wholeWords && { wholeWords }) };
  }
  for (const kind of kinds) {
    const keys = correctionsFor(word[kind], lookUp(kind, word[kind])?.near ?? []);
    if (keys.length > 0) return { kind, keys, isCorrected: true };
  }
  return undefined;
}

/** Returns the closest words, most frequent first; whole words win over beginnings. */
function correctionsFor(typed: string, near: DictionaryEntry['near']): string[] {
  const slips = near.map(({ word, count }) => ({ word, count, slip: typoMatch(typed, word) }));
  const closest = slips.some(({ slip }) => slip === 'word') ? 'word' : 'beginning';
  return slips
    .filter(({ slip }) => slip === closest)
    .toSorted((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1))
    .slice(0, MAXIMUM_CORRECTIONS)
    .map(({ word }) => word);
}

/** Keys are computed word by word, so that the exact and the loose key of a word stay paired. */
function wordsOf(text: string): TypedWord[] {
  const exact = tokensOf(fold(text));
  const loose = tokensOf(looseKey(text));
  return exact.map((key, at) => ({ exact: key, loose: loose.length === exact.length ? loose[at]! : key }));
}

function understood(words: readonly (WordReading | undefined)[]): WordReading[] {
  return words.filter((word) => word !== undefined);
}

function isLetters(words: readonly TypedWord[]): boolean {
  return words.every(({ exact }) => /^\D$/u.test(exact));
}

function isFilled(words: readonly TypedWord[]): boolean {
  return words.length > 0;
}
