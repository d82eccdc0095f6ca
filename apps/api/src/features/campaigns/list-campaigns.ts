import { sql } from 'kysely';
import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { Campaign } from '@bozor/contract/shop/catalogue/promotions.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { LONGEST_LIST } from '@bozor/domain/catalogue/listing.ts';
import type { Api } from '../../platform/api.ts';
import { countWithin, pageWithin } from '../../platform/db/zone-page.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { itemsOfPage } from '../items/list-items.ts';
import { storesOfPage } from '../stores/list-stores.ts';
import { promotionScopeOf } from './promotion-scope.ts';
import { presentCampaign } from './present.ts';
import { itemsOfCampaign, itemsOfCampaigns, readCampaign, readCampaigns, storesOfCampaign } from './store.ts';

/** All campaigns that run in the caller's zones and module, in their order. */
export async function listCampaigns(api: Api, scope: Scope): Promise<Campaign[]> {
  const now = api.adapters.clock.now();
  const [rows, { timezone }] = await Promise.all([readCampaigns(api.db, await promotionScopeOf(api, scope)), api.settings.read()]);
  return rows.map((row) => presentCampaign(row, { now, timezone }));
}

/** Items that campaigns sell now, grouped by campaign. */
export async function listCampaignItems(
  api: Api,
  scope: Scope,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ReplyOf<typeof API.promotions.campaignItems>> {
  const promotionScope = await promotionScopeOf(api, scope);
  const { skipped, wanted } = pageWithin({ limit, offset });
  const found = itemsOfCampaigns(promotionScope, skipped + wanted);
  const [products, counted] = await Promise.all([
    itemsOfPage(api, scope, sql`select id, rank from (${found}) found order by rank limit ${wanted} offset ${skipped}`),
    countWithin(sql`from (${itemsOfCampaigns(promotionScope, LONGEST_LIST)}) found`).execute(api.db),
  ]);
  return { total_size: counted.rows[0]?.total ?? 0, limit, offset, products };
}

/** A campaign with its items and participating stores in the caller's zones. A campaign that is over has neither. */
export async function readCampaignPage(api: Api, scope: Scope, idOrSlug: string): Promise<ReplyOf<typeof API.promotions.campaign>> {
  const now = api.adapters.clock.now();
  const row = await readCampaign(api.db, idOrSlug, { ...scope, now });
  if (!row) throw refuse(API.promotions.campaign, 'campaign-not-found');
  const { timezone } = await api.settings.read();
  if (row.ends_at <= now) return { ...presentCampaign(row, { now, timezone }), items: [], stores: [] };
  const [items, stores] = await Promise.all([
    itemsOfPage(api, scope, itemsOfCampaign(row.id, scope.zoneIds)),
    storesOfPage(api, scope, storesOfCampaign(row.id, scope.zoneIds)),
  ]);
  return { ...presentCampaign(row, { now, timezone }), items, stores };
}
