import { calls } from '@bozor/contract/shop/calls.ts';
import { apiList, apiQuery } from '@bozor/web/api/query.ts';

/** The campaigns that run, of all modules of the zones when none is chosen. */
export const campaignList = () =>
  apiList(calls.promotions.campaigns, { query: { limit: 12 } }, { rows: (reply) => reply.campaigns, quiet: true });

/** One of them, with the stores and items that take part. */
export const campaignDetails = (idOrSlug: string) => apiQuery(calls.promotions.campaign, { params: { idOrSlug } }, { quiet: true });

/** Products of a flash sale; without a number, of the one that ends first. */
export const flashProducts = (id: number | undefined) =>
  apiList(
    calls.promotions.flashItems,
    { query: { limit: 12, ...(id !== undefined && { flash_sale_id: id }) } },
    { rows: (reply) => reply.products, quiet: true },
  );
