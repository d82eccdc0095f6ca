import { calls } from '@bozor/contract/calls.ts';
import type { DeliveryType, StoreKind, StoreTab } from '@bozor/domain/catalogue/store-section.ts';
import { apiList, apiQuery, STALE_MS } from '../../platform/query.ts';

/** Three rows on the widest page. */
export const popularItems = () =>
  apiQuery(calls.items.popular, { query: { limit: 18, type: 'all' } }, { staleMs: STALE_MS.popularItems, quiet: true });

export const homeBanners = () => apiQuery(calls.promotions.banners, {}, { staleMs: STALE_MS.banners, quiet: true });

export const flashSales = () => apiQuery(calls.promotions.flashSales, { query: { limit: 2 } }, { staleMs: 10_000, quiet: true });

export const parcelCategories = () => apiQuery(calls.parcel.categories, {}, { staleMs: STALE_MS.categories, quiet: true });

/** What the stores section asks: its tab orders, its filters narrow. */
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
    { params: { type: delivery }, query: { limit: 12, store_type: ORDER_OF[tab], filter: kind } },
    { rows: (reply) => reply.stores, quiet: true },
  );
