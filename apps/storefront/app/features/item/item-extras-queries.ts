import { calls } from '@bozor/contract/shop/calls.ts';
import { apiList, apiQuery } from '@bozor/web/api/query.ts';

/** Below-the-fold data of an item page, loaded after the item. */
export const relatedItems = (id: number) => apiQuery(calls.items.related, { params: { id }, query: { limit: 10 } }, { quiet: true });

export const itemReviews = (id: number) =>
  apiList(calls.reviews.ofItem, { params: { id }, query: { limit: 3 } }, { quiet: true, rows: (reply) => reply.reviews });
