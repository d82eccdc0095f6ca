import { addRecentSearch, removeRecentSearch } from '@bozor/domain/storage/recent-searches.ts';
import { readStored, useStored, writeStored } from '../../platform/storage.ts';

interface RecentSearches {
  /** Most recent first; stored in reverse. */
  readonly terms: readonly string[];
  readonly add: (term: string) => void;
  readonly remove: (term: string) => void;
  readonly clear: () => void;
}

export function useRecentSearches(): RecentSearches {
  const stored = useStored('searchedValues') ?? NONE;
  return { terms: stored.toReversed(), add, remove, clear };
}

const NONE: readonly string[] = [];
const add = (term: string) => writeStored('searchedValues', addRecentSearch(readStored('searchedValues') ?? NONE, term));
const remove = (term: string) => {
  const left = removeRecentSearch(readStored('searchedValues') ?? NONE, term);
  writeStored('searchedValues', left.length > 0 ? left : undefined);
};
const clear = () => writeStored('searchedValues', undefined);
