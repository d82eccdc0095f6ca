import { calls } from '@bozor/contract/shop/calls.ts';
import { apiList, apiQuery } from '@bozor/web/api/query.ts';

/** What stands below an item, whose page does without it at first. */
export const relatedItems = (id: number) => apiQuery(calls.items.related, { params: { id }, query: { limit: 10 } }, { quiet: true });

export const itemReviews = (id: number) =>
  apiList(calls.reviews.ofItem, { params: { id }, query: { limit: 3 } }, { quiet: true, rows: (reply) => reply.reviews });
