import { fold, looseKey } from '@bozor/domain/search/fold.ts';

/** Searchable texts, each in every spelling. */
export interface SearchedTexts {
  readonly names: readonly string[];
  readonly tags?: readonly string[];
  readonly descriptions?: readonly string[];
}

/** Arguments of `search_vector`, highest weight first. */
export interface SearchKeys {
  readonly names: string;
  readonly tags: string;
  readonly descriptions: string;
  readonly loose_names: string;
}

/** Builds the search keys of items and stores, for all writers. */
export function searchKeys({ names, tags = [], descriptions = [] }: SearchedTexts): SearchKeys {
  return {
    names: uniqueWords(names.map(fold)),
    tags: uniqueWords(tags.map(fold)),
    descriptions: uniqueWords(descriptions.map(fold)),
    loose_names: uniqueWords(names.map(looseKey)),
  };
}

function uniqueWords(keys: readonly string[]): string {
  return [...new Set(keys.flatMap((key) => key.split(' ')))].join(' ').trim();
}
