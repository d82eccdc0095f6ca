import type { Database } from '../../platform/db/database.ts';
import type { ItemRow } from './item-row.ts';

/**
 * Narrows the availability of campaign items to the campaign's dates and replaces their hours by the campaign's. Items of an inactive
 * campaign are left out. A separate query, so that lists without campaign items do not pay for it.
 */
export async function withinCampaigns<Row extends ItemRow>(
  db: Database,
  rows: Row[],
  { includeHidden }: { readonly includeHidden: boolean },
): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap(({ campaign_id }) => campaign_id ?? []))];
  if (ids.length === 0) return rows;
  const campaigns = await db
    .selectFrom('campaigns')
    .where('id', 'in', ids)
    .select(['id', 'starts_at', 'ends_at', 'starts_at_minute', 'ends_at_minute', 'is_active'])
    .execute();
  const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  return rows.flatMap((row) => {
    const campaign = row.campaign_id === null ? undefined : byId.get(row.campaign_id);
    if (!campaign) return [row];
    if (!campaign.is_active && !includeHidden) return [];
    return [
      {
        ...row,
        available_from: later(row.available_from, campaign.starts_at),
        available_until: earlier(row.available_until, campaign.ends_at),
        available_from_minute: campaign.starts_at_minute ?? row.available_from_minute,
        available_until_minute: campaign.ends_at_minute ?? row.available_until_minute,
      },
    ];
  });
}

function later(one: Date | null, other: Date): Date {
  return one && one > other ? one : other;
}

function earlier(one: Date | null, other: Date): Date {
  return one && one < other ? one : other;
}
