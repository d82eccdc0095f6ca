import {
  initialFilters,
  readFilters,
  showsListing,
  sortsOf,
  type DataType,
  type Filter,
  type ListType,
  type Sort,
} from '@bozor/domain/catalogue/listing.ts';
import { PRICE_FILTER_BOUNDS } from '@bozor/domain/catalogue/price-filter.ts';
import { nothingLeft } from '@bozor/domain/nothing-left.ts';
import type { PageQuery } from '../../platform/pages/page-query.ts';
import type { PAGES } from '../../platform/pages/pages.ts';

export const DIETARY_LABELS = ['halal', 'veg'] as const;
export type DietaryLabel = (typeof DIETARY_LABELS)[number];

/** State of a listing, as its URL carries it. */
export interface ListingState {
  readonly dataType: DataType;
  readonly listType: ListType;
  readonly search: string;
  /** Id or slug of the category in the URL. */
  readonly category: string | undefined;
  /** Ticked categories; undefined until the first change, when the named category applies. */
  readonly categoryIds: readonly number[] | undefined;
  readonly brandIds: readonly number[];
  readonly filters: readonly Filter[];
  readonly diets: readonly DietaryLabel[];
  /** Codes of excluded allergens. */
  readonly without: readonly string[];
  /** Whether items with unstated allergens are included. */
  readonly showsNotStated: boolean;
  readonly sort: Sort;
  readonly stars: number;
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly view: 'grid' | 'list';
}

/** Query names of the listing's page. */
type QueryName = (typeof PAGES.home.query)[number];
/** Those that are no filters: the subject of the listing, and how it is shown. */
type SubjectName = 'search' | 'data_type' | 'id' | 'brand_id' | 'name' | 'from' | 'fromSearch' | 'list_type' | 'offset' | 'view';

/** URL value of an emptied list, which differs from an untouched one. */
const EMPTIED = 'none';

export function readListing(query: PageQuery<'home'>): ListingState {
  const given = query.get('data_type');
  const dataType = showsListing(given) ? given : 'all';
  const listType = query.get('list_type') === 'store' && dataType !== 'brand' ? 'store' : 'item';
  const filter = query.get('filter');
  const brand = numbersIn(query.get('brand_id'));
  const sort = sortsOf(listType, { isBrand: dataType === 'brand' }).find((each) => each === query.get('sort'));
  return {
    dataType,
    listType,
    search: dataType === 'searched' ? searchIn(query.get('search')) : '',
    category: dataType === 'category' ? (query.get('id') ?? undefined) : undefined,
    categoryIds: query.has('category_ids') ? numbersIn(query.get('category_ids')) : undefined,
    brandIds: query.has('brand_ids') ? numbersIn(query.get('brand_ids')) : brand,
    filters: filter === null ? initialFilters(dataType) : readFilters(filter.split(','), listType),
    diets: DIETARY_LABELS.filter((diet) => listIn(query.get('diet')).includes(diet)),
    without: listIn(query.get('without'))
      .filter((code) => /^[a-z][a-z_-]{0,39}$/.test(code))
      .slice(0, 20),
    showsNotStated: query.get('not_stated') === '1',
    sort: sort ?? 'default',
    stars: Math.min(5, Math.max(0, Number(query.get('rating_count')) || 0)),
    minPrice: priceIn(query.get('min_price'), PRICE_FILTER_BOUNDS.from),
    maxPrice: priceIn(query.get('max_price'), PRICE_FILTER_BOUNDS.to),
    view: query.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** The changeable part of a listing, as URL parameters. */
export function writeListing(change: Partial<Omit<ListingState, 'dataType' | 'search' | 'category'>>): {
  readonly [Name in QueryName]?: string | number | null;
} {
  const { listType, categoryIds, brandIds, filters, diets, without, showsNotStated, sort, stars, minPrice, maxPrice, view, ...rest } =
    change;
  nothingLeft(rest);
  return {
    ...(listType && { list_type: listType === 'store' ? 'store' : null }),
    ...('categoryIds' in change && { category_ids: listed(categoryIds) }),
    ...('brandIds' in change && { brand_ids: listed(brandIds) }),
    ...('filters' in change && { filter: listed(filters) }),
    ...(diets && { diet: diets.join(',') || null }),
    ...(without && { without: without.join(',') || null, ...(without.length === 0 && { not_stated: null }) }),
    ...(showsNotStated !== undefined && { not_stated: showsNotStated ? 1 : null }),
    ...(sort && { sort: sort === 'default' ? null : sort }),
    ...(stars !== undefined && { rating_count: stars || null }),
    ...(minPrice !== undefined && { min_price: minPrice === PRICE_FILTER_BOUNDS.from ? null : minPrice }),
    ...(maxPrice !== undefined && { max_price: maxPrice === PRICE_FILTER_BOUNDS.to ? null : maxPrice }),
    ...(view && { view: view === 'grid' ? null : view }),
  };
}

/** Parameters of a listing without changed filters; switching the tab resets to it (list-13). */
export const UNTOUCHED = {
  category_ids: null,
  brand_ids: null,
  filter: null,
  diet: null,
  without: null,
  not_stated: null,
  sort: null,
  rating_count: null,
  min_price: null,
  max_price: null,
} as const satisfies Readonly<Record<Exclude<QueryName, SubjectName>, null>>;

function listed(values: readonly (number | string)[] | undefined): string | null {
  return values === undefined ? null : values.length === 0 ? EMPTIED : values.join(',');
}

/** Removes control characters, which pasted text may contain and the server refuses. */
function searchIn(text: string | null): string {
  return (text ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 100);
}

function listIn(text: string | null): string[] {
  return (text ?? '').split(',');
}

function numbersIn(text: string | null): number[] {
  return listIn(text)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, 100);
}

function priceIn(text: string | null, usual: number): number {
  const price = Number(text);
  return text === null || !Number.isFinite(price)
    ? usual
    : Math.min(PRICE_FILTER_BOUNDS.to, Math.max(PRICE_FILTER_BOUNDS.from, Math.round(price)));
}

/** Whether the numbers of a category or brand in the whole module are those of the listing: nothing else narrows it. */
export function countsAll({ listType, search, filters, diets, without, stars, minPrice, maxPrice }: ListingState): boolean {
  const isPriced = minPrice > PRICE_FILTER_BOUNDS.from || maxPrice < PRICE_FILTER_BOUNDS.to;
  return listType === 'item' && search === '' && filters.length + diets.length + without.length + stars === 0 && !isPriced;
}
