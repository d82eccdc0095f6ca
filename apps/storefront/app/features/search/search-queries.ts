import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import { STALE_MS } from '../../platform/stale-times.ts';

/** Items and stores whose names start with the typed text. */
export const searchSuggestions = (name: string) =>
  apiQuery(calls.search.suggestions, { query: { name } }, { staleMs: STALE_MS.search, retry: 1, quiet: true });

/** Suggested items for a signed-in customer, shown when the search opens. */
export const suggestedItems = () =>
  apiQuery(calls.search.suggested, { query: { limit: 4 } }, { personal: true, staleMs: STALE_MS.search, retry: 1, quiet: true });
