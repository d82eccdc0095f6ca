import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { listCampaignItems, listCampaigns, readCampaignPage } from './list-campaigns.ts';

export function campaignRoutes(api: Api): void {
  mount(api, API.promotions.campaigns, async ({ query: { limit, offset }, scope }) => {
    const all = await listCampaigns(api, scope);
    return { total_size: all.length, limit, offset, campaigns: all.slice((offset - 1) * limit, offset * limit) };
  });
  mount(api, API.promotions.campaignItems, async ({ query, scope }) => listCampaignItems(api, scope, query));
  mount(api, API.promotions.campaign, async ({ params, scope }) => readCampaignPage(api, scope, params.idOrSlug));
}
