import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import type { ComponentType } from 'react';
import { AdsSection } from '../ads/ads-section.tsx';
import { CouponsSection } from '../coupons/coupons-section.tsx';
import { BestReviewed } from './best-reviewed.tsx';
import { Brands } from './brands.tsx';
import { CampaignsSection } from './campaigns-section.tsx';
import { CommonConditions } from './common-conditions.tsx';
import { FeaturedCategories } from './featured-categories.tsx';
import { NewArrivals } from './new-arrivals.tsx';
import { SendingSteps, WhyChoose } from './parcel-reasons.tsx';
import { PopularSection } from './popular-section.tsx';
import { BottomBanner, PromoBanners } from './promo-banners.tsx';
import { RecommendedItems } from './recommended-items.tsx';
import { SpecialOffers } from './special-offers.tsx';
import { FeaturedStores, NewRestaurants, TopOffers, VisitAgain } from './store-sections.tsx';
import { StoresSection } from './stores-section.tsx';

/** Sections below the first viewport. They share one chunk, which no page loads at first. */
const LATER_SECTIONS = {
  'bottom-banner': BottomBanner,
  'promo-banners': PromoBanners,
  'popular': PopularSection,
  'visit-again': VisitAgain,
  'ads': AdsSection,
  'coupons': CouponsSection,
  'why-choose': WhyChoose,
  'sending-steps': SendingSteps,
  'special-offers': SpecialOffers,
  'top-offers': TopOffers,
  'best-reviewed': BestReviewed,
  'campaigns': CampaignsSection,
  'recommended': RecommendedItems,
  'stores': StoresSection,
  'new-arrivals': NewArrivals,
  'featured-categories': FeaturedCategories,
  'featured-stores': FeaturedStores,
  'common-conditions': CommonConditions,
  'new-restaurants': NewRestaurants,
  'brands': Brands,
} as const satisfies Readonly<Record<string, ComponentType<{ readonly type: ModuleType }>>>;

export type LaterName = keyof typeof LATER_SECTIONS;

export function LaterSection({ name, type }: { readonly name: LaterName; readonly type: ModuleType }) {
  const Component: ComponentType<{ readonly type: ModuleType }> = LATER_SECTIONS[name];
  return <Component type={type} />;
}
