import { calls } from '@bozor/contract/shop/calls.ts';
import { apiList, apiQuery } from '@bozor/web/api/query.ts';

/** The running campaigns; without a chosen module, of all modules of the zones. */
export const campaignList = () =>
  apiList(calls.promotions.campaigns, { query: { limit: 12 } }, { rows: (reply) => reply.campaigns, quiet: true });

/** One campaign, with the stores and items that take part. */
export const campaignDetails = (idOrSlug: string) => apiQuery(calls.promotions.campaign, { params: { idOrSlug } }, { quiet: true });

/** Items of a flash sale; without an id, of the one that ends first. */
export const flashProducts = (id: number | undefined) =>
  apiList(
    calls.promotions.flashItems,
    { query: { limit: 12, ...(id !== undefined && { flash_sale_id: id }) } },
    { rows: (reply) => reply.products, quiet: true },
  );
