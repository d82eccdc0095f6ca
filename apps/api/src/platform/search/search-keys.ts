import { fold, looseKey } from '@bozor/domain/search/fold.ts';

/** The texts that something is found by, each in every spelling it has. */
export interface SearchedTexts {
  readonly names: readonly string[];
  readonly tags?: readonly string[];
  readonly descriptions?: readonly string[];
}

/** What `search_vector` takes, strongest first. */
export interface SearchKeys {
  readonly names: string;
  readonly tags: string;
  readonly descriptions: string;
  readonly loose_names: string;
}

/** The keys of everything that can be searched are made here and nowhere else. */
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
