import { calls } from '@bozor/contract/shop/calls.ts';
import { apiList } from '@bozor/web/api/query.ts';

const rows = <Store>(reply: { readonly stores: readonly Store[] }) => reply.stores;

/** The three store lists with their own pages, twelve per page. */
export const popularStores = () => apiList(calls.stores.popular, { query: { limit: 12 } }, { rows, quiet: true });
export const latestStores = () => apiList(calls.stores.latest, { query: { limit: 12 } }, { rows, quiet: true });
/** The stores on the map, twelve at a time. */
export const mappedStores = () =>
  apiList(calls.stores.list, { params: { type: 'all' }, query: { limit: 12 } }, { rows, near: true, quiet: true });
/** Ties are ordered by distance, so it is refetched with the customer's own point. */
export const topOfferStores = () => apiList(calls.stores.topOffers, { query: { limit: 12 } }, { rows, near: true, quiet: true });
