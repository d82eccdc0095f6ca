import type { ModuleType } from './module-type.ts';

/** Kinds of listing on /home; `all` lists everything of the module. The wire's `data_type`. */
const DATA_TYPES = ['all', 'category', 'brand', 'searched', 'discounted', 'new'] as const;
export type DataType = (typeof DATA_TYPES)[number];

/** The two tabs of a listing; the wire's `list_type`. */
const LIST_TYPES = ['item', 'store'] as const;
export type ListType = (typeof LIST_TYPES)[number];

/** Filters of a listing (list-10). */
export const FILTERS = ['currently_open', 'top_rated', 'discounted', 'popular', 'free_delivery', 'coupon'] as const;
export type Filter = (typeof FILTERS)[number];

/** Sort orders of a listing (list-11, list-12), and one by the price per kilogram or litre. */
export const SORTS = ['default', 'fast_delivery', 'nearby', 'high', 'low', 'unit_price', 'a_to_z', 'z_to_a'] as const;
export type Sort = (typeof SORTS)[number];

/** Page size of search (search-18). */
export const LISTING_PAGE_SIZE = 12;

/**
 * Largest number of entries that a list pages through and counts. Customers do not page further, and counting a million rows costs more
 * than showing some.
 */
export const LONGEST_LIST = 1_000;

const STORE_FILTERS: readonly Filter[] = FILTERS;
const ITEM_FILTERS: readonly Filter[] = ['top_rated', 'discounted', 'popular'];
const STORE_SORTS: readonly Sort[] = ['default', 'fast_delivery', 'nearby'];
const ITEM_SORTS: readonly Sort[] = ['default', 'high', 'low', 'unit_price'];
const NAME_SORTS: readonly Sort[] = ['a_to_z', 'z_to_a'];

/**
 * Returns whether /home with this `data_type` shows the listing instead of the module's home page (route-03); `all` does too.
 * @example showsListing('brand') // true;  showsListing(null) // false
 */
export function showsListing(dataType: unknown): dataType is DataType {
  return (DATA_TYPES as readonly unknown[]).includes(dataType);
}

/**
 * Returns the filters of a tab. Items have no opening hours, free delivery or coupons to filter by (list-14).
 * @example filtersOf('item') // ['top_rated', 'discounted', 'popular']
 */
export function filtersOf(listType: ListType): readonly Filter[] {
  return listType === 'item' ? ITEM_FILTERS : STORE_FILTERS;
}

/**
 * Returns the sort orders of a tab. A brand's listing adds those by name (list-11, list-12, list-14).
 * @example sortsOf('store') // ['default', 'fast_delivery', 'nearby']
 */
export function sortsOf(listType: ListType, { isBrand = false }: { readonly isBrand?: boolean } = {}): readonly Sort[] {
  const sorts = listType === 'item' ? ITEM_SORTS : STORE_SORTS;
  return isBrand ? [...sorts, ...NAME_SORTS] : sorts;
}

/**
 * Returns whether a tab has a price range: only items do (list-15).
 * @example hasPriceFilter('store') // false
 */
export function hasPriceFilter(listType: ListType): boolean {
  return listType === 'item';
}

/**
 * Returns the filters that are ticked when a listing opens and after its tab changes: `discounted` for that data type, else none (list-13,
 * list-16).
 * @example initialFilters('discounted') // ['discounted']
 */
export function initialFilters(dataType: DataType): readonly Filter[] {
  return dataType === 'discounted' ? ['discounted'] : [];
}

/**
 * Parses filters from outside. Returns those the tab offers, each once, and drops unknown ones.
 * @example readFilters(['coupon', 'popular', 7], 'item') // ['popular']
 */
export function readFilters(values: readonly unknown[], listType: ListType): Filter[] {
  return filtersOf(listType).filter((filter) => values.includes(filter));
}

/**
 * Returns the English name of a tab in a module (list-01).
 * @example tabName('item', 'pharmacy') // 'Medicines'
 */
export function tabName(
  listType: ListType,
  moduleType: ModuleType,
): 'Foods' | 'Groceries' | 'Medicines' | 'Items' | 'Restaurants' | 'Stores' {
  if (listType === 'store') return moduleType === 'food' ? 'Restaurants' : 'Stores';
  switch (moduleType) {
    case 'food':
      return 'Foods';
    case 'grocery':
      return 'Groceries';
    case 'pharmacy':
      return 'Medicines';
    case 'ecommerce':
    case 'parcel':
      return 'Items';
  }
}
