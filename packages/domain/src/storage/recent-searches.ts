/** Maximum number of recent searches (search-15). */
const RECENT_LIMIT = 5;
const TERM_LIMIT = 100;

/**
 * Returns the recent searches after a term was submitted: most recent last, at most five. Empty and known terms change nothing (search-14,
 * search-15). The comparison ignores case and surrounding spaces.
 * @example addRecentSearch(['osh'], 'lagmon') // ['osh', 'lagmon'];  addRecentSearch(['osh'], ' Osh ') // ['osh']
 */
export function addRecentSearch(recent: readonly string[], term: string): readonly string[] {
  const trimmed = term.trim().slice(0, TERM_LIMIT);
  if (trimmed === '' || recent.some((each) => isSame(each, trimmed))) return recent;
  return [...recent, trimmed].slice(-RECENT_LIMIT);
}

/**
 * Returns the recent searches without one term.
 * @example removeRecentSearch(['osh', 'lagmon'], 'osh') // ['lagmon']
 */
export function removeRecentSearch(recent: readonly string[], term: string): readonly string[] {
  return recent.filter((each) => !isSame(each, term.trim()));
}

/**
 * Parses the stored list (`searchedValues`): non-empty texts without duplicates, the last five. Empty when it cannot be parsed.
 * @example parseRecentSearches('["osh",7,""]') // ['osh']
 */
export function parseRecentSearches(text: string | null | undefined): readonly string[] {
  const stored = readJson(text);
  if (!Array.isArray(stored)) return [];
  return stored.filter((each) => typeof each === 'string').reduce<readonly string[]>(addRecentSearch, []);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function readJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
