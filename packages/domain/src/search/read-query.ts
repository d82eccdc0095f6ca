import { fold, looseKey, tokensOf } from './fold.ts';
import { slipBetween } from './near-word.ts';
import { queryLayouts } from './query-variants.ts';
import type { VariantKind } from './query-variants.ts';

/** A word of a query by both its keys. */
export type TypedWord = Readonly<Record<VariantKind, string>>;

/** What a dictionary says of a key: whether one of its words begins with it, else the words it may have been meant for. */
export interface DictionaryEntry {
  readonly begins: boolean;
  /** Every word that begins with it, those of descriptions too, where these are few. */
  readonly beginnings?: readonly string[] | null;
  readonly near: readonly { readonly word: string; readonly count: number }[];
}

/** A way to look up keys. */
export type LookUp = (kind: VariantKind, key: string) => DictionaryEntry | undefined;

/** What to look for in place of a typed word; any of `keys` will do. Mended ones are whole words, the others may be beginnings. */
export interface WordReading {
  readonly kind: VariantKind;
  readonly keys: readonly string[];
  /** All the words that begin with one of the keys, where they are known. */
  readonly wholes?: readonly string[];
  readonly isMended: boolean;
}

/** More words than these a slip is not taken to have been meant for. */
const MOST_MEANT = 4;

/**
 * The words of a query, as typed and, where that says something, in the other keyboard layout. A word that falls apart there into single letters says
 * nothing: хахаха is no f, which most things begin with.
 * @example typedWords('kfuvfy') // [[{ exact: 'kfuvfi', loose: 'kfuvfi' }], [{ exact: 'lagman', loose: 'lagman' }]]
 */
export function typedWords(query: string): TypedWord[][] {
  const [typed = [], switched = []] = queryLayouts(query).map(wordsOf);
  return [typed, isLetters(switched) && !isLetters(typed) ? [] : switched].filter(isFilled);
}

/**
 * What a query asks for, every word of it: as typed when the dictionary knows it, closely or loosely, else in the other keyboard layout, else with
 * a slip mended. Words that mean nothing are passed over as long as others do; `undefined` when none does.
 * @example readQuery(typedWords('lagmno'), lookUp) // [{ kind: 'exact', keys: ['lagmon'], isMended: true }]
 */
export function readQuery(layouts: readonly (readonly TypedWord[])[], lookUp: LookUp): WordReading[] | undefined {
  const readings = layouts.map((words) => words.map((word) => readWord(word, lookUp)));
  const best =
    readings.find((words) => words.every((word) => word && !word.isMended)) ??
    readings.find((words) => words.every((word) => word !== undefined)) ??
    readings.toSorted((one, other) => understood(other).length - understood(one).length)[0];
  return best && understood(best).length > 0 ? understood(best) : undefined;
}

function readWord(word: TypedWord, lookUp: LookUp): WordReading | undefined {
  const kinds = ['exact', 'loose'] as const;
  const known = kinds.find((kind) => lookUp(kind, word[kind])?.begins);
  if (known) {
    const wholes = lookUp(known, word[known])?.beginnings;
    return { kind: known, keys: [word[known]], isMended: false, ...(wholes && { wholes }) };
  }
  for (const kind of kinds) {
    const keys = meantFor(word[kind], lookUp(kind, word[kind])?.near ?? []);
    if (keys.length > 0) return { kind, keys, isMended: true };
  }
  return undefined;
}

/** The closest words, those in most things first: whole words before beginnings. */
function meantFor(typed: string, near: DictionaryEntry['near']): string[] {
  const slips = near.map(({ word, count }) => ({ word, count, slip: slipBetween(typed, word) }));
  const closest = slips.some(({ slip }) => slip === 'word') ? 'word' : 'beginning';
  return slips
    .filter(({ slip }) => slip === closest)
    .toSorted((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1))
    .slice(0, MOST_MEANT)
    .map(({ word }) => word);
}

/** The keys are made word by word, so that the close and the loose one of a word stay together. */
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
