import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { readItemDetails } from './read-item-details.ts';

export function itemDetailsRoutes(api: Api): void {
  mount(api, API.items.details, async ({ params, query, scope }) =>
    readItemDetails(api, scope, params.idOrSlug, { isCampaign: query.campaign === true }),
  );
}
