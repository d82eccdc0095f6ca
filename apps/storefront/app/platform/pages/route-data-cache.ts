import { useEffect } from 'react';
import { useLocation, useMatches, type DataStrategyResult, type MiddlewareFunction } from 'react-router';
import { browserScope } from '../scope/browser-scope.ts';
import { isNetworkFault, setOnline } from '@bozor/web/api/online.ts';
import { useScope } from '../scope/scope-context.tsx';
import { scopeKey } from '../scope/scope.ts';

/** Loader data of a page by route; the page's own route is the last, after its layouts. */
type Answers = Readonly<Record<string, unknown>>;

interface CachedPage {
  readonly answers: Answers;
  /** Scope the data was loaded for. */
  readonly scope: string;
  readonly atMs: number;
}

const MOST_PAGES = 24;
/** Equal to the query client's garbage collection time. */
const FRESH_MS = 5 * 60_000;

/** Cached pages by URL; all are evicted when the limit is reached. */
const shown = new Map<string, CachedPage>();
let onScreen: string | undefined;

/** Caches the loader data of the current page. */
export function useCachedRouteData(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const scope = scopeKey(useScope());
  useEffect(() => {
    cacheRouteData(pathname + search, Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData])), scope);
  }, [pathname, search, matches, scope]);
}

export function cacheRouteData(address: string, answers: Answers, scope: string): void {
  onScreen = address;
  if (Object.values(answers).includes(undefined)) return;
  const known = shown.get(address);
  const isKnown = known?.scope === scope && pageOf(known.answers)[1] === pageOf(answers)[1];
  if (shown.size === MOST_PAGES) shown.clear();
  shown.set(address, { answers, scope, atMs: isKnown ? known.atMs : Date.now() });
}

/** Whether a page was shown since the document was loaded, and what it was made of is still known. */
export function wasShown(address: string): boolean {
  return shown.has(address);
}

/**
 * Serves a recently shown page from the cache; the query client holds its queries and refetches the stale ones. An older page is served
 * from the cache only when the network fails; answers of the shop, including errors, are used as they are.
 */
export const routeDataCache: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const cached = shown.get(address);
  if (cached && address !== onScreen && Date.now() - cached.atMs < FRESH_MS && cached.scope === scopeKey(browserScope(search))) {
    const [route, answer] = pageOf(cached.answers);
    return { [route]: { type: 'data', result: answer } };
  }
  const results = await next();
  for (const [route, { type, result }] of Object.entries(results)) {
    if (type !== 'error' || !isNetworkFault(result) || cached?.answers[route] === undefined) continue;
    results[route] = { type: 'data', result: cached.answers[route] };
    setOnline(false);
  }
  return results;
};

function pageOf(answers: Answers): readonly [route: string, answer: unknown] {
  return Object.entries(answers).at(-1)!;
}
