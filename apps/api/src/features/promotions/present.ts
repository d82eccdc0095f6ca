import type { Static } from 'typebox';
import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { Advertisement, Banner, CashbackOffer } from '@bozor/contract/shop/catalogue/promotions.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { roadEstimateMetres } from '@bozor/domain/places/distance.ts';
import { point } from '@bozor/domain/places/point.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { mediaUrl, tileHue } from '../../platform/media/media-url.ts';
import { inLocale } from '../../platform/settings/localized.ts';
import type { AdvertisementRow, BannerRow, CashbackRow, SectionBannerRow, VideoSectionRow } from './store.ts';

export function presentBanner(row: BannerRow): Static<typeof Banner> {
  const { id, type, title, subtitle, link, store, item } = row;
  return {
    id,
    type,
    title,
    subtitle,
    image_full_url: mediaUrl(row.image),
    tile_hue: tileHue(row.hue),
    link,
    store,
    item: item && { ...item, image: mediaUrl(item.image), storage: [] },
  };
}

/** One banner of each fixed section, and all of the slider. */
export function presentSectionBanners(rows: readonly SectionBannerRow[]): ReplyOf<typeof API.promotions.promoBanners> {
  const of = (section: SectionBannerRow['section']) => rows.find((row) => row.section === section);
  const [best, fresh, bottom] = [of('best_reviewed'), of('new_arrival'), of('bottom')];
  const slider = rows.filter((row) => row.section === 'promotional');
  return {
    best_reviewed_section_banner: best?.image ?? null,
    best_reviewed_section_banner_full_url: mediaUrl(best?.image ?? null),
    best_reviewed_section_banner_title: best?.title ?? null,
    best_reviewed_section_banner_hue: tileHue(best?.hue ?? 0),
    new_arrival_section_banner: fresh?.image ?? null,
    new_arrival_section_banner_full_url: mediaUrl(fresh?.image ?? null),
    new_arrival_section_banner_title: fresh?.title ?? null,
    new_arrival_section_banner_hue: tileHue(fresh?.hue ?? 0),
    bottom_section_banner: bottom?.image ?? null,
    bottom_section_banner_full_url: mediaUrl(bottom?.image ?? null),
    bottom_section_banner_title: bottom?.title ?? null,
    bottom_section_banner_hue: tileHue(bottom?.hue ?? 0),
    promotional_banner_url: mediaUrl(slider[0]?.image ?? null),
    promotional_banners: slider.map(({ id, title, image, hue, link }) => ({
      id,
      title,
      image_full_url: mediaUrl(image),
      tile_hue: tileHue(hue),
      link,
    })),
  };
}

export function presentVideoSection(row: VideoSectionRow, locale: Locale): ReplyOf<typeof API.promotions.videoContent> {
  return {
    banner_type: row.banner_type,
    banner_video: row.video,
    banner_video_content_full_url: mediaUrl(row.video_file),
    banner_image_full_url: mediaUrl(row.image),
    banner_contents: row.contents.flatMap(({ title, description }) => [
      { type: 'title' as const, value: inLocale(title, locale) },
      { type: 'description' as const, value: inLocale(description, locale) },
    ]),
  };
}

export function presentAdvertisement(row: AdvertisementRow, to: Scope['point']): Static<typeof Advertisement> {
  const [from, target] = [point(row.lat, row.lng), to && point(to.lat, to.lng)];
  return {
    id: row.id,
    add_type: row.add_type,
    title: row.title,
    description: row.description,
    cover_image_full_url: mediaUrl(row.cover_image),
    profile_image_full_url: mediaUrl(row.profile_image),
    video_attachment_full_url: mediaUrl(row.video),
    tile_hue: tileHue(row.hue),
    is_rating_active: row.is_rating_active ? 1 : 0,
    is_review_active: row.is_review_active ? 1 : 0,
    average_rating: row.avg_rating,
    reviews_comments_count: row.review_count,
    store: {
      id: row.store_id,
      slug: row.store_slug,
      name: row.store_name,
      module_id: row.module_id,
      zone_id: row.zone_id,
      distance: from && target ? Math.round(roadEstimateMetres(from, target) / 10) / 100 : null,
    },
  };
}

export function presentCashback(row: CashbackRow, digits: number): Static<typeof CashbackOffer> {
  const money = (amount: number) => toJsonAmount(amount as Minor, digits);
  return {
    id: row.id,
    title: row.title,
    cashback_type: row.cashback_type,
    cashback_amount: row.cashback_type === 'percentage' ? row.cashback_amount : money(row.cashback_amount),
    min_purchase: money(row.min_purchase_minor),
    max_discount: row.max_cashback_minor === null ? null : money(row.max_cashback_minor),
    start_date: row.starts_at.toISOString(),
    end_date: row.ends_at.toISOString(),
  };
}
