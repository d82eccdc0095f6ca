import { calls } from '@bozor/contract/shop/calls.ts';
import { apiList, apiQuery } from '@bozor/web/api/query.ts';

export const storeDetails = (idOrSlug: string) => apiQuery(calls.stores.details, { params: { idOrSlug } }, { quiet: true });

/** Menu of a store in its own order, or its items that match the search. */
export const storeMenu = (
  idOrSlug: string,
  { name = '', type = 'all' }: { readonly name?: string; readonly type?: 'all' | 'veg' | 'non_veg' } = {},
) =>
  apiList(
    calls.stores.items,
    { params: { idOrSlug }, query: { limit: 50, ...(name && { name }), ...(type !== 'all' && { type }) } },
    { quiet: true, rows: (reply) => reply.products },
  );

export const storeReviews = (idOrSlug: string) =>
  apiList(calls.stores.reviews, { params: { idOrSlug }, query: { limit: 10 } }, { quiet: true, rows: (reply) => reply.reviews });
