import { sql } from 'kysely';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import type { Database } from '../../platform/db/database.ts';
import { localized } from '../../platform/db/localized-column.ts';
import type { Localized } from '../../platform/settings/localized.ts';
import type { PromotionScope } from '../campaigns/promotion-scope.ts';

export interface BannerRow {
  readonly id: number;
  readonly type: 'default' | 'store_wise' | 'item_wise';
  readonly title: string;
  readonly subtitle: string | null;
  readonly image: string;
  readonly hue: number;
  readonly link: string | null;
  readonly store: { readonly id: number; readonly slug: string; readonly zone_id: number } | null;
  readonly item: {
    readonly id: number;
    readonly slug: string;
    readonly name: string;
    readonly image: string | null;
    readonly module_type: ModuleType;
  } | null;
}

/**
 * Banners with a reachable target: a banner of a deleted or remote store or item is left out. Of banners that look the same, as those of several
 * zones may without a place, the first stays.
 */
export async function readBanners(db: Database, { zoneIds, moduleIds, locale, now }: PromotionScope): Promise<BannerRow[]> {
  const { rows } = await sql<BannerRow>`
    select b.id, b.type, ${localized('b.title', locale)} as title, ${localized('b.subtitle', locale)} as subtitle, b.image, b.hue, b.link,
      case when s.id is not null then jsonb_build_object('id', s.id, 'slug', s.slug, 'zone_id', s.zone_id) end as store,
      case when i.id is not null then jsonb_build_object('id', i.id, 'slug', i.slug, 'name', ${localized('i.name', locale)}, 'image', i.image,
        'module_type', m.module_type) end as item
    from banners b
    join modules m on m.id = b.module_id and m.is_active
    left join stores s on s.id = b.store_id and s.is_active and s.zone_id = any(${[...zoneIds]}::bigint[])
    left join items i on i.id = b.item_id and i.is_active and i.zone_id = any(${[...zoneIds]}::bigint[])
      and exists (select 1 from stores own where own.id = i.store_id and own.is_active)
    where b.module_id = any(${[...moduleIds]}::bigint[]) and b.is_active
      and (b.zone_id is null or b.zone_id = any(${[...zoneIds]}::bigint[]))
      and coalesce(b.starts_at, '-infinity') <= ${now} and coalesce(b.ends_at, 'infinity') > ${now}
      and (b.store_id is null or s.id is not null) and (b.item_id is null or i.id is not null)
    order by b.featured desc, b.position, b.id limit 60`.execute(db);
  const looks = rows.map(({ type, title, subtitle, image }) => JSON.stringify([type, title, subtitle, image]));
  return rows.filter((_, at) => looks.indexOf(looks[at]!) === at);
}

export interface SectionBannerRow {
  readonly id: number;
  readonly section: 'best_reviewed' | 'new_arrival' | 'bottom' | 'promotional';
  readonly title: string | null;
  readonly image: string;
  readonly hue: number;
  readonly link: string | null;
}

export async function readSectionBanners(db: Database, { moduleIds, locale }: PromotionScope): Promise<SectionBannerRow[]> {
  const { rows } = await sql<SectionBannerRow>`
    select b.id, b.section, ${localized('b.title', locale)} as title, b.image, b.hue, b.link
    from section_banners b join modules m on m.id = b.module_id and m.is_active
    where b.module_id = any(${[...moduleIds]}::bigint[]) and b.is_active order by m.position, b.position, b.id`.execute(db);
  return rows;
}

export interface ReasonRow {
  readonly id: number;
  readonly title: string;
  readonly short_description: string;
  readonly image: string;
}

export async function readReasons(db: Database, { moduleIds, locale }: PromotionScope): Promise<ReasonRow[]> {
  const { rows } = await sql<ReasonRow>`
    select id, ${localized('title', locale)} as title, ${localized('short_description', locale)} as short_description, image
    from why_choose_banners where module_id = any(${[...moduleIds]}::bigint[]) and is_active order by position, id`.execute(db);
  return rows;
}

export interface VideoSectionRow {
  readonly banner_type: 'video' | 'video_content' | 'image';
  readonly video: string | null;
  readonly video_file: string | null;
  readonly image: string | null;
  readonly contents: readonly { readonly title: Localized; readonly description: Localized }[];
}

export async function readVideoSection(db: Database, { moduleIds }: PromotionScope): Promise<VideoSectionRow | undefined> {
  const { rows } = await sql<VideoSectionRow>`
    select banner_type, video, video_file, image, contents
    from video_sections where module_id = any(${[...moduleIds]}::bigint[]) and is_active order by module_id limit 1`.execute(db);
  return rows[0];
}

export interface AdvertisementRow {
  readonly id: number;
  readonly add_type: 'store_promotion' | 'video_promotion';
  readonly title: string;
  readonly description: string;
  readonly cover_image: string | null;
  readonly profile_image: string | null;
  readonly video: string | null;
  readonly is_rating_active: boolean;
  readonly is_review_active: boolean;
  readonly store_id: number;
  readonly store_slug: string;
  readonly store_name: string;
  readonly hue: number;
  readonly module_id: number;
  readonly zone_id: number;
  readonly lat: number;
  readonly lng: number;
  readonly avg_rating: number;
  readonly rating_count: number;
  readonly review_count: number;
  readonly total: number;
}

/** Running advertisements of stores in these zones. */
export async function readAdvertisements(
  db: Database,
  { zoneIds, moduleIds, locale, now }: PromotionScope,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AdvertisementRow[]> {
  const { rows } = await sql<AdvertisementRow>`
    select a.id, a.add_type, ${localized('a.title', locale)} as title, ${localized('a.description', locale)} as description,
      a.cover_image, a.profile_image, a.video, a.is_rating_active, a.is_review_active,
      s.id as store_id, s.slug as store_slug, ${localized('s.name', locale)} as store_name, s.hue, s.module_id, s.zone_id, s.lat, s.lng, s.avg_rating, s.rating_count,
      s.comment_count as review_count, count(*) over () as total
    from advertisements a join stores s on s.id = a.store_id and s.is_active
    where a.status = 'approved' and a.starts_at <= ${now} and a.ends_at > ${now}
      and s.zone_id = any(${[...zoneIds]}::bigint[]) and s.module_id = any(${[...moduleIds]}::bigint[])
    order by a.position, a.id limit ${limit} offset ${(offset - 1) * limit}`.execute(db);
  return rows;
}

export interface CashbackRow {
  readonly id: number;
  readonly title: string;
  readonly cashback_type: 'percentage' | 'amount';
  readonly cashback_amount: number;
  readonly min_purchase_minor: number;
  readonly max_cashback_minor: number | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

export async function readCashback(db: Database, { locale, now }: Pick<PromotionScope, 'locale' | 'now'>): Promise<CashbackRow[]> {
  const { rows } = await sql<CashbackRow>`
    select id, ${localized('title', locale)} as title, cashback_type, cashback_amount, min_purchase_minor, max_cashback_minor, starts_at, ends_at
    from cashback_offers where is_active and starts_at <= ${now} and ends_at > ${now} order by ends_at, id limit 50`.execute(db);
  return rows;
}
