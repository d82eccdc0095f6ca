/** Recent searches keep at most five (search-15). */
const RECENT_LIMIT = 5;
const TERM_LIMIT = 100;

/**
 * The recent searches after a term was submitted: the most recent last, at most five; empty terms and those already there change nothing
 * (search-14, search-15). Terms are compared without spaces around and without regard to capitals.
 * @example addRecentSearch(['osh'], 'lagmon') // ['osh', 'lagmon'];  addRecentSearch(['osh'], ' Osh ') // ['osh']
 */
export function addRecentSearch(recent: readonly string[], term: string): readonly string[] {
  const trimmed = term.trim().slice(0, TERM_LIMIT);
  if (trimmed === '' || recent.some((each) => isSame(each, trimmed))) return recent;
  return [...recent, trimmed].slice(-RECENT_LIMIT);
}

/**
 * The recent searches without one of them.
 * @example removeRecentSearch(['osh', 'lagmon'], 'osh') // ['lagmon']
 */
export function removeRecentSearch(recent: readonly string[], term: string): readonly string[] {
  return recent.filter((each) => !isSame(each, term.trim()));
}

/**
 * Reads the stored list (`searchedValues`): texts only, none empty or twice, the last five; none for anything that can't be read.
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
