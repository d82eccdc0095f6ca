import { calls } from '@bozor/contract/shop/calls.ts';
import type { DeliveryType, StoreKind, StoreTab } from '@bozor/domain/stores/store-section.ts';
import type { Reply } from '@bozor/web/api/api.ts';
import { apiList, apiQuery } from '@bozor/web/api/query.ts';
import { STALE_MS } from '../../platform/stale-times.ts';

/** Three rows on the widest page. */
export const popularItems = () =>
  apiQuery(
    calls.items.popular,
    { query: { limit: 18, offset: 1, type: 'all', home: true } },
    { staleMs: STALE_MS.popularItems, quiet: true },
  );

/** Discounted items, in a row of which the widest page shows fewer than six at once. */
export const specialOffers = () =>
  apiQuery(
    calls.items.discounted,
    { query: { limit: 15, offset: 1, home: true } },
    { quiet: true, firstScreen: (reply: Reply<typeof calls.items.discounted>) => ({ ...reply, products: reply.products.slice(0, 6) }) },
  );

/** Two rows on the widest page, of all items or of one menu entry. */
export const bestReviewed = (entry: { readonly menu_id?: number; readonly category_id?: number } = {}) =>
  apiQuery(calls.items.mostReviewed, { query: { limit: 12, type: 'all', home: true, ...entry } }, { quiet: true });

export const recommendedItems = () =>
  apiQuery(calls.items.recommended, { query: { filter: 'all', limit: 15, offset: 1, home: true } }, { quiet: true });

export const newArrivals = () => apiQuery(calls.items.newArrival, { query: { limit: 10, home: true } }, { quiet: true });

/** Items of all featured categories, whose list is part of the reply, or of one. */
export const featuredItems = (categoryId?: number) =>
  apiList(
    calls.items.ofFeaturedCategories,
    { query: { page_limit: 20, home: true, ...(categoryId !== undefined && { category_id: categoryId }) } },
    { rows: (reply) => reply.products, staleMs: STALE_MS.featuredCategories, quiet: true },
  );

export const homeBrands = () => apiQuery(calls.brands.list, { query: { limit: 9 } }, { staleMs: STALE_MS.categories, quiet: true });

export const commonConditions = () => apiQuery(calls.conditions.list, {}, { staleMs: STALE_MS.commonConditions, quiet: true });

/** The first condition of the home page leaves out what the sections above show; one that is chosen shows all. */
export const conditionItems = (id: number, isChosen: boolean) =>
  apiList(
    calls.conditions.items,
    { params: { id }, query: { limit: 20, ...(!isChosen && { home: true }) } },
    { rows: (reply) => reply.products, staleMs: STALE_MS.commonConditions, quiet: true },
  );

/** Stores where the signed-in customer ordered before. */
export const visitedStores = () => apiQuery(calls.wishlist.visitAgain, { query: { limit: 12 } }, { personal: true, quiet: true });

/** Ties are ordered by distance, so it is refetched with the customer's own point. */
export const topOffers = () => apiQuery(calls.stores.topOffers, { query: { limit: 12, home: true } }, { near: true, quiet: true });

export const featuredStores = () => apiQuery(calls.stores.featured, { query: { limit: 20, home: true } }, { quiet: true });

export const newStores = () => apiQuery(calls.stores.latest, { query: { limit: 12, home: true } }, { quiet: true });

export const homeBanners = () => apiQuery(calls.promotions.banners, {}, { staleMs: STALE_MS.banners, quiet: true });

export const flashSales = () => apiQuery(calls.promotions.flashSales, { query: { limit: 2 } }, { staleMs: 10_000, quiet: true });

/** Choice of the stores section: the tab decides the order, the other two filter. */
export interface StoreChoice {
  readonly tab: StoreTab;
  readonly delivery: DeliveryType;
  readonly kind: StoreKind;
}

export const FIRST_CHOICE: StoreChoice = { tab: 'popular', delivery: 'all', kind: 'all' };

const ORDER_OF: Readonly<Record<StoreTab, StoreKind>> = { popular: 'popular', top_rated: 'top_rated', new: 'newly_joined' };

export const chosenStores = ({ tab, delivery, kind }: StoreChoice) =>
  apiList(
    calls.stores.list,
    { params: { type: delivery }, query: { limit: 12, store_type: ORDER_OF[tab], filter: kind, home: true } },
    { rows: (reply) => reply.stores, quiet: true },
  );

/** Pictures of the module's sections. */
export const sectionPictures = () => apiQuery(calls.promotions.promoBanners, {}, { staleMs: STALE_MS.banners, quiet: true });

export const sendingReasons = () => apiQuery(calls.promotions.whyChoose, {}, { staleMs: STALE_MS.banners, quiet: true });

export const sendingSteps = () => apiQuery(calls.promotions.videoContent, {}, { staleMs: STALE_MS.banners, quiet: true });
