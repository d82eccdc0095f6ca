import { useEffect } from 'react';
import { useLocation, useMatches, type DataStrategyResult, type MiddlewareFunction } from 'react-router';
import { browserScope } from '../scope/browser-scope.ts';
import { isNetworkFault, setOnline } from '@bozor/web/api/online.ts';
import { useScope } from '../scope/scope-context.tsx';
import { scopeKey } from '../scope/scope.ts';

/** What the loaders of a page answered, by route; the page itself comes last, after what stands around it. */
type Answers = Readonly<Record<string, unknown>>;

interface KeptPage {
  readonly answers: Answers;
  /** For whom it was made. */
  readonly scope: string;
  readonly atMs: number;
}

const MOST_PAGES = 24;
/** As long as the query client keeps what nobody reads. */
const FRESH_MS = 5 * 60_000;

/** Pages that were shown, by address; so many are forgotten together. */
const shown = new Map<string, KeptPage>();
let onScreen: string | undefined;

/** Remembers what the page on the screen was made of. */
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

/**
 * A page that was shown a short while ago comes back at once: the query client knows what it was made of, and asks again for what of it is old.
 * Later it comes back as it was where the network cannot bring it anew; what the shop itself answers, faults too, stays.
 */
export const routeDataCache: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const kept = shown.get(address);
  if (kept && address !== onScreen && Date.now() - kept.atMs < FRESH_MS && kept.scope === scopeKey(browserScope(search))) {
    const [route, answer] = pageOf(kept.answers);
    return { [route]: { type: 'data', result: answer } };
  }
  const results = await next();
  for (const [route, { type, result }] of Object.entries(results)) {
    if (type !== 'error' || !isNetworkFault(result) || kept?.answers[route] === undefined) continue;
    results[route] = { type: 'data', result: kept.answers[route] };
    setOnline(false);
  }
  return results;
};

function pageOf(answers: Answers): readonly [route: string, answer: unknown] {
  return Object.entries(answers).at(-1)!;
}
