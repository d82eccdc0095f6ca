import { calls } from '@bozor/contract/shop/calls.ts';
import type { Category } from '@bozor/contract/shop/catalogue/categories.ts';
import { LISTING_PAGE_SIZE } from '@bozor/domain/catalogue/listing.ts';
import { PRICE_FILTER_BOUNDS } from '@bozor/domain/catalogue/price-filter.ts';
import type { CategoryBranch } from '@bozor/domain/catalogue/select-category.ts';
import type { CategoryId } from '@bozor/domain/ids.ts';
import { nothingLeft } from '@bozor/domain/nothing-left.ts';
import { apiList, apiQuery } from '@bozor/web/api/query.ts';
import { STALE_MS } from '../../platform/stale-times.ts';
import type { DietaryLabel, ListingState } from './listing-state.ts';

export const listingCategories = () => apiQuery(calls.categories.list, {}, { staleMs: STALE_MS.categories, quiet: true });

export type BrandOrder = 'default' | 'a_to_z' | 'z_to_a';

export const listingBrands = (order: BrandOrder = 'default') =>
  apiQuery(
    calls.brands.list,
    { query: { limit: 50, ...(order !== 'default' && { sort_by: order }) } },
    { staleMs: STALE_MS.categories, quiet: true },
  );

/** Checks whether the brand exists, wherever it is sold. */
export const itemsOfBrand = (id: number) =>
  apiQuery(calls.brands.items, { params: { idOrSlug: String(id) }, query: { limit: 1 } }, { staleMs: STALE_MS.search, quiet: true });

export const listingDiets = () => apiQuery(calls.search.diets, {}, { staleMs: STALE_MS.categories, quiet: true });

const options = { staleMs: STALE_MS.search, retry: 1, quiet: true } as const;

export const listedItems = (state: ListingState, categories: readonly Category[]) =>
  apiList(
    calls.search.listing,
    { query: requested({ ...state, listType: 'item' }, categories) },
    { ...options, rows: (reply) => reply.products },
  );

/** Includes the customer's point, since stores may be sorted by distance. Items and stores are separate queries, whichever tab is shown. */
export const listedStores = (state: ListingState, categories: readonly Category[]) =>
  apiList(
    calls.search.listing,
    { query: requested({ ...state, listType: 'store' }, categories) },
    { ...options, near: true, rows: (reply) => reply.stores },
  );

/** Categories in the form that the domain's ticking rules read. */
export function treeOf(categories: readonly Category[]): CategoryBranch[] {
  return categories.map(({ id, childes }) => ({
    id: id as CategoryId,
    childes: childes.map((child) => ({ id: child.id as CategoryId })),
  }));
}

/** The ticked categories: those in the URL, else the named one with its subcategories (list-17). An unknown id yields no results. */
export function tickedCategories(
  state: Pick<ListingState, 'categoryIds' | 'category'>,
  categories: readonly Category[],
): readonly number[] {
  if (state.categoryIds) return state.categoryIds;
  const all = categories.flatMap((parent) => [parent, ...parent.childes]);
  const named = all.find(({ id, slug }) => slug === state.category || String(id) === state.category);
  const parent = categories.find(({ id }) => id === named?.id);
  if (!named) return /^[1-9]\d{0,8}$/.test(state.category ?? '') ? [Number(state.category)] : [];
  return [named.id, ...(parent?.childes.map(({ id }) => id) ?? [])];
}

interface DietQuery {
  readonly halal?: true;
  readonly type?: 'veg';
}
const DIET_QUERY: Readonly<Record<DietaryLabel, DietQuery>> = { halal: { halal: true }, veg: { type: 'veg' } };

function requested(state: ListingState, categories: readonly Category[]) {
  const { dataType, listType, search, brandIds, filters, diets, without, showsNotStated, sort, stars, minPrice, maxPrice, ...others } =
    state;
  const { category, categoryIds: ticked, view: _looks, ...rest } = others;
  nothingLeft(rest);
  const categoryIds = tickedCategories({ category, categoryIds: ticked }, categories);
  return {
    limit: LISTING_PAGE_SIZE,
    data_type: dataType,
    list_type: listType,
    filter: [...filters],
    ...(search && { name: search }),
    ...(categoryIds.length > 0 && { category_ids: [...categoryIds] }),
    ...(brandIds.length > 0 && { brand_ids: [...brandIds] }),
    ...(Object.assign({}, ...diets.map((diet) => DIET_QUERY[diet])) as DietQuery),
    ...(without.length > 0 && { without: [...without], ...(showsNotStated && { not_stated: true }) }),
    ...(sort !== 'default' && { sort_by: sort }),
    ...(stars > 0 && { rating_count: stars }),
    ...(listType === 'item' && minPrice > PRICE_FILTER_BOUNDS.from && { min_price: minPrice }),
    ...(listType === 'item' && maxPrice < PRICE_FILTER_BOUNDS.to && { max_price: maxPrice }),
  };
}
