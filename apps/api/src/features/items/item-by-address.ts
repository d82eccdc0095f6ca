import { sql, type RawBuilder } from 'kysely';

/** Page query (`id`, `rank`, `store_id`) for the item of an address, by id or slug; with `isCampaign`, only if it belongs to a campaign. */
export function itemByAddress(idOrSlug: string, { isCampaign }: { readonly isCampaign: boolean }): RawBuilder<unknown> {
  const isNamed = /^\d{1,15}$/.test(idOrSlug) ? sql`id = ${Number(idOrSlug)}` : sql`slug = ${idOrSlug}`;
  return sql`select id, 1 as rank, store_id from items where ${isNamed} and is_active${isCampaign ? sql` and campaign_id is not null` : sql``}`;
}
