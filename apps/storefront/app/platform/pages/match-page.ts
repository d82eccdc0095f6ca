import { COMMON_QUERY, PAGES, type Page, type PageName } from './pages.ts';

export interface MatchedPage {
  readonly name: PageName;
  readonly page: Page;
}

/** The page of a pathname. Static patterns come first in the table and win. Letter case and a trailing slash are ignored. */
export function matchPage(pathname: string): MatchedPage | undefined {
  const normal = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const found = PATTERNS.find(({ pattern }) => pattern.test(normal));
  return found && { name: found.name, page: PAGES[found.name] };
}

/**
 * The part of a query that a page reads, in a fixed order, with the first value of each name. Values are not shortened, since the browser
 * reads the same from the URL: the consumer cuts or refuses values that are too long.
 * @example knownQuery(PAGES.store, new URLSearchParams('utm=x&module_id=2')) // 'module_id=2'
 */
export function knownQuery(page: Pick<Page, 'query'>, query: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of [...page.query, ...COMMON_QUERY]) {
    const value = query.get(name);
    if (value !== null && value !== '') known.set(name, value);
  }
  return known;
}

const PATTERNS = Object.entries(PAGES).map(([name, page]) => ({
  name: name as PageName,
  pattern: new RegExp(`^${page.path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`, 'i'),
}));
