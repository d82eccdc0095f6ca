import { useEffect } from 'react';
import { useLocation, useMatches, type DataStrategyResult, type MiddlewareFunction } from 'react-router';
import { isNetworkFault, setOnline } from './online.ts';

/** What the loaders of a page answered, by route. */
type Answers = Readonly<Record<string, unknown>>;

const MOST_PAGES = 24;

/** Pages that were shown, by address; so many are forgotten together. */
const shown = new Map<string, Answers>();

/** Remembers what the page on the screen was made of, for a way back without a network. */
export function useKeptPage(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useEffect(() => {
    keepPage(pathname + search, Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData])));
  }, [pathname, search, matches]);
}

export function keepPage(address: string, answers: Answers): void {
  if (Object.values(answers).includes(undefined)) return;
  if (shown.size === MOST_PAGES) shown.clear();
  shown.set(address, answers);
}

/** A page that was shown comes back as it was where the network cannot bring it anew; what the shop itself answers, faults too, stays. */
export const fromKeptPages: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  const { pathname, search } = new URL(request.url);
  const answers = shown.get(pathname + search);
  for (const [route, { type, result }] of Object.entries(results)) {
    if (type !== 'error' || !isNetworkFault(result) || answers?.[route] === undefined) continue;
    results[route] = { type: 'data', result: answers[route] };
    setOnline(false);
  }
  return results;
};
