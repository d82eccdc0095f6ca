import { calls } from '@bozor/contract/calls.ts';
import { apiList, apiQuery } from '../../platform/query.ts';

/** One item, whole. Links open from every zone and module. */
export const itemDetails = (idOrSlug: string | number, isCampaign = false) =>
  apiQuery(
    calls.items.details,
    { params: { idOrSlug: String(idOrSlug) }, ...(isCampaign && { query: { campaign: true } }) },
    { quiet: true },
  );

export const relatedItems = (id: number) => apiQuery(calls.items.related, { params: { id }, query: { limit: 10 } }, { quiet: true });

export const itemReviews = (id: number) =>
  apiList(calls.reviews.ofItem, { params: { id }, query: { limit: 3 } }, { quiet: true, rows: (reply) => reply.reviews });
