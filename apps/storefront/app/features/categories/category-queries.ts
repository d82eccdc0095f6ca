import { calls } from '@bozor/contract/shop/calls.ts';
import type { DeliveryType } from '@bozor/domain/stores/store-section.ts';
import { apiList, apiQuery } from '@bozor/web/api/query.ts';
import { STALE_MS } from '../../platform/stale-times.ts';
import type { PageQuery } from '../../platform/pages/page-query.ts';

export const categoryList = () => apiQuery(calls.categories.list, {}, { staleMs: STALE_MS.categories });

/** Subcategories of a category, with the category's own name. */
export const childCategories = (idOrSlug: string) =>
  apiQuery(calls.categories.childes, { params: { idOrSlug } }, { staleMs: STALE_MS.categories });

/** The subcategory that the URL selects. */
export function childIn(query: PageQuery<'category'>): number | undefined {
  const child = query.get('child') ?? '';
  return /^[1-9]\d{0,8}$/.test(child) ? Number(child) : undefined;
}

/** Items of a category and its subcategories, or of one subcategory. */
export const categoryItems = (idOrSlug: string, childId?: number) =>
  apiList(
    calls.items.ofCategory,
    { params: { idOrSlug }, query: { limit: 12, ...(childId !== undefined && { category_id: childId }) } },
    { rows: (reply) => reply.products, quiet: true },
  );

export const categoryStores = (idOrSlug: string, type: DeliveryType = 'all') =>
  apiList(calls.stores.ofCategory, { params: { idOrSlug }, query: { limit: 12, type } }, { rows: (reply) => reply.stores, quiet: true });
