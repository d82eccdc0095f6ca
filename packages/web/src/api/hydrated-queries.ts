import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useMatches } from 'react-router';
import { keepSnapshot } from './hydration-snapshot.ts';

/** An answer that a loader sends along: key, data, when it was answered. */
export type LoadedQuery = readonly [key: readonly unknown[], data: unknown, updatedAt: number];

/**
 * How loaded answers travel: as JSON, which browsers read and gzip packs better than the router's own format for objects
 * (a home page is 3 KB smaller, and nothing walks through its answers before the page is alive). With its quotes turned, because it stands in
 * strings within strings, where every double quote takes four signs (0.5 KB).
 */
export function packQueries(loaded: readonly LoadedQuery[]): string {
  return turnQuotes(JSON.stringify(loaded));
}

export function unpackQueries(packed: string): readonly LoadedQuery[] {
  return JSON.parse(turnQuotes(packed)) as LoadedQuery[];
}

/** Double quotes for single ones and the other way round. No JSON holds the sign that stands in for one meanwhile; most texts hold but one kind. */
function turnQuotes(json: string): string {
  if (!json.includes("'")) return json.replaceAll('"', "'");
  if (!json.includes('"')) return json.replaceAll("'", '"');
  return json.replaceAll("'", '\u0001').replaceAll('"', "'").replaceAll('\u0001', '"');
}

/** Hands what the loaders of the page answered to the query client: new answers before anybody asks, newer ones for readers on the screen afterwards. */
export function useHydratedQueries(client: QueryClient): void {
  const matches = useMatches();
  const loaded = useMemo(() => {
    // The server draws from the client that its loaders filled.
    if (import.meta.env.SSR) return [];
    const all = matches.flatMap((match) => queriesOf(match.loaderData));
    keepSnapshot(client, all);
    for (const [key, data, updatedAt] of all) if (!client.getQueryState(key)) client.setQueryData(key, data, { updatedAt });
    return all;
  }, [client, matches]);
  useEffect(() => {
    for (const [key, data, updatedAt] of loaded) {
      const known = client.getQueryState(key);
      if ((known?.dataUpdatedAt ?? 0) < updatedAt && !hasGrownBeyond(known?.data, data)) client.setQueryData(key, data, { updatedAt });
    }
  }, [client, loaded]);
}

/** Whether a list has grown in the browser beyond the pages that the server answers: whoever comes back to it stands somewhere in its middle. */
export function hasGrownBeyond(known: unknown, loaded: unknown): boolean {
  return pagesIn(known) > pagesIn(loaded);
}

function pagesIn(data: unknown): number {
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) ? data.pages.length : 0;
}

function queriesOf(loaderData: unknown): readonly LoadedQuery[] {
  const hasQueries = typeof loaderData === 'object' && loaderData !== null && 'queries' in loaderData;
  return hasQueries && typeof loaderData.queries === 'string' ? unpackQueries(loaderData.queries) : [];
}
