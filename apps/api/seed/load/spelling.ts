import { fold, looseKey } from '@bozor/domain/search/fold.ts';
import { latinToCyrillic } from '@bozor/domain/words/latin-to-cyrillic.ts';
import type { GeoName } from '../geo/tashkent.ts';
import type { LocalizedText } from '../products/product-seed.ts';
import type { InsertOptions } from './insert.ts';

/** A text as it is stored: Uzbek in both scripts. */
export interface SpelledText extends LocalizedText {
  readonly 'uz-Cyrl': string;
}

/** Ten stores sell one product: its texts are spelled and folded once. */
const spelledBefore = new WeakMap<LocalizedText, SpelledText>();
const keysBefore = new WeakMap<LocalizedText, string>();

export function spelled(text: LocalizedText): SpelledText {
  const known = spelledBefore.get(text);
  if (known) return known;
  const fresh = { ...text, 'uz-Cyrl': latinToCyrillic(text.uz) };
  spelledBefore.set(text, fresh);
  return fresh;
}

/** A proper name, written with Latin letters in every language. */
export function spelledName(name: string): { readonly en: string } {
  return { en: name };
}

/** Search keys of every spelling of a place. */
export function placeKeys(name: GeoName): string {
  const spellings = Object.values(name).filter((spelling): spelling is string => typeof spelling === 'string');
  return uniqueWords(spellings.map(fold));
}

export type Searchable = LocalizedText | string;

interface SearchTexts {
  readonly search_names: string;
  readonly search_tags: string;
  readonly search_descriptions: string;
}

/** Lets `insertRows` make the column `search` of what `searchTexts` adds to a row. */
export const SEARCH_VECTOR: Pick<InsertOptions, 'computed' | 'raw'> = {
  computed: { search: "search_vector(raw->>'search_names', raw->>'search_tags', raw->>'search_descriptions')" },
  raw: ['search_names', 'search_tags', 'search_descriptions'] satisfies (keyof SearchTexts)[],
};

/**
 * Search keys in the three strengths of the database's `search_vector`. The loose keys of names stand among the weakest: they are found, but
 * are no words of the dictionary that mends typing.
 */
export function searchTexts({
  names,
  tags = [],
  descriptions,
}: {
  readonly names: readonly Searchable[];
  readonly tags?: readonly Searchable[];
  readonly descriptions: readonly Searchable[];
}): SearchTexts {
  return {
    search_names: uniqueWords(names.map(keysOf)),
    search_tags: uniqueWords(tags.map(keysOf)),
    search_descriptions: uniqueWords([...descriptions.map(keysOf), ...names.map(looseKeysOf)]),
  };
}

function keysOf(text: Searchable): string {
  if (typeof text === 'string') return fold(text);
  const known = keysBefore.get(text);
  if (known !== undefined) return known;
  const keys = uniqueWords(Object.values(spelled(text)).map(fold));
  keysBefore.set(text, keys);
  return keys;
}

function looseKeysOf(text: Searchable): string {
  return typeof text === 'string' ? looseKey(text) : uniqueWords(Object.values(spelled(text)).map(looseKey));
}

function uniqueWords(keys: readonly string[]): string {
  return [...new Set(keys.flatMap((key) => key.split(' ')))].join(' ').trim();
}
