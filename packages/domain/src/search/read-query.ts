import { fold, looseKey, tokensOf } from './fold.ts';
import { likelySlip } from './likely-slip.ts';
import { findPhrase, type OtherNamesIndex } from './other-names.ts';
import { readQuantities, type Quantity } from './read-quantities.ts';
import { SMALL_WORDS } from './small-words.ts';
import { queryLayouts } from './query-variants.ts';
import type { VariantKind } from './query-variants.ts';
import { areForms, wordForms } from './word-forms.ts';

/** A word of a query with both its keys. */
export type TypedWord = Readonly<Record<VariantKind, string>>;

/** A query taken apart. */
export interface TypedQuery {
  /** Its words as typed and, where meaningful, in the other keyboard layout. */
  readonly layouts: readonly (readonly TypedWord[])[];
  readonly quantities: readonly Quantity[];
}

/** Dictionary result for a key: whether a known word begins with it, else the similar words. */
export interface DictionaryEntry {
  readonly begins: boolean;
  /** Every word that begins with the key, words of descriptions included; set only while they are few. */
  readonly beginnings?: readonly string[] | null;
  /** Words that begin with what may be the key's stem. Most of them are other words. */
  readonly kin?: readonly string[] | null;
  readonly near: readonly { readonly word: string; readonly count: number }[];
}

/** Dictionary lookup of a key. */
export type DictionaryLookup = (kind: VariantKind, key: string) => DictionaryEntry | undefined;

/** Search terms for a typed word, phrase or number; any of `keys`, `forms` and `writings` matches. */
export interface WordReading {
  readonly kind: VariantKind;
  /** Corrected keys are whole words, others may be beginnings. */
  readonly keys: readonly string[];
  /** All words that begin with one of the keys, where known. */
  readonly wholeWords?: readonly string[];
  /** Other forms of the word, whole. */
  readonly forms?: readonly string[];
  /** Other names of it: of each, every word begins a word of the name. */
  readonly otherNames?: readonly (readonly string[])[];
  /** Writings of a number: of each, every word is a whole word of the name. */
  readonly writings?: Quantity['writings'];
  readonly isCorrected: boolean;
}

/** Maximum number of corrections of one word. */
const MAXIMUM_CORRECTIONS = 4;
/** A shorter word is a beginning of too much to stand for a query of which the rest is unknown. */
const SHORTEST_ALONE = 3;
/** A word with signs that stand for Russian letters on a keyboard and are in no Latin word. */
const NO_LATIN_WORD = /\S*(?:[[\];]|[,.](?=\p{L})|`)\S*/gu;

/**
 * Takes a query apart: numbers with their units, and words as typed and, where meaningful, in the other keyboard layout. Dropped are a
 * layout in which the words become single letters (хахаха is not a search for f, which most names begin with), and in the other layout the
 * words that fall apart (духи is not le[b).
 * @example typedQuery('kfuvfy 1kg').layouts // [[{ exact: 'kfuvfi', loose: 'kfuvfi' }], [{ exact: 'lagman', loose: 'lagman' }]]
 */
export function typedQuery(query: string): TypedQuery {
  const [text = '', other] = queryLayouts(query);
  const { rest, quantities } = readQuantities(text.normalize('NFC').toLowerCase());
  const typed = wordsOf(rest);
  const switched = wordsOf(readQuantities(other?.replace(NO_LATIN_WORD, ' ') ?? '').rest);
  return { layouts: [typed, isLetters(switched) && !isLetters(typed) ? [] : switched].filter(isFilled), quantities };
}

/**
 * Returns the search terms of a query, word by word: as typed and in its other forms and names when these are known, exactly or loosely,
 * else in the other keyboard layout, else with a typing error corrected. Unknown words are ignored while others are known; `undefined` when
 * none is, or only letters are.
 * @example readQuery(typedQuery('lagmno'), lookUp) // [{ kind: 'exact', keys: ['lagmon'], isCorrected: true }]
 */
export function readQuery(
  { layouts, quantities }: TypedQuery,
  lookUp: DictionaryLookup,
  names: OtherNamesIndex = new Map(),
): WordReading[] | undefined {
  const numbers = quantities.map(({ writings }): WordReading => ({ kind: 'exact', keys: [], writings, isCorrected: false }));
  if (layouts.length === 0) return numbers.length > 0 ? numbers : undefined;
  const readings = layouts.map((words) => readWords(words, lookUp, names));
  const best =
    readings.find((words) => words.every((word) => word && !word.isCorrected)) ??
    readings.find((words) => words.every((word) => word !== undefined)) ??
    readings.toSorted((one, other) => understood(other).length - understood(one).length)[0];
  return best && isMeant(best) ? [...understood(best), ...numbers] : undefined;
}

function readWords(words: readonly TypedWord[], lookUp: DictionaryLookup, names: OtherNamesIndex): (WordReading | undefined)[] {
  const keys = words.map(({ exact }) => exact);
  const typed = keys.map((key) => wordForms(key));
  const readings: (WordReading | undefined)[] = [];
  const spoken: (WordReading | undefined)[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = findPhrase(names, typed, at);
    const length = phrase?.length ?? 1;
    const word = words[at]!;
    const reading =
      phrase && length > 1
        ? { kind: 'exact' as const, keys: [], otherNames: [...phrase.finds, keys.slice(at, at + length)], isCorrected: false }
        : readWord(word, lookUp, phrase?.finds);
    (phrase || !SMALL_WORDS.has(word.exact) ? spoken : readings).push(reading);
    at += length;
  }
  return spoken.length > 0 ? spoken : readings;
}

function readWord(word: TypedWord, lookUp: DictionaryLookup, otherNames?: readonly (readonly string[])[]): WordReading | undefined {
  const kinds = ['exact', 'loose'] as const;
  // A word with other names is no loose spelling of another word: coke is not cake.
  const tried = otherNames ? kinds.slice(0, 1) : kinds;
  const known = tried.find((kind) => lookUp(kind, word[kind])?.begins);
  const kind = known ?? tried.find((each) => formsOf(word[each], each, lookUp).length > 0);
  if (kind || otherNames) {
    const key = word[kind ?? 'exact'];
    const wholeWords = known && lookUp(known, key)?.beginnings;
    const forms = kind ? formsOf(key, kind, lookUp) : [];
    return {
      kind: kind ?? 'exact',
      keys: known ? [key] : [],
      isCorrected: false,
      ...(wholeWords && { wholeWords }),
      ...(forms.length > 0 && { forms }),
      ...(otherNames && { otherNames }),
    };
  }
  for (const each of kinds) {
    const keys = correctionsFor(word[each], lookUp(each, word[each])?.near ?? []);
    if (keys.length > 0) return { kind: each, keys, isCorrected: true };
  }
  return undefined;
}

/** Returns the other forms of a word. */
function formsOf(key: string, kind: VariantKind, lookUp: DictionaryLookup): string[] {
  const { kin, beginnings } = lookUp(kind, key) ?? {};
  const typed = wordForms(key, kind);
  return [...new Set([...(kin ?? []), ...(beginnings ?? [])])].filter((word) => word !== key && areForms(typed, wordForms(word, kind)));
}

/** Returns the closest words, most frequent first; whole words win over beginnings. */
function correctionsFor(typed: string, near: DictionaryEntry['near']): string[] {
  const slips = near.map(({ word, count }) => ({ word, count, slip: likelySlip(typed, word) }));
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

/** Of M&M's only an m may be known, which most names have. */
function isMeant(words: readonly (WordReading | undefined)[]): boolean {
  const known = understood(words);
  return known.length === words.length
    ? known.length > 0
    : known.some(({ keys, forms, otherNames }) => forms || otherNames || keys.some((key) => key.length >= SHORTEST_ALONE));
}

function isLetters(words: readonly TypedWord[]): boolean {
  return words.every(({ exact }) => /^\D$/u.test(exact));
}

function isFilled(words: readonly TypedWord[]): boolean {
  return words.length > 0;
}
