import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import { STALE_MS } from '../../platform/stale-times.ts';

/** Number of entries a menu lists; "View all" leads to the rest. */
export const MENU_LENGTH = 10;

export const menuCategories = () => apiQuery(calls.categories.list, {}, { staleMs: STALE_MS.categories, quiet: true });
export const latestStores = () => apiQuery(calls.stores.latest, { query: { limit: MENU_LENGTH } }, { quiet: true });
export const popularStores = () => apiQuery(calls.stores.popular, { query: { limit: MENU_LENGTH } }, { quiet: true });
