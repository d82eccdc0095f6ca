import { latinToCyrillic } from '@bozor/domain/words/latin-to-cyrillic.ts';
import { searchKeys, type SearchKeys } from '../../src/platform/search/search-keys.ts';
import type { LocalizedText } from '../products/product-seed.ts';
import type { InsertOptions } from './insert.ts';

/** A stored text: Uzbek in both scripts. */
export interface SpelledText extends LocalizedText {
  readonly 'uz-Cyrl': string;
}

/** Ten stores sell one product, so its texts are transliterated once. */
const spelledBefore = new WeakMap<LocalizedText, SpelledText>();

export function spelled(text: LocalizedText): SpelledText {
  const known = spelledBefore.get(text);
  if (known) return known;
  const fresh = { ...text, 'uz-Cyrl': latinToCyrillic(text.uz) };
  spelledBefore.set(text, fresh);
  return fresh;
}

/** Returns a proper name, which has Latin letters in every language. */
export function spelledName(name: string): { readonly en: string } {
  return { en: name };
}

export type Searchable = LocalizedText | string;

interface SearchTexts {
  readonly search_keys: SearchKeys;
}

/** Option of `insertRows` that computes the column `search` from the keys of `searchTexts`. */
export const SEARCH_VECTOR: Pick<InsertOptions, 'computed' | 'raw'> = {
  computed: {
    search: `search_vector(${['names', 'tags', 'descriptions', 'loose_names'].map((name) => `raw->'search_keys'->>'${name}'`).join(', ')})`,
  },
  raw: ['search_keys'] satisfies (keyof SearchTexts)[],
};

/** Returns the searchable texts of a row in all languages. */
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
    search_keys: searchKeys({
      names: names.flatMap(spellingsOf),
      tags: tags.flatMap(spellingsOf),
      descriptions: descriptions.flatMap(spellingsOf),
    }),
  };
}

function spellingsOf(text: Searchable): string[] {
  return typeof text === 'string' ? [text] : Object.values(spelled(text));
}
