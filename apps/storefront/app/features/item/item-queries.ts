import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

/** Full details of an item; a link works in every zone and module. */
export const itemDetails = (idOrSlug: string | number, isCampaign = false) =>
  apiQuery(
    calls.items.details,
    { params: { idOrSlug: String(idOrSlug) }, ...(isCampaign && { query: { campaign: true } }) },
    { quiet: true },
  );
