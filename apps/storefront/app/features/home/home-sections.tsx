import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import type { ComponentType } from 'react';
import { lazyPart } from '@bozor/web/hydration/lazy-hydrate.tsx';
import type { ApiQuery } from '@bozor/web/api/query.ts';
import { categoryList } from '../categories/category-queries.ts';
import { parcelCategories } from '../parcel/parcel-queries.ts';
import { BannerRow } from './banner-row.tsx';
import { FirstBanners } from './first-banners.tsx';
import { HomeCategories } from './home-categories.tsx';
import { bestReviewed, flashSales, homeBanners, popularItems, sectionPictures, specialOffers } from './home-queries.ts';
import type { LaterName } from './later-sections.tsx';
import type { SectionKind } from './section.tsx';
import { SpecialOffers } from './special-offers.tsx';

/** In the first viewport: server-rendered with its queries. */
export interface FirstSection {
  readonly id: string;
  readonly Component: ComponentType<{ readonly type: ModuleType }>;
  readonly reads: readonly ApiQuery[];
  /** Only below 1180 px, or only from there. */
  readonly on?: 'compact' | 'wide';
}

/** Further down: its code and data load when it comes near the viewport. */
export interface LaterSection {
  readonly id: LaterName;
  /** Main content; decides the height reserved for it. */
  readonly of: SectionKind | 'ads' | 'banners' | 'line';
  /** For the signed-in only. */
  readonly isPersonal?: boolean;
}

/** A first section that not every module has, in a chunk of its own. */
const part = (id: string, load: () => Promise<FirstSection['Component']>) =>
  lazyPart(() => document.querySelector(`[data-section=${id}]`) !== null, load);
const BestReviewed = part('best-reviewed', async () => (await import('./best-reviewed.tsx')).BestReviewed);
const PopularSection = part('popular', async () => (await import('./popular-section.tsx')).PopularSection);
const ParcelCategoriesSection = part(
  'parcel-categories',
  async () => (await import('./parcel-categories-section.tsx')).ParcelCategoriesSection,
);

const first = (id: string, Component: FirstSection['Component'], ...reads: readonly ApiQuery[]): FirstSection => ({ id, Component, reads });
const later = (id: LaterName, of: LaterSection['of']): LaterSection => ({ id, of });

/** Takes the hero's place on phones; wide pages have a hero and show banners below their first items. */
const bannersFirst: FirstSection = { ...first('first-banners', FirstBanners, homeBanners()), on: 'compact' };
const bannersLater: FirstSection = { ...first('banners', BannerRow, homeBanners()), on: 'wide' };
const categories = first('categories', HomeCategories, categoryList());
const visitAgain: LaterSection = { ...later('visit-again', 'stores'), isPersonal: true };
const ads = later('ads', 'ads');
const promoBanners = later('promo-banners', 'banners');

/** Sections of each module's home page, from top to bottom; a section without content is not rendered. */
export const HOME_SECTIONS: Readonly<Record<ModuleType, readonly (FirstSection | LaterSection)[]>> = {
  food: [
    bannersFirst,
    categories,
    visitAgain,
    first('special-offers', SpecialOffers, specialOffers()),
    bannersLater,
    later('top-offers', 'stores'),
    later('best-reviewed', 'grid'),
    later('featured-categories', 'items'),
    later('new-restaurants', 'stores'),
    ads,
    later('stores', 'stores'),
  ],
  grocery: [
    bannersFirst,
    categories,
    visitAgain,
    first('popular', PopularSection, popularItems(), flashSales()),
    bannersLater,
    ads,
    later('special-offers', 'wideItems'),
    later('best-reviewed', 'grid'),
    later('campaigns', 'wideItems'),
    later('recommended', 'items'),
    later('coupons', 'line'),
    later('stores', 'stores'),
    later('bottom-banner', 'banners'),
    later('new-arrivals', 'grid'),
    later('featured-categories', 'items'),
    later('brands', 'line'),
    promoBanners,
  ],
  pharmacy: [
    bannersFirst,
    categories,
    visitAgain,
    first('best-reviewed', BestReviewed, bestReviewed(), sectionPictures()),
    bannersLater,
    later('top-offers', 'stores'),
    later('featured-stores', 'stores'),
    later('campaigns', 'wideItems'),
    later('common-conditions', 'items'),
    later('stores', 'stores'),
  ],
  ecommerce: [
    bannersFirst,
    categories,
    visitAgain,
    first('popular', PopularSection, popularItems(), flashSales()),
    bannersLater,
    later('special-offers', 'wideItems'),
    later('best-reviewed', 'grid'),
    later('new-arrivals', 'grid'),
    later('featured-categories', 'items'),
    later('brands', 'line'),
    promoBanners,
  ],
  parcel: [
    first('parcel-categories', ParcelCategoriesSection, parcelCategories()),
    promoBanners,
    later('why-choose', 'line'),
    later('sending-steps', 'banners'),
  ],
};

/** All queries of a module's first sections. */
export function homeQueries(type: ModuleType): ApiQuery[] {
  return HOME_SECTIONS[type].flatMap((section) => ('reads' in section ? section.reads : []));
}
