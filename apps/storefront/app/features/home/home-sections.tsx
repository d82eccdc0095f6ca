import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import type { ComponentType } from 'react';
import type { ApiQuery } from '../../platform/query.ts';
import { useApiQuery } from '../../platform/use-api.ts';
import { categoryList } from '../categories/category-queries.ts';
import { BannerRail } from './banner-rail.tsx';
import { HomeCategories } from './home-categories.tsx';
import { chosenStores, FIRST_CHOICE, flashSales, homeBanners, parcelCategories, popularItems } from './home-queries.ts';
import { ParcelCategoriesSection } from './parcel-categories-section.tsx';
import { PopularSection } from './popular-section.tsx';
import { StoresSection } from './stores-section.tsx';
import styles from './home-page.module.css';

/** A part of a home page. It draws nothing when there is nothing to show. */
export interface HomeSection {
  readonly id: string;
  readonly Component: ComponentType<{ readonly type: ModuleType }>;
  /** What it reads, so that the server can load it with the page. */
  readonly reads: readonly ApiQuery[];
  /** Where it stands: `compact` below 1180 px only, `wide` above only. */
  readonly on?: 'compact' | 'wide';
  /** Seen without scrolling, so it is drawn at once. */
  readonly isFirst?: boolean;
}

const section = (id: string, Component: HomeSection['Component'], ...reads: readonly ApiQuery[]): HomeSection => ({ id, Component, reads });

/** In the hero's place on phones, further down where there is a hero. */
const bannersFirst: HomeSection = { ...section('banners', Banners, homeBanners()), on: 'compact', isFirst: true };
const bannersLater: HomeSection = { ...section('banners-row', LaterBanners), on: 'wide' };
const categories: HomeSection = { ...section('categories', HomeCategories, categoryList()), isFirst: true };
const popular: HomeSection = { ...section('popular', PopularSection, popularItems(), flashSales()), isFirst: true };
const stores = section('stores', StoresSection, chosenStores(FIRST_CHOICE));

/** What the home page of each module is made of, from top to bottom. */
export const HOME_SECTIONS: Readonly<Record<ModuleType, readonly HomeSection[]>> = {
  food: [bannersFirst, categories, popular, bannersLater, stores],
  grocery: [bannersFirst, categories, popular, bannersLater, stores],
  pharmacy: [bannersFirst, categories, popular, bannersLater, stores],
  ecommerce: [bannersFirst, categories, popular, bannersLater, stores],
  parcel: [{ ...section('parcel-categories', ParcelCategoriesSection, parcelCategories()), isFirst: true }],
};

/** Everything that the sections of a module read. */
export function homeQueries(type: ModuleType): ApiQuery[] {
  return HOME_SECTIONS[type].flatMap(({ reads }) => reads);
}

function Banners() {
  return <BannerRail banners={useApiQuery(homeBanners()).data?.banners ?? []} eager className={styles.banners} />;
}

function LaterBanners() {
  return <BannerRail banners={useApiQuery(homeBanners()).data?.banners ?? []} />;
}
