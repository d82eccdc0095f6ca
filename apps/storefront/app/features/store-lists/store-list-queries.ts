import { calls } from '@bozor/contract/shop/calls.ts';
import { apiList } from '@bozor/web/api/query.ts';

const rows = <Store>(reply: { readonly stores: readonly Store[] }) => reply.stores;

/** The three lists of stores that have an address of their own, twelve a page. */
export const popularStores = () => apiList(calls.stores.popular, { query: { limit: 12 } }, { rows, quiet: true });
export const latestStores = () => apiList(calls.stores.latest, { query: { limit: 12 } }, { rows, quiet: true });
/** Those on the map, twelve at a time. */
export const mappedStores = () =>
  apiList(calls.stores.list, { params: { type: 'all' }, query: { limit: 12 } }, { rows, near: true, quiet: true });
/** Nearer stores come first among equal offers, so it is asked again with the reader's own point. */
export const topOfferStores = () => apiList(calls.stores.topOffers, { query: { limit: 12 } }, { rows, near: true, quiet: true });
