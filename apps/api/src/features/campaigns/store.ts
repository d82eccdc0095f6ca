import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { localized } from '../../platform/db/localized-column.ts';
import { limitLiteral } from '../../platform/db/zone-page.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { PromotionScope } from './promotion-scope.ts';

export interface CampaignRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly hue: number;
  readonly module_id: number;
  readonly kind: 'basic' | 'item';
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly starts_at_minute: number | null;
  readonly ends_at_minute: number | null;
}

/** Running campaigns with a participant in these zones. */
export async function readCampaigns(db: Database, scope: PromotionScope): Promise<CampaignRow[]> {
  const { rows } = await sql<CampaignRow>`
    ${campaigns(scope.locale)}
    where c.module_id = any(${[...scope.moduleIds]}::bigint[]) and ${runs(scope.now)} and ${hasPart(scope.zoneIds)}
    order by c.position, c.id limit 60`.execute(db);
  return rows;
}

/** A running or past campaign, by id or slug, in any zone. */
export async function readCampaign(
  db: Database,
  idOrSlug: string,
  { locale, now }: Pick<PromotionScope, 'locale' | 'now'>,
): Promise<CampaignRow | undefined> {
  const which = /^\d{1,15}$/.test(idOrSlug) ? sql`c.id = ${Number(idOrSlug)}` : sql`c.slug = ${idOrSlug}`;
  const { rows } = await sql<CampaignRow>`${campaigns(locale)} where ${which} and c.is_active and c.starts_at <= ${now}`.execute(db);
  return rows[0];
}

function campaigns(locale: Locale): RawBuilder<unknown> {
  return sql`
    select c.id, c.slug, ${localized('c.title', locale)} as title, coalesce(c.description->>${locale}, c.description->>'en', '') as description, c.image, c.hue,
      c.module_id, c.kind, c.starts_at, c.ends_at, c.starts_at_minute, c.ends_at_minute
    from campaigns c join modules m on m.id = c.module_id and m.is_active`;
}

function runs(now: Date): RawBuilder<unknown> {
  return sql`c.is_active and c.starts_at <= ${now} and c.ends_at > ${now}`;
}

function hasPart(zoneIds: readonly number[]): RawBuilder<unknown> {
  return sql`(
    exists (select 1 from campaign_stores p join stores s on s.id = p.store_id where p.campaign_id = c.id and s.is_active and s.zone_id = any(${[...zoneIds]}::bigint[]))
    or exists (select 1 from items i where i.campaign_id = c.id and i.is_active and i.zone_id = any(${[...zoneIds]}::bigint[])))`;
}

/** Page queries (`id`, `rank`) of the participants. */

/** Reads only the first `reach` rows of each campaign and zone. */
export function itemsOfCampaigns({ zoneIds, moduleIds, now }: PromotionScope, reach: number): RawBuilder<unknown> {
  return sql`
    select i.id, row_number() over (order by c.position, c.id, i.popularity desc, i.id) as rank
    from campaigns c
    cross join (select distinct unnest(${[...zoneIds]}::bigint[]) as id) z
    cross join (select distinct unnest(${[...moduleIds]}::bigint[]) as id) o
    cross join lateral (
      select i.id, i.popularity from items i
      where i.campaign_id = c.id and i.zone_id = z.id and i.module_id = o.id and i.is_active
        and i.available_from <= ${now} and i.available_until > ${now}
        and exists (select 1 from stores s where s.id = i.store_id and s.is_active)
      order by i.popularity desc, i.id limit ${limitLiteral(reach)}
    ) i
    where ${runs(now)}`;
}

export function itemsOfCampaign(campaignId: number, zoneIds: readonly number[]): RawBuilder<unknown> {
  return sql`
    select id, row_number() over (order by popularity desc, id) as rank from items
    where campaign_id = ${campaignId} and zone_id = any(${[...zoneIds]}::bigint[]) and is_active order by rank limit 200`;
}

export function storesOfCampaign(campaignId: number, zoneIds: readonly number[]): RawBuilder<unknown> {
  return sql`
    select s.id, row_number() over (order by s.order_count desc, s.id) as rank from campaign_stores p join stores s on s.id = p.store_id
    where p.campaign_id = ${campaignId} and s.zone_id = any(${[...zoneIds]}::bigint[]) and s.is_active order by rank limit 100`;
}
