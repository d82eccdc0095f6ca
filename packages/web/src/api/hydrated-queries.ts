import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useMatches } from 'react-router';
import { storeSnapshot } from './hydration-snapshot.ts';

/** A query result sent by a loader: key, data, update time. */
export type LoadedQuery = readonly [key: readonly unknown[], data: unknown, updatedAt: number];

/**
 * Serialises loaded queries as JSON. Compared to the router's own format a home page gets 3 KB smaller after gzip, and nothing is parsed
 * before hydration. Quotes are swapped, since the text ends up in a string within a string, where each double quote takes four characters
 * (0.5 KB).
 */
export function dehydrateQueries(loaded: readonly LoadedQuery[]): string {
  return turnQuotes(JSON.stringify(loaded));
}

export function rehydrateQueries(packed: string): readonly LoadedQuery[] {
  return JSON.parse(turnQuotes(packed)) as LoadedQuery[];
}

/**
 * Swaps double and single quotes. JSON cannot contain the control character used as a placeholder. Most texts have only one kind of quote.
 */
function turnQuotes(json: string): string {
  if (!json.includes("'")) return json.replaceAll('"', "'");
  if (!json.includes('"')) return json.replaceAll("'", '"');
  return json.replaceAll("'", '\u0001').replaceAll('"', "'").replaceAll('\u0001', '"');
}

/** Passes the loaders' queries to the query client: new ones before any component reads them, newer ones after rendering. */
export function useHydratedQueries(client: QueryClient): void {
  const matches = useMatches();
  const loaded = useMemo(() => {
    // The server renders with the client that its loaders have filled.
    if (import.meta.env.SSR) return [];
    const all = matches.flatMap((match) => queriesOf(match.loaderData));
    storeSnapshot(client, all);
    for (const [key, data, updatedAt] of all) if (!client.getQueryState(key)) client.setQueryData(key, data, { updatedAt });
    return all;
  }, [client, matches]);
  useEffect(() => {
    for (const [key, data, updatedAt] of loaded) {
      const known = client.getQueryState(key);
      if ((known?.dataUpdatedAt ?? 0) < updatedAt && !hasMorePagesThan(known?.data, data)) client.setQueryData(key, data, { updatedAt });
    }
  }, [client, loaded]);
}

/** Whether the cached list has more pages than the loaded one: a customer who returns to it is somewhere in its middle. */
export function hasMorePagesThan(known: unknown, loaded: unknown): boolean {
  return pagesIn(known) > pagesIn(loaded);
}

function pagesIn(data: unknown): number {
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) ? data.pages.length : 0;
}

function queriesOf(loaderData: unknown): readonly LoadedQuery[] {
  const hasQueries = typeof loaderData === 'object' && loaderData !== null && 'queries' in loaderData;
  return hasQueries && typeof loaderData.queries === 'string' ? rehydrateQueries(loaderData.queries) : [];
}
